import type { CompetitionEvent, Entry, Round } from '../competition.ts';

export type DeckPresence = 'present' | 'missing' | 'not called';

export function findDeckPresence(entry: Entry, round: number): DeckPresence {
  const checkedIn = entry.checkedIn.get(round);
  if (checkedIn === undefined) return 'not called';
  return checkedIn ? 'present' : 'missing';
}

/** A round's couples by the deck captain's calls. */
export interface DeckLineUp {
  readonly present: readonly Entry[];
  readonly missing: readonly Entry[];
  readonly notCalled: readonly Entry[];
}

/** Ascending; entries without a number last. */
const byNumberWorn = (a: Entry, b: Entry): number =>
  Number(a.number ?? Infinity) - Number(b.number ?? Infinity) || 0;

/** The line-up as called by the deck. The start decides who dances (`buildDancingCouples`). */
export function buildLineUp(event: CompetitionEvent, round: Round): DeckLineUp {
  const inRound = new Set(round.entries.map(({ id }) => id));
  const couples = event.entries.filter(({ id }) => inRound.has(id)).toSorted(byNumberWorn);
  const called = (presence: DeckPresence): readonly Entry[] =>
    couples.filter((entry) => findDeckPresence(entry, round.number) === presence);
  return { present: called('present'), missing: called('missing'), notCalled: called('not called') };
}
