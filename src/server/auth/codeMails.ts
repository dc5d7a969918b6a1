import type { Logger } from 'pino';
import { ADMINISTRATOR_CALLER } from '../database/caller.ts';
import type { Database } from '../database/database.ts';
import type { GroupCommit } from '../database/groupCommit.ts';
import { RATE_POLICIES } from '../throttle/policies.ts';
import { Throttle } from '../throttle/throttle.ts';
import { toPlainValue } from '../tree/text.ts';
import { raceTimeout } from '../raceTimeout.ts';
import type { AccountStore } from './accounts.ts';
import { CODE_LIFETIME_MS, drawCode } from './actionCodes.ts';
import { buildActionLink } from './actionLink.ts';
import type { MailPost } from './mailPost.ts';
import { buildCodeMail, type CodeMailKind } from './mailText.ts';

/** The time that closing waits for mails in progress (ms). */
const CLOSING_TIMEOUT_MS = 2000;

function nameOfEvent(database: Pick<Database, 'read'>): string {
  const name = toPlainValue(database.read(ADMINISTRATOR_CALLER, ['competitionMetadata', 'fullName']));
  return typeof name === 'string' && name !== '' ? name : 'the competition';
}

/** The competition's time zone, or this machine's if it is missing or unknown. */
function zoneOfEvent(database: Pick<Database, 'read'>): string {
  const named = toPlainValue(database.read(ADMINISTRATOR_CALLER, ['competitionMetadata', 'timeZone']));
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (typeof named !== 'string') return own;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: named }).resolvedOptions().timeZone;
  } catch {
    return own; // unknown time zone
  }
}

/**
 * Mails links to reset a password or to sign in. The work happens after the answer, so the caller learns
 * neither if the address is known nor if the mail server accepted the mail.
 *
 * Links start with the configured URL, never with one from the request: a stranger could put their own host
 * there and receive the code.
 */
export class CodeMails {
  private readonly setup: {
    readonly accounts: AccountStore;
    readonly commits: GroupCommit;
    readonly post: MailPost;
    readonly publicUrl: string;
    readonly apiKey: string;
    readonly database: Pick<Database, 'read'>;
    readonly clock: () => number;
    readonly log: Logger;
  };
  private readonly ofAccount: Throttle;
  private readonly inAll: Throttle;
  private readonly underWay = new Set<Promise<void>>();

  constructor(setup: CodeMails['setup']) {
    this.setup = setup;
    this.ofAccount = new Throttle(RATE_POLICIES.mailsOfAccount, setup.clock);
    this.inAll = new Throttle(RATE_POLICIES.mailsInAll, setup.clock);
  }

  /** Sends a code to an address, if it is known. Returns at once. */
  asked(kind: CodeMailKind, email: string): void {
    // After the answer, so a known address takes no longer than an unknown one.
    setImmediate(() => {
      const work = this.deliver(kind, email)
        .catch((error: unknown) =>
          this.setup.log.error({ reason: String(error) }, 'a mail with a code was not sent'),
        )
        .finally(() => this.underWay.delete(work));
      this.underWay.add(work);
    });
  }

  /** Waits briefly for mails in progress, then closes the connection. */
  async close(): Promise<void> {
    await raceTimeout(CLOSING_TIMEOUT_MS, Promise.all(this.underWay)).catch(() => undefined);
    this.setup.post.close();
  }

  private async deliver(kind: CodeMailKind, email: string): Promise<void> {
    const { accounts, commits, post, publicUrl, apiKey, database, log } = this.setup;
    const now = this.setup.clock();
    const account = accounts.byEmail(email);
    if (account === undefined || account.disabled) return;
    // Count each kind separately: requests for one must not use up the other.
    const counted = `${kind} ${account.uid}`;
    if (!this.ofAccount.has(counted) || !this.inAll.take('')) {
      log.warn('no more mails with codes for now');
      return;
    }
    this.ofAccount.spend(counted);
    const code = drawCode(accounts, account, kind, now);
    // The mailed code must survive a power cut.
    await commits.settled();
    await post.send(
      buildCodeMail({
        kind,
        to: email,
        event: nameOfEvent(database),
        link: buildActionLink(publicUrl, { kind, code, ...(kind === 'EMAIL_SIGNIN' ? { apiKey } : {}) }),
        until: now + CODE_LIFETIME_MS,
        timeZone: zoneOfEvent(database),
      }),
    );
  }
}
