import type { CompetitionEvent } from '../../domain/competition.ts';
import { mapDefined, omitUndefined } from '../../domain/mapDefined.ts';
import {
  writeClosingSoonLetter,
  writeDanceTomorrowLetter,
  writeResultsLetter,
} from '../../domain/mail/dayLetters.ts';
import type { Letter } from '../../domain/mail/letter.ts';
import { toLocalDay, toCalendarDay, type CalendarDay } from '../../domain/registration/calendar.ts';
import { toMoment } from '../../domain/registration/clock.ts';
import type { Competition } from '../../store/competition/competition.ts';
import type { MailedRegistration } from '../../store/registrant/mails.ts';
import { findCoupleOutcome } from '../../store/results/publicResults.ts';
import { buildEntriesUrl, getTimeZoneOrUtc, type LetterDesk, type MailReason } from './letterDesk.ts';

const DAY_MS = 24 * 60 * 60_000;
const CLOSING_DAYS = 3;
/** The times of the mails on the evening before, and on the morning after the last day. */
const TOMORROW_FROM_MINUTES = 17 * 60;
const RESULTS_FROM_MINUTES = 9 * 60;
const RESULTS_FOR_MS = 3 * DAY_MS;

const nextDay = (day: CalendarDay): CalendarDay => toLocalDay('UTC', Date.parse(day) + DAY_MS) ?? day;

/** The page that ends reminders. */
const stopUrl = (site: string, { code }: MailedRegistration): string =>
  `${site}/updateEntries?mails=off#${code}`;

/** The first planned round of a dancer on a day. */
function firstRound(
  { facts, own }: LetterDesk,
  day: CalendarDay,
  zone: string,
): { readonly event: CompetitionEvent; readonly at: number } | undefined {
  const all = facts.events.flatMap((event) => {
    const its = new Set(
      event.entries.filter(({ leadId, followId }) => leadId === own || followId === own).map(({ id }) => id),
    );
    return mapDefined(event.rounds, ({ startTime, entries }) =>
      startTime === undefined || toLocalDay(zone, startTime) !== day || !entries.some(({ id }) => its.has(id))
        ? undefined
        : { event, at: startTime },
    );
  });
  return all.toSorted((a, b) => a.at - b.at)[0];
}

const isOwn =
  (own: string) =>
  ({ leadId, followId }: CompetitionEvent['entries'][number]): boolean =>
    leadId === own || followId === own;

async function writeResults(desk: LetterDesk, stop: string): Promise<Letter | undefined> {
  const { facts, own, sender, words, names } = desk;
  const couples = facts.events.flatMap((event) =>
    event.entries.filter(isOwn(own)).map((entry) => ({ event, entry })),
  );
  const found = await Promise.all(
    couples.map(async ({ event, entry: { number } }) => {
      const its = number === undefined ? undefined : await facts.resultsOf(event.key);
      const came =
        its === undefined || number === undefined ? undefined : findCoupleOutcome(its.rounds, number);
      return came === undefined
        ? undefined
        : {
            event: names.eventName(event),
            place: came.kind === 'placed' ? came.place : undefined,
            couples: event.entries.length,
          };
    }),
  );
  const results = mapDefined(found, (result) => result);
  return results.length === 0
    ? undefined
    : writeResultsLetter(
        { ...sender, results, resultsUrl: `${facts.site}/competitors/${own}`, stopUrl: stop },
        words,
      );
}

function writeClosing(desk: LetterDesk, closed: number, now: number, stop: string): Letter | undefined {
  const { facts, formats, sender, words, own } = desk;
  const left = facts.balances.get(own)?.left ?? 0;
  return left <= 0
    ? undefined
    : writeClosingSoonLetter(
        {
          ...sender,
          days: Math.round((closed - now) / DAY_MS),
          amount: formats.money(left),
          closes: formats.moment(closed - 1),
          ...omitUndefined({
            howToPay: desk.names.howToPay(facts.ways, left, [{ kind: 'dancer', dancer: own }]),
          }),
          entriesUrl: buildEntriesUrl(desk),
          stopUrl: stop,
        },
        words,
      );
}

function writeTomorrow(desk: LetterDesk, day: CalendarDay, stop: string): Letter | undefined {
  const { facts, formats, names, sender, words, own, reasons } = desk;
  const round = firstRound(desk, day, getTimeZoneOrUtc(reasons.competition));
  return round === undefined
    ? undefined
    : writeDanceTomorrowLetter(
        {
          ...sender,
          time: formats.time(round.at),
          event: names.eventName(round.event),
          ...omitUndefined({ number: facts.people.get(own)?.number }),
          dayUrl: `${facts.site}/competitors/${own}`,
          stopUrl: stop,
        },
        words,
      );
}

/** The reminders due at a moment. Each is due for a limited time, and is never sent later. */
export interface DayPlan {
  /** The closing time of registration, if it is a few days away. */
  readonly closes: number | undefined;
  /** The competition day that begins tomorrow; set only in the evening. */
  readonly tomorrow: CalendarDay | undefined;
  /** The last competition day; set for a while after it is over. */
  readonly danced: CalendarDay | undefined;
}

/** @param now in milliseconds */
export function planReminders(competition: Competition, now: number): DayPlan {
  const zone = getTimeZoneOrUtc(competition);
  const day = (said: Competition['startDate']) =>
    said === undefined ? undefined : toCalendarDay(said, zone);
  const first = day(competition.startDate);
  const last = day(competition.endDate) ?? first;
  const { closed } = competition.registration.dates;
  const today = toLocalDay(zone, now);
  const tomorrow = today === undefined ? undefined : nextDay(today);
  const isEvening =
    today !== undefined && now >= toMoment(zone, { day: today, minutes: TOMORROW_FROM_MINUTES });
  const resultsFrom =
    last === undefined ? Infinity : toMoment(zone, { day: nextDay(last), minutes: RESULTS_FROM_MINUTES });
  const isNext =
    isEvening &&
    tomorrow !== undefined &&
    first !== undefined &&
    tomorrow >= first &&
    tomorrow <= (last ?? first);
  return {
    closes:
      closed !== undefined && now >= closed - CLOSING_DAYS * DAY_MS && now < closed ? closed : undefined,
    tomorrow: isNext ? tomorrow : undefined,
    danced: now >= resultsFrom && now < resultsFrom + RESULTS_FOR_MS ? last : undefined,
  };
}

/** Reminders of one dancer. A person who registered in the last days was told everything then. */
export function listReminders(
  { closes, tomorrow, danced }: DayPlan,
  one: MailedRegistration,
  { now, site }: { readonly now: number; readonly site: string },
): readonly MailReason[] {
  if (one.noReminders) return [];
  const stop = stopUrl(site, one);
  const reminder = (kind: MailReason['kind'], until: string, letter: MailReason['letter']): MailReason => ({
    kind,
    reason: [one.code, until],
    at: undefined,
    isBulk: true,
    stopUrl: stop,
    letter,
  });
  return [
    ...(closes !== undefined && one.createdAt < closes - CLOSING_DAYS * DAY_MS
      ? [reminder('closing', String(closes), (desk) => writeClosing(desk, closes, now, stop))]
      : []),
    ...(tomorrow === undefined
      ? []
      : [reminder('tomorrow', tomorrow, (desk) => writeTomorrow(desk, tomorrow, stop))]),
    ...(danced === undefined ? [] : [reminder('results', danced, (desk) => writeResults(desk, stop))]),
  ];
}
