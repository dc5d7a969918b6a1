import type { CompetitionEvent, Entry } from '../../../../domain/competition.ts';
import { compareNumbers, type LeadNumber } from '../../../../domain/ids.ts';
import { findRoundsByCode } from '../../../../domain/keying/sheetCode.ts';
import { listPublicNames } from '../../../../domain/people/people.ts';
import { listRoundsOfDay, type ScheduledRound } from '../../../../domain/round/day.ts';
import { buildSearchTest } from '../../../staff/find/searchTest.ts';

export interface FoundCouple {
  readonly number: LeadNumber;
  /**
   * The events with this number, in the order of the program, each with its entry: with another partner it is
   * another couple.
   */
  readonly entered: readonly { readonly event: CompetitionEvent; readonly entry: Entry }[];
}

/** The shown names and schools under the number, without duplicates. */
export const listNames = ({ entered }: FoundCouple): readonly string[] => [
  ...new Set(entered.flatMap(({ entry }) => listPublicNames(entry))),
];
export const listSchools = ({ entered }: FoundCouple): readonly string[] => [
  ...new Set(entered.map(({ entry }) => entry.affiliation).filter((school) => school !== '')),
];

/** Every number of the day, the lowest first. */
export function listCouplesOfDay(events: readonly CompetitionEvent[]): readonly FoundCouple[] {
  const found = new Map<LeadNumber, { event: CompetitionEvent; entry: Entry }[]>();
  for (const event of events)
    for (const entry of event.entries)
      if (entry.number !== undefined)
        found.set(entry.number, [...(found.get(entry.number) ?? []), { event, entry }]);
  return [...found]
    .map(([number, entered]) => ({ number, entered }))
    .toSorted((a, b) => compareNumbers(a.number, b.number));
}

export interface SearchResult {
  readonly couples: readonly FoundCouple[];
  readonly rounds: readonly ScheduledRound[];
  /** The code is of a round no longer on the plan. */
  readonly isOfGoneRound: boolean;
}

/**
 * Searches couples by number, name or school, and rounds by event, round or the code on a sheet of paper. An empty
 * search finds nothing.
 */
export function searchCouples(
  events: readonly CompetitionEvent[],
  sought: string,
  called: (at: ScheduledRound) => string,
): SearchResult {
  if (sought.trim() === '') return { couples: [], rounds: [], isOfGoneRound: false };
  const has = buildSearchTest(sought);
  const coded = findRoundsByCode(events, sought);
  return {
    couples: listCouplesOfDay(events).filter((couple) =>
      has([couple.number, ...listNames(couple), ...listSchools(couple)].join(' ')),
    ),
    rounds: coded.kind === 'rounds' ? coded.rounds : listRoundsOfDay(events).filter((at) => has(called(at))),
    isOfGoneRound: coded.kind === 'gone',
  };
}
