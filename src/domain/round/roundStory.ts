import type { CompetitionEvent, Entry, Round } from '../competition.ts';
import { mapDefined } from '../mapDefined.ts';
import type { EntryId, LeadNumber } from '../ids.ts';
import { compareNumbers } from '../ids.ts';
import { hasStarted } from './rounds.ts';

/** Explains why a round's couples differ from those recalled into it, or out of it. */
export interface RoundStory {
  readonly begin: readonly LeadNumber[];
  readonly beginLater: readonly { readonly round: string; readonly couples: readonly LeadNumber[] }[];
  /** Recalled before, and sat this round out. */
  readonly satOut: readonly LeadNumber[];
  /** Recalled from this round, and in no danced round after it. */
  readonly withdrew: readonly LeadNumber[];
}

const numbersOf = (entries: readonly Entry[], ids: readonly EntryId[] | undefined): readonly LeadNumber[] =>
  mapDefined(entries, ({ id, number }) =>
    number !== undefined && ids?.includes(id) === true ? number : undefined,
  ).toSorted(compareNumbers);

/** @param recalled couples recalled from the round; empty for a final */
export function buildRoundStory(
  { entries, rounds }: Pick<CompetitionEvent, 'entries' | 'rounds'>,
  round: Round,
  recalled: readonly LeadNumber[],
): RoundStory {
  const after = rounds.filter(({ number }) => number < round.number);
  const dancedAfter = after.filter(({ state }) => hasStarted(state));
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
