import { mapDefined, omitUndefined } from '../../domain/mapDefined.ts';
import { createMailFormats } from '../../domain/mail/mailFormats.ts';
import { mailWordsFor } from '../../domain/mail/words/mailWordsIn.ts';
import { resolveCurrentKey } from '../../store/registrant/deskNotes.ts';
import { listReminders, planReminders } from './dayMails.ts';
import { listDeskChangeMails, listDisputeMails, listMessageMails, listPaymentMails } from './deskMails.ts';
import { isMailAddress, createMailId, type DueMail } from './dueMail.ts';
import type { MailFacts } from './facts.ts';
import { getTimeZoneOrUtc, type LetterDesk, type MailReason } from './letterDesk.ts';
import { listPlaceMails, listRequestMails } from './partnerMails.ts';
import type { MailReasons } from './reasons.ts';
import { writeRegisteredMail } from './registeredMail.ts';

/** Values by each of their keys. */
function indexed<T>(
  values: Iterable<T>,
  keysOf: (value: T) => readonly string[],
): (key: string) => readonly T[] {
  const index = new Map<string, T[]>();
  for (const value of values)
    for (const key of keysOf(value)) {
      const its = index.get(key);
      if (its === undefined) index.set(key, [value]);
      else its.push(value);
    }
  return (key) => index.get(key) ?? [];
}

/** The registration that identifies a device's user: the oldest one whose code the device has shown. */
function speakers({ codesShown, registrations }: MailReasons): ReadonlyMap<string, string> {
  const createdAt = new Map(registrations.map((one) => [one.code, one.createdAt]));
  return new Map(
    mapDefined(codesShown, ([uid, codes]) => {
      const [first] = codes
        .filter((code) => createdAt.has(code))
        .toSorted((a, b) => (createdAt.get(a) ?? 0) - (createdAt.get(b) ?? 0));
      return first === undefined ? undefined : ([uid, first] as const);
    }),
  );
}

/** The reasons for mails, by the person who gets them. */
function reasonsByReader(reasons: MailReasons, { now, site }: Pick<Options, 'now' | 'site'>) {
  const { notes, registrations } = reasons;
  const key = (dancer: string): string => resolveCurrentKey(dancer, notes);
  const speaks = speakers(reasons);
  const registeredAt = indexed(registrations, ({ competitor }) =>
    competitor === undefined ? [] : [competitor],
  );
  const requests = indexed(reasons.requests, ({ from, to }) => [from, to]);
  const places = indexed(reasons.places, ({ from }) => [from]);
  const changes = indexed(reasons.deskChanges, ({ dancers }) => dancers);
  const payments = indexed(reasons.payments, ({ payer }) =>
    payer.kind === 'dancer' ? [key(payer.dancer)] : [],
  );
  const messages = indexed(reasons.messages, ([, { to }]) => Object.keys(to).map(key));
  const objections = indexed(reasons.objections, ({ uid }) => mapDefined([speaks.get(uid)], (code) => code));
  const plan = planReminders(reasons.competition, now);
  return (one: MailReasons['registrations'][number], own: string): readonly MailReason[] => [
    { kind: 'registered', reason: [one.code], at: one.createdAt, letter: writeRegisteredMail },
    ...listDisputeMails(reasons.decided, objections(one.code), own),
    ...(own === ''
      ? []
      : [
          ...listRequestMails(requests(own), own),
          ...listPlaceMails(places(own), (guest) => registeredAt(guest)[0]?.createdAt ?? one.createdAt),
          ...listDeskChangeMails(changes(own), own, now),
          ...listPaymentMails(payments(own), own),
          ...listMessageMails(messages(own), own),
          ...listReminders(plan, one, { now, site }),
        ]),
  ];
}

interface Options {
  /** In milliseconds. */
  readonly now: number;
  /** The address of the site, such as https://pbc.example. */
  readonly site: string;
  readonly facts: () => Promise<MailFacts>;
}

/**
 * Lists all mails there is a reason for, sent or not: bulk mails last, otherwise the oldest first. Only people who
 * registered get any, at the address of their own registration.
 */
export function listDueMails(reasons: MailReasons, { now, site, facts }: Options): readonly DueMail[] {
  const { competition, registrations, notes } = reasons;
  const { host } = new URL(site);
  const mailReasons = reasonsByReader(reasons, { now, site });
  const due = registrations
    .filter(({ email }) => isMailAddress(email))
    .flatMap((one) => {
      const own = one.competitor === undefined ? '' : resolveCurrentKey(one.competitor, notes);
      const words = mailWordsFor(one.language);
      const desk = async (): Promise<LetterDesk> => {
        const known = await facts();
        return {
          reasons,
          facts: known,
          names: await known.names(words.language),
          words,
          formats: createMailFormats(words.language, getTimeZoneOrUtc(competition)),
          sender: { competition: competition.fullName ?? host, site: host },
          one,
          own,
        };
      };
      return mailReasons(one, own).map(({ kind, reason, at, isBulk = false, letter, stopUrl }): DueMail => ({
        id: createMailId(kind, ...reason),
        kind,
        to: one.email,
        at,
        isBulk,
        language: words.language,
        ...omitUndefined({
          dancer: own === '' ? undefined : own,
          follows: kind === 'registered' ? undefined : createMailId('registered', one.code),
          stop: stopUrl === undefined ? undefined : { code: one.code, url: stopUrl },
        }),
        write: async () => letter(await desk()),
      }));
    });
  return due.toSorted((a, b) => Number(a.isBulk) - Number(b.isBulk) || (a.at ?? 0) - (b.at ?? 0));
}
