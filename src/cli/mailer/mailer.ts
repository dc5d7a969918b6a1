import type { Mail } from '../../server/auth/mailPost.ts';
import type { Json, JsonObject } from '../../server/tree/json.ts';
import { letterHtml, type LetterColors } from '../../domain/mail/letterHtml.ts';
import { letterText } from '../../domain/mail/letterText.ts';
import { childOf, childrenOf, numberOf, textOf } from '../../store/tree/path.ts';
import type { DueMail } from './dueMails.ts';

/** The log of mails with their delivery states. Only the organizer reads it. */
const MAILS_AT = 'mails';

/** Per address and hour, so that repeated registrations do not flood the owner of an address. */
const MAX_PER_ADDRESS = 5;
const HOUR_MS = 3_600_000;
/** To all addresses together, per hour: registrations cost a stranger nothing. */
const MAX_PER_HOUR = 500;

/** Of one look: a mail server takes no storm. */
const MAX_AT_ONCE = 20;

const MAX_TRIES = 8;
const FIRST_RETRY_MS = 60_000;

type MailState =
  /** Handed to the mail server, without an answer so far: after a crash it is sent again under the same Message-ID. */
  | { readonly kind: 'sending'; readonly at: number }
  | { readonly kind: 'sent'; readonly at: number }
  /** Not taken; tried again later. */
  | { readonly kind: 'failed'; readonly at: number; readonly tries: number }
  /** Refused permanently, or tried too often. */
  | { readonly kind: 'bounced'; readonly at: number };

interface LoggedMail {
  readonly to: string;
  readonly state: MailState;
}

function stateOf(raw: unknown): MailState | undefined {
  const at = numberOf(childOf(raw, 'at'));
  const kind = childOf(raw, 'state');
  if (at === undefined) return undefined;
  if (kind === 'failed') return { kind, at, tries: numberOf(childOf(raw, 'tries')) ?? 1 };
  return kind === 'sending' || kind === 'sent' || kind === 'bounced' ? { kind, at } : undefined;
}

function parseLog(raw: unknown): ReadonlyMap<string, LoggedMail> {
  const log = new Map<string, LoggedMail>();
  for (const [id, one] of childrenOf(raw)) {
    const [to, state] = [textOf(childOf(one, 'to')), stateOf(one)];
    if (to !== undefined && state !== undefined) log.set(id, { to, state });
  }
  return log;
}

const written = (to: string, state: MailState): JsonObject =>
  state.kind === 'failed'
    ? { to, state: state.kind, at: state.at, tries: state.tries }
    : { to, state: state.kind, at: state.at };

/** True if a mail may go out now. */
function isDueNow(logged: LoggedMail | undefined, now: number): boolean {
  switch (logged?.state.kind) {
    case undefined:
    case 'sending':
      return true;
    case 'sent':
    case 'bounced':
      return false;
    case 'failed':
      return now >= logged.state.at + FIRST_RETRY_MS * 2 ** (logged.state.tries - 1);
  }
}

/** Large and small letters are one mailbox, and so is what follows a plus sign. */
const ownerOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*@/, '@');

/** Problems of one mail. Any other is the mail server's, and says nothing about this mail. */
const isAboutMail = (problem: string): boolean => /\b(?:MAIL FROM|RCPT TO|DATA)\b/.test(problem);

/** The mail server's last word on this address: 5xx after RCPT TO. */
const isPermanent = (problem: string): boolean => /RCPT TO\b.*\b5\d\d\b/.test(problem);

export interface MailerSetup {
  readonly tree: {
    read(path: string): Promise<Json>;
    update(patch: Readonly<Record<string, Json>>): Promise<void>;
  };
  readonly post: { send(mail: Mail): Promise<void> };
  /** All mails with a reason in the current tree. */
  readonly due: () => Promise<readonly DueMail[]>;
  readonly colors: () => Promise<LetterColors>;
  /** The domain of Message-IDs. */
  readonly domain: string;
  readonly clock: () => number;
}

/**
 * Sends each due mail once. Before a mail goes out it is noted as being sent, and after the mail server's answer as sent: a
 * crash in between sends it again under the same Message-ID, and loses none.
 */
export class Mailer {
  private readonly setup: MailerSetup;
  private running: Promise<number> | undefined;
  private isStopped = false;

  constructor(setup: MailerSetup) {
    this.setup = setup;
  }

  /** Looks once, and sends what is due. Two looks at the same time are one. @returns the number of mails sent */
  look(): Promise<number> {
    this.running ??= this.lookNow().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  /** Sends no further mail. */
  stop(): void {
    this.isStopped = true;
  }

  private async lookNow(): Promise<number> {
    const { clock, due, tree } = this.setup;
    const raw = await tree.read(MAILS_AT);
    const since = await this.sinceWhen(childOf(raw, 'since'));
    const log = new Map(parseLog(childOf(raw, 'log')));
    const now = clock();
    const perAddress = new Map<string, number>();
    let inLastHour = 0;
    for (const { to, state } of log.values())
      if (state.at > now - HOUR_MS) {
        inLastHour += 1;
        perAddress.set(ownerOf(to), (perAddress.get(ownerOf(to)) ?? 0) + 1);
      }
    let sent = 0;
    let tried = 0;
    for (const mail of await due()) {
      if (this.isStopped || tried >= MAX_AT_ONCE) break;
      const logged = log.get(mail.id);
      const used = perAddress.get(ownerOf(mail.to)) ?? 0;
      const isOverLimit = logged === undefined && (used >= MAX_PER_ADDRESS || inLastHour >= MAX_PER_HOUR);
      if (mail.at < since || !isDueNow(logged, now) || isOverLimit) continue;
      perAddress.set(ownerOf(mail.to), used + 1);
      inLastHour += 1;
      tried += 1;
      if (await this.send(mail, logged)) sent += 1;
    }
    return sent;
  }

  /** Mails begin with the first look: earlier registrations get none after a mail server is set up. */
  private async sinceWhen(raw: unknown): Promise<number> {
    const known = numberOf(raw);
    if (known !== undefined) return known;
    const now = this.setup.clock();
    await this.setup.tree.update({ [`${MAILS_AT}/since`]: now });
    return now;
  }

  private async send({ id, to, write }: DueMail, logged: LoggedMail | undefined): Promise<boolean> {
    const { post, colors, domain, clock } = this.setup;
    const note = (state: MailState) =>
      this.setup.tree.update({ [`${MAILS_AT}/log/${id}`]: written(to, state) });
    const letter = await write();
    await note({ kind: 'sending', at: clock() });
    try {
      await post.send({
        to,
        subject: letter.subject,
        text: letterText(letter),
        html: letterHtml(letter, 'en', await colors()),
        fromName: letter.from,
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      // Stays noted as being sent: the next look tries it again, however long the mail server is away.
      if (!isAboutMail(String(error))) throw error;
      const tries = (logged?.state.kind === 'failed' ? logged.state.tries : 0) + 1;
      const isOver = tries >= MAX_TRIES || isPermanent(String(error));
      await note(isOver ? { kind: 'bounced', at: clock() } : { kind: 'failed', at: clock(), tries });
      return false;
    }
    await note({ kind: 'sent', at: clock() });
    return true;
  }
}
