import type { Letter } from './letter.ts';
import { buildPayParts, type MailedWaysToPay } from './payParts.ts';
import { buildNumberRow, writeShortLetter, type MailSender } from './shortLetter.ts';
import type { MailWords } from './words/mailWords.ts';

interface Reminder extends MailSender {
  /** Opens the page that ends reminders. */
  readonly stopUrl: string;
}

const stop = ({ stopUrl }: Reminder, { stopReminders }: MailWords) => ({
  words: stopReminders,
  url: stopUrl,
});

/** Registration closes soon, and something is left to pay. */
export const writeClosingSoonLetter = (
  about: Reminder & {
    readonly days: number;
    readonly amount: string;
    readonly closes: string;
    readonly howToPay?: MailedWaysToPay;
    readonly entriesUrl: string;
  },
  mail: MailWords,
): Letter =>
  writeShortLetter(
    about,
    {
      said: mail.closing(about.days, about.amount, about.closes),
      parts: [...buildPayParts(about.howToPay, mail)],
      button: { words: mail.open.entries, url: about.entriesUrl },
      stop: stop(about, mail),
    },
    mail,
  );

/** The first round of tomorrow. */
export const writeDanceTomorrowLetter = (
  about: Reminder & {
    readonly time: string;
    readonly event: string;
    readonly number?: string;
    readonly dayUrl: string;
  },
  mail: MailWords,
): Letter =>
  writeShortLetter(
    about,
    {
      said: mail.tomorrow(about.time, about.event),
      parts: [
        {
          kind: 'list',
          rows: [
            { title: about.event, end: { kind: 'amount', text: about.time } },
            ...(about.number === undefined ? [] : [buildNumberRow(about.number, mail)]),
          ],
        },
      ],
      button: { words: mail.open.day, url: about.dayUrl },
      stop: stop(about, mail),
    },
    mail,
  );

export interface MailedResult {
  readonly event: string;
  /** Undefined: called back, and the next round was not posted. */
  readonly place: number | undefined;
  readonly couples: number;
}

/** The public results of a dancer. */
export const writeResultsLetter = (
  about: Reminder & { readonly results: readonly MailedResult[]; readonly resultsUrl: string },
  mail: MailWords,
): Letter =>
  writeShortLetter(
    about,
    {
      said: mail.results(about.competition),
      parts: [
        {
          kind: 'list',
          title: mail.yourEvents,
          rows: about.results.map(({ event, place, couples }) => ({
            title: event,
            end: {
              kind: 'amount',
              text: place === undefined ? mail.calledBack : mail.placeOf(place, couples),
            },
          })),
        },
      ],
      button: { words: mail.open.results, url: about.resultsUrl },
      stop: stop(about, mail),
    },
    mail,
  );
