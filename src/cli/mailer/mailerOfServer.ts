import { billedDancers } from '../../domain/fees/accounts.ts';
import { letterColors } from '../../domain/mail/letterHtml.ts';
import { directoryOf } from '../../domain/people/directory.ts';
import { smtpPost, type MailSettings } from '../../server/auth/mailPost.ts';
import { within } from '../../server/within.ts';
import type { Administrator } from '../../server/local/administrator.ts';
import { competitionBasics } from '../../store/competition/competition.ts';
import { editedFees } from '../../store/competition/fees.ts';
import { everyEvent } from '../../store/events/events.ts';
import { competitors } from '../../store/people/competitors.ts';
import { agreedPrices, agreedWith } from '../../store/registrant/agreedPrices.ts';
import { registrationsByDancer } from '../../store/registrant/ownRegistration.ts';
import { registrationList } from '../../store/registrant/registrationList.ts';
import { allRequests } from '../../store/registrant/requests.ts';
import type { TreePath } from '../../store/tree/path.ts';
import { dueMails, type MailFacts } from './dueMails.ts';
import { Mailer } from './mailer.ts';

const LOOK_EVERY_MS = 15_000;

type Tree = Pick<Administrator, 'read' | 'update'>;

async function readFacts(tree: Tree, site: string): Promise<MailFacts> {
  const read = async <T>({ at, parse }: TreePath<T>): Promise<T> => parse(await tree.read(at));
  const [about, all, people, rules, registered, agreed] = await Promise.all([
    read(competitionBasics),
    read(everyEvent),
    read(competitors),
    read(editedFees.path),
    read(registrationsByDancer),
    read(agreedPrices),
  ]);
  const billed =
    rules.kind !== 'set'
      ? []
      : billedDancers(
          directoryOf(all, people),
          registered,
          { fees: rules.rules, dates: about.registration.dates },
          (dancer) => agreedWith(agreed, dancer),
        );
  return {
    competition: about,
    events: all,
    people: new Map(people.map((one) => [one.id, one])),
    owed: new Map(
      billed.flatMap(({ key, bill }) => (bill === undefined ? [] : [[key, bill.total] as const])),
    ),
    howToPay: rules.kind === 'set' ? rules.rules.howToPay : undefined,
    site,
  };
}

/** Closing the server waits no longer for a mail under way (ms): it is sent again after the next start. */
const CLOSING_GRACE_MS = 2000;

/**
 * Sends mails for the competition of this server until it is stopped. Errors are reported, and retried at the next look.
 * @param isPrimary false on a standby, which sends nothing until it takes over
 * @param report gets each new error once
 */
export function startMailer(
  tree: Tree,
  mail: MailSettings,
  isPrimary: () => boolean,
  report: (error: unknown) => void,
): { readonly stop: () => Promise<void> } {
  const site = new URL(mail.publicUrl).origin;
  const post = smtpPost(mail);
  const read = async <T>({ at, parse }: TreePath<T>): Promise<T> => parse(await tree.read(at));
  const mailer = new Mailer({
    tree,
    post,
    due: async () => {
      const reasons = { registrations: await read(registrationList), requests: await read(allRequests) };
      let facts: Promise<MailFacts> | undefined;
      return dueMails(reasons, () => (facts ??= readFacts(tree, site)));
    },
    colors: async () => letterColors((await read(competitionBasics)).primaryColor),
    domain: new URL(site).hostname,
    clock: Date.now,
  });
  let looking: Promise<unknown> = Promise.resolve();
  let reported = '';
  const look = () => {
    if (!isPrimary()) return;
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
      await within(CLOSING_GRACE_MS, looking).catch(() => undefined);
      post.close();
    },
  };
}
