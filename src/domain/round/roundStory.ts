import type { CompetitionEvent, Entry, Round } from '../competition.ts';
import { mapDefined } from '../defined.ts';
import type { EntryId, LeadNumber } from '../ids.ts';
import { byNumber } from '../ids.ts';
import { isSince } from './rounds.ts';

/** Why the couples of a round are not simply those recalled from the round before, or not all of them dance the next. */
export interface RoundStory {
  /** They began with this round. */
  readonly begin: readonly LeadNumber[];
  /** They begin with a later one. */
  readonly beginLater: readonly { readonly round: string; readonly couples: readonly LeadNumber[] }[];
  /** They had been recalled before, and sat this round out. */
  readonly satOut: readonly LeadNumber[];
  /** Recalled from this round, and in none that was danced after it. */
  readonly withdrew: readonly LeadNumber[];
}

const numbersOf = (entries: readonly Entry[], ids: readonly EntryId[] | undefined): readonly LeadNumber[] =>
  mapDefined(entries, ({ id, number }) =>
    number !== undefined && ids?.includes(id) === true ? number : undefined,
  ).toSorted(byNumber);

/** @param recalled the couples recalled from the round; nobody in a final */
export function roundStory(
  { entries, rounds }: Pick<CompetitionEvent, 'entries' | 'rounds'>,
  round: Round,
  recalled: readonly LeadNumber[],
): RoundStory {
  const after = rounds.filter(({ number }) => number < round.number);
  const dancedAfter = after.filter(({ state }) => isSince(state));
  const inThem = numbersOf(
    entries,
    after.flatMap((one) => [...one.entries.map(({ id }) => id), ...(one.sitOut ?? [])]),
  );
  return {
    begin: numbersOf(entries, round.byes),
    beginLater: mapDefined(after.toReversed(), ({ name, byes }) =>
      byes === undefined ? undefined : { round: name, couples: numbersOf(entries, byes) },
    ),
    satOut: numbersOf(entries, round.sitOut),
    withdrew: dancedAfter.length === 0 ? [] : recalled.filter((couple) => !inThem.includes(couple)),
  };
}
