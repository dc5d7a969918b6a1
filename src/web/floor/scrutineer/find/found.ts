import type { CompetitionEvent, Entry } from '../../../../domain/competition.ts';
import { byNumber, type LeadNumber } from '../../../../domain/ids.ts';
import { roundsByCode } from '../../../../domain/keying/sheetCode.ts';
import { shownNames } from '../../../../domain/people/people.ts';
import { roundsOfTheDay, type ScheduledRound } from '../../../../domain/round/day.ts';
import { finds } from '../../../staff/find/sought.ts';

/** Everything of the day under one number. */
export interface FoundCouple {
  readonly number: LeadNumber;
  /** The events it has entered, in the order of the program, each with its entry: with another partner it is another couple. */
  readonly entered: readonly { readonly event: CompetitionEvent; readonly entry: Entry }[];
}

/** Who is seen under the number: each name and school once. */
export const namesOf = ({ entered }: FoundCouple): readonly string[] => [
  ...new Set(entered.flatMap(({ entry }) => shownNames(entry))),
];
export const schoolsOf = ({ entered }: FoundCouple): readonly string[] => [
  ...new Set(entered.map(({ entry }) => entry.affiliation).filter((school) => school !== '')),
];

/** Every number of the day, the lowest first. */
export function couplesOfTheDay(events: readonly CompetitionEvent[]): readonly FoundCouple[] {
  const found = new Map<LeadNumber, { event: CompetitionEvent; entry: Entry }[]>();
  for (const event of events)
    for (const entry of event.entries)
      if (entry.number !== undefined)
        found.set(entry.number, [...(found.get(entry.number) ?? []), { event, entry }]);
  return [...found]
    .map(([number, entered]) => ({ number, entered }))
    .toSorted((a, b) => byNumber(a.number, b.number));
}

export interface Found {
  readonly couples: readonly FoundCouple[];
  readonly rounds: readonly ScheduledRound[];
  /** It is the code on a sheet of a round that is not on the plan anymore. */
  readonly isOfGoneRound: boolean;
}

/**
 * What the words mean: couples by number, name or school, rounds by event or round or the code on a sheet of paper; nothing
 * sought is nothing found.
 */
export function foundBy(
  events: readonly CompetitionEvent[],
  sought: string,
  called: (at: ScheduledRound) => string,
): Found {
  if (sought.trim() === '') return { couples: [], rounds: [], isOfGoneRound: false };
  const has = finds(sought);
  const coded = roundsByCode(events, sought);
  return {
    couples: couplesOfTheDay(events).filter((couple) =>
      has([couple.number, ...namesOf(couple), ...schoolsOf(couple)].join(' ')),
    ),
    rounds: coded.kind === 'rounds' ? coded.rounds : roundsOfTheDay(events).filter((at) => has(called(at))),
    isOfGoneRound: coded.kind === 'gone',
  };
}
