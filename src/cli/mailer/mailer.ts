import { randomBytes } from 'node:crypto';
import type { Mail } from '../../server/auth/mailPost.ts';
import type { Json } from '../../server/tree/json.ts';
import { omitUndefined } from '../../domain/mapDefined.ts';
import type { Letter } from '../../domain/mail/letter.ts';
import { renderLetterHtml, type LetterColors } from '../../domain/mail/letterHtml.ts';
import { renderLetterText } from '../../domain/mail/letterText.ts';
import {
  loggedMailAt,
  mailSecret,
  mailLog,
  MAILS_SINCE_AT,
  mailResends,
  type LoggedMail,
} from '../../store/registrant/mails.ts';
import { toNumber } from '../../store/tree/path.ts';
import type { DueMail } from './dueMail.ts';
import { messageKey, createStopToken } from './mailKeys.ts';

/** Per address and hour, so that repeated registrations do not flood the owner of an address. */
const MAX_PER_ADDRESS = 5;
const HOUR_MS = 3_600_000;
/** The hourly limit for all addresses together, because registrations cost a stranger nothing. */
const MAX_PER_HOUR = 500;
/** The part of that limit for bulk mails, so that a confirmation does not wait for a thousand reminders. */
const MAX_BULK_PER_HOUR = 400;

/** The mails sent at a time, so that the mail server is not flooded. */
const MAX_AT_ONCE = 20;

const MAX_TRIES = 8;
const FIRST_RETRY_MS = 60_000;

/** Time after which a mail without news is checked again. */
const NOTHING_TO_TELL_MS = HOUR_MS;

/** True if a mail may go out now. */
function isDueNow(logged: LoggedMail | undefined, now: number): boolean {
  switch (logged?.state) {
    case undefined:
    case 'sending':
      return true;
    case 'sent':
    case 'bounced':
      return false;
    case 'failed':
      return now >= logged.at + FIRST_RETRY_MS * 2 ** ((logged.tries ?? 1) - 1);
  }
}

/** Addresses that differ only in capitals, or in a suffix after a plus sign, belong to one mailbox. */
const ownerOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*@/, '@');

/** True for an error about this one mail. All other errors are about the mail server itself. */
const isAboutMail = (problem: string): boolean => /\b(?:MAIL FROM|RCPT TO|DATA)\b/.test(problem);

/** True if the mail server permanently refuses this address: 5xx after RCPT TO. */
const isPermanent = (problem: string): boolean => /RCPT TO\b.*\b5\d\d\b/.test(problem);

/** Counts the mails of the last hour. */
class Budget {
  private readonly perAddress = new Map<string, number>();
  private inAll = 0;

  constructor(log: Iterable<LoggedMail>, now: number) {
    for (const { to, at } of log) if (at > now - HOUR_MS) this.spend(to);
  }

  hasRoom({ to, isBulk }: Pick<DueMail, 'to' | 'isBulk'>): boolean {
    return (
      (this.perAddress.get(ownerOf(to)) ?? 0) < MAX_PER_ADDRESS &&
      this.inAll < (isBulk ? MAX_BULK_PER_HOUR : MAX_PER_HOUR)
    );
  }

  spend(to: string): void {
    this.perAddress.set(ownerOf(to), (this.perAddress.get(ownerOf(to)) ?? 0) + 1);
    this.inAll += 1;
  }
}

/**
 * Headers with which a mail program stops reminders: with one click if our server accepts that, otherwise on
 * the page.
 */
const unsubscribeHeaders = (
  { code, url }: NonNullable<DueMail['stop']>,
  { secret, oneClickSite }: { readonly secret: string; readonly oneClickSite: string | undefined },
): Readonly<Record<string, string>> =>
  oneClickSite === undefined
    ? { 'List-Unsubscribe': `<${url}>` }
    : {
        'List-Unsubscribe': `<${oneClickSite}/.no-reminders/${createStopToken(secret, code)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };

export interface MailerSetup {
  readonly tree: {
    read(path: string): Promise<Json>;
    update(patch: Readonly<Record<string, Json>>): Promise<void>;
  };
  readonly post: { send(mail: Mail): Promise<void> };
  /** All mails with a reason in the current tree. */
  readonly due: () => Promise<readonly DueMail[]>;
  readonly colors: () => Promise<LetterColors>;
  /** The https address of our server, if it takes the POST of RFC 8058. */
  readonly oneClickSite: string | undefined;
  /** The domain of Message-IDs. */
  readonly domain: string;
  readonly clock: () => number;
  /** False on a standby server. */
  readonly isPrimary: () => boolean;
}

/**
 * Sends each due mail once. A mail is logged as "sending" before it goes out, and as "sent" after the mail
 * server's answer. After a crash in between, it is sent again under the same Message-ID, so none is lost.
 */
export class Mailer {
  private readonly setup: MailerSetup;
  private running: Promise<number> | undefined;
  private isStopped = false;
  /** Due mails that had no news, and when that was checked. */
  private readonly silent = new Map<string, number>();

  constructor(setup: MailerSetup) {
    this.setup = setup;
  }

  /**
   * Checks once for due mails and sends them. Simultaneous calls share one check.
   * @returns the number of mails sent
   */
  look(): Promise<number> {
    this.running ??= this.lookNow().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  /** Stops before the next mail. */
  stop(): void {
    this.isStopped = true;
  }

  private async lookNow(): Promise<number> {
    const { clock, due, tree, isPrimary } = this.setup;
    if (!isPrimary()) return 0;
    const { since, secret } = await this.begin();
    const log = mailLog.parse(await tree.read(mailLog.at));
    const again = mailResends.parse(await tree.read(mailResends.at));
    const now = clock();
    const budget = new Budget(log.values(), now);
    let sent = 0;
    let tried = 0;
    for (const mail of await due()) {
      // The server may hand over to the standby in the middle of a check.
      if (this.isStopped || !isPrimary() || tried >= MAX_AT_ONCE) break;
      const logged = log.get(mail.id);
      const asked = again.get(mail.id);
      const isAgain = asked !== undefined && asked > (logged?.again ?? 0);
      const isNew = logged === undefined || isAgain;
      if (mail.at !== undefined && mail.at < since) continue;
      if (!isAgain && !isDueNow(logged, now)) continue;
      if (isNew && !budget.hasRoom(mail)) continue;
      if (logged === undefined && now < (this.silent.get(mail.id) ?? 0) + NOTHING_TO_TELL_MS) continue;
      const letter = await mail.write();
      if (letter === undefined) {
        this.silent.set(mail.id, now);
        continue;
      }
      budget.spend(mail.to);
      tried += 1;
      if (await this.send(mail, letter, { logged, secret, again: isAgain ? asked : logged?.again }))
        sent += 1;
    }
    return sent;
  }

  /**
   * Mailing begins with the first check: earlier registrations get no mails after a mail server is set up.
   */
  private async begin(): Promise<{ readonly since: number; readonly secret: string }> {
    const { tree, clock } = this.setup;
    const known = {
      since: toNumber(await tree.read(MAILS_SINCE_AT)),
      secret: mailSecret.parse(await tree.read(mailSecret.at)),
    };
    const { since = clock(), secret = randomBytes(32).toString('hex') } = known;
    if (known.since === undefined || known.secret === undefined)
      await tree.update({ [MAILS_SINCE_AT]: since, [mailSecret.at]: secret });
    return { since, secret };
  }

  private async send(
    { id, kind, to, dancer, language, follows, stop }: DueMail,
    letter: Letter,
    {
      logged,
      secret,
      again,
    }: {
      readonly logged: LoggedMail | undefined;
      readonly secret: string;
      readonly again: number | undefined;
    },
  ): Promise<boolean> {
    const { post, colors, domain, clock, oneClickSite } = this.setup;
    const { subject } = letter;
    const note = (state: LoggedMail['state'], tries?: number) =>
      this.setup.tree.update({
        [loggedMailAt(id)]: {
          to,
          kind,
          subject,
          state,
          at: clock(),
          ...omitUndefined({ dancer, tries, again }),
        },
      });
    const messageId = (key: string): string => `<${messageKey(secret, key)}@${domain}>`;
    await note('sending');
    try {
      await post.send({
        to,
        subject,
        text: renderLetterText(letter),
        html: renderLetterHtml(letter, language, await colors()),
        fromName: letter.from,
        // A mail that staff resend gets a new Message-ID: mail programs would hide a duplicate.
        messageId: messageId(again === undefined ? id : `${id}.${again}`),
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(follows === undefined
            ? {}
            : { 'In-Reply-To': messageId(follows), References: messageId(follows) }),
          ...(stop === undefined ? {} : unsubscribeHeaders(stop, { secret, oneClickSite })),
        },
      });
    } catch (error) {
      // The log still says "sending": the next check tries again, however long the mail server is
      // unreachable.
      if (!isAboutMail(String(error))) throw error;
      const tries = (logged?.state === 'failed' ? (logged.tries ?? 1) : 0) + 1;
      const isOver = tries >= MAX_TRIES || isPermanent(String(error));
      await (isOver ? note('bounced') : note('failed', tries));
      return false;
    }
    await note('sent');
    return true;
  }
}
