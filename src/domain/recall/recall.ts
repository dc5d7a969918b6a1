import { byNumber, type LeadNumber } from '../ids.ts';
import type { RecallMarks } from './judgesMarks.ts';

/** Couples with the same number of marks. A cut goes between two rungs, never through one (Rule 1). */
export interface LadderRung {
  readonly marks: number;
  /** In order of number. */
  readonly couples: readonly LeadNumber[];
  /** How many dance on when the cut is made below this rung. */
  readonly through: number;
}

/** Who dances on. A tie across the cut is the chairman's to break, so it is handed back whole. */
export type RecallOutcome =
  | { readonly kind: 'clear'; readonly recalled: readonly LeadNumber[] }
  | {
      readonly kind: 'tie';
      /** Clearly through: the rungs above the tie. */
      readonly recalled: readonly LeadNumber[];
      /** The whole rung across the cut. */
      readonly tied: readonly LeadNumber[];
    };

export interface RecallCount {
  /** Marks over all judges and dances, for every couple of the round, also those with none. */
  readonly counts: ReadonlyMap<LeadNumber, number>;
  /** From the most marks down. */
  readonly ladder: readonly LadderRung[];
  /** How many the chairman asked for. */
  readonly wanted: number;
  readonly outcome: RecallOutcome;
}

/** The two answers Rule 1 leaves to the chairman when the cut falls into a tie; the same list when it does not. */
export interface ChairmansCuts {
  /** None of the tied couples. */
  readonly none: readonly LeadNumber[];
  /** All of them. */
  readonly all: readonly LeadNumber[];
}

/**
 * The count of each couple: its marks over all judges and all dances of the round (Rule 1). Marks come once for each
 * judge and dance; a number that a judge wrote twice is one mark, a number that is not in the round is nobody's.
 */
export function countMarks(
  couples: readonly LeadNumber[],
  marks: readonly RecallMarks[],
): ReadonlyMap<LeadNumber, number> {
  const counts = new Map<LeadNumber, number>(couples.toSorted(byNumber).map((couple) => [couple, 0]));
  for (const own of marks) {
    for (const couple of new Set(own.recalled)) {
      const count = counts.get(couple);
      if (count !== undefined) counts.set(couple, count + 1);
    }
  }
  return counts;
}

/** The couples grouped by their marks, most marks first, with the running total. */
export function ladderOf(counts: ReadonlyMap<LeadNumber, number>): readonly LadderRung[] {
  const rungs = new Map<number, LeadNumber[]>();
  for (const [couple, marks] of counts) rungs.set(marks, [...(rungs.get(marks) ?? []), couple]);
  let through = 0;
  return [...rungs]
    .toSorted(([a], [b]) => b - a)
    .map(([marks, couples]) => {
      through += couples.length;
      return { marks, couples: couples.toSorted(byNumber), through };
    });
}

/** The couples that dance on when the cut is made below the first `rungs` rungs of the ladder, in order of number. */
export const cutBelow = (ladder: readonly LadderRung[], rungs: number): readonly LeadNumber[] =>
  ladder
    .slice(0, rungs)
    .flatMap((rung) => rung.couples)
    .toSorted(byNumber);

/** Where the asked number falls on the ladder. */
function outcomeOf(ladder: readonly LadderRung[], wanted: number): RecallOutcome {
  const above = ladder.filter((rung) => rung.through <= wanted).length;
  const recalled = cutBelow(ladder, above);
  const across = ladder[above];
  // Nobody below the cut, or the cut falls exactly between two rungs.
  if (across === undefined || recalled.length >= wanted) return { kind: 'clear', recalled };
  return { kind: 'tie', recalled, tied: across.couples };
}

/**
 * Counts a preliminary round and says who dances on: Skating System, Rule 1 (docs/rules.md). `wanted` is the number of
 * couples the chairman asked for. A judge who marked too many or too few is warned about (judgesMarks.ts) but counted.
 */
export function recall(
  couples: readonly LeadNumber[],
  marks: readonly RecallMarks[],
  wanted: number,
): RecallCount {
  const counts = countMarks(couples, marks);
  const ladder = ladderOf(counts);
  return { counts, ladder, wanted, outcome: outcomeOf(ladder, wanted) };
}

/** What the chairman chooses between: all of a tie across the cut, or none of it; never a part (Rule 1, D10). */
export function chairmansCuts(outcome: RecallOutcome): ChairmansCuts {
  const none = outcome.recalled;
  const all = outcome.kind === 'tie' ? [...none, ...outcome.tied].toSorted(byNumber) : none;
  return { none, all };
}
