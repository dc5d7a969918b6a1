import { pickLetterColors } from '../../domain/mail/letterHtml.ts';
import { createSmtpPost, type MailSettings } from '../../server/auth/mailPost.ts';
import { raceTimeout } from '../../server/raceTimeout.ts';
import type { Administrator } from '../../server/local/administrator.ts';
import { competitionBasics } from '../../store/competition/competition.ts';
import { listDueMails } from './dueMails.ts';
import { readFacts, type MailFacts } from './facts.ts';
import { Mailer } from './mailer.ts';
import { DeskChanges, readReasons } from './reasons.ts';

const LOOK_EVERY_MS = 15_000;

/**
 * How long (ms) a closing server waits for the current mail. An interrupted mail is sent again after the next
 * start.
 */
const CLOSING_GRACE_MS = 2000;

interface Setup {
  readonly tree: Pick<Administrator, 'read' | 'update'>;
  readonly mail: MailSettings;
  /** False on a standby, which sends nothing until it takes over. */
  readonly isPrimary: () => boolean;
  readonly names: MailFacts['names'];
  /** False where the site is not served by us, as on Firebase. */
  readonly takesStops: boolean;
  readonly clock: () => number;
}

/** The mailer of one competition. `look` sends what is due. */
export function openMailer({
  tree,
  mail,
  isPrimary,
  names,
  takesStops,
  clock,
}: Setup): Mailer & { readonly close: () => void } {
  const site = new URL(mail.publicUrl).origin;
  const post = createSmtpPost(mail);
  const desk = new DeskChanges();
  const read = (path: string) => tree.read(path);
  const mailer = new Mailer({
    tree,
    post,
    due: async () => {
      let facts: Promise<MailFacts> | undefined;
      return listDueMails(await readReasons(read, desk), {
        now: clock(),
        site,
        facts: () => (facts ??= readFacts(read, { site, names })),
      });
    },
    colors: async () =>
      pickLetterColors(competitionBasics.parse(await read(competitionBasics.at)).primaryColor),
    oneClickSite: takesStops && site.startsWith('https:') ? site : undefined,
    domain: new URL(site).hostname,
    clock,
    isPrimary,
  });
  return Object.assign(mailer, { close: () => post.close() });
}

/**
 * Sends mails for a competition until it is stopped. Errors are reported, and retried at the next check.
 * @param report gets each new error once
 */
export function startMailer(
  setup: Setup,
  report: (error: unknown) => void,
): { readonly stop: () => Promise<void> } {
  const mailer = openMailer(setup);
  let looking: Promise<unknown> = Promise.resolve();
  let reported = '';
  const look = () => {
    looking = mailer.look().then(
      () => {
        reported = '';
      },
      (error: unknown) => {
        if (String(error) !== reported) report(error);
        reported = String(error);
      },
    );
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      mailer.stop();
      await raceTimeout(CLOSING_GRACE_MS, looking).catch(() => undefined);
      mailer.close();
    },
  };
}
