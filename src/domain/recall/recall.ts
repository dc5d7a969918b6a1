import { compareNumbers, type LeadNumber } from '../ids.ts';
import type { RecallMarks } from './judgesMarks.ts';

/** Couples with the same number of marks. A cut goes between two rungs, never through one (Rule 1). */
export interface RecallRung {
  readonly marks: number;
  /** Sorted by number. */
  readonly couples: readonly LeadNumber[];
  /** Running total: couples recalled by a cut below this rung. */
  readonly through: number;
}

/** A tie across the cut is left whole, for the chairman to break. */
export type RecallOutcome =
  | { readonly kind: 'clear'; readonly recalled: readonly LeadNumber[] }
  | {
      readonly kind: 'tie';
      /** Recalled in any case: the rungs above the tie. */
      readonly recalled: readonly LeadNumber[];
      readonly tied: readonly LeadNumber[];
    };

export interface RecallCount {
  /** Marks over all judges and dances, including couples with none. */
  readonly counts: ReadonlyMap<LeadNumber, number>;
  /** Most marks first. */
  readonly ladder: readonly RecallRung[];
  /** The number that the chairman asked for. */
  readonly wanted: number;
  readonly outcome: RecallOutcome;
}

/** The two decisions Rule 1 leaves to the chairman when the cut falls into a tie; equal lists if it does not. */
export interface ChairmansCuts {
  readonly none: readonly LeadNumber[];
  readonly all: readonly LeadNumber[];
}

/**
 * Marks per couple over all judges and dances of the round (Rule 1). Expects one sheet per judge and dance. A number
 * repeated on a sheet counts once; a number not in the round is ignored.
 */
export function countMarks(
  couples: readonly LeadNumber[],
  marks: readonly RecallMarks[],
): ReadonlyMap<LeadNumber, number> {
  const counts = new Map<LeadNumber, number>(couples.toSorted(compareNumbers).map((couple) => [couple, 0]));
  for (const own of marks) {
    for (const couple of new Set(own.recalled)) {
      const count = counts.get(couple);
      if (count !== undefined) counts.set(couple, count + 1);
    }
  }
  return counts;
}

/** Groups couples by marks, most first, with the running total. */
export function buildRecallLadder(counts: ReadonlyMap<LeadNumber, number>): readonly RecallRung[] {
  const rungs = new Map<number, LeadNumber[]>();
  for (const [couple, marks] of counts) rungs.set(marks, [...(rungs.get(marks) ?? []), couple]);
  let through = 0;
  return [...rungs]
    .toSorted(([a], [b]) => b - a)
    .map(([marks, couples]) => {
      through += couples.length;
      return { marks, couples: couples.toSorted(compareNumbers), through };
    });
}

/** Couples on the first `rungs` rungs, sorted by number. */
export const listCouplesAboveCut = (ladder: readonly RecallRung[], rungs: number): readonly LeadNumber[] =>
  ladder
    .slice(0, rungs)
    .flatMap((rung) => rung.couples)
    .toSorted(compareNumbers);

function outcomeOf(ladder: readonly RecallRung[], wanted: number): RecallOutcome {
  const above = ladder.filter((rung) => rung.through <= wanted).length;
  const recalled = listCouplesAboveCut(ladder, above);
  const across = ladder[above];
  // No couple is below the cut, or it falls exactly between two rungs.
  if (across === undefined || recalled.length >= wanted) return { kind: 'clear', recalled };
  return { kind: 'tie', recalled, tied: across.couples };
}

/**
 * Counts a preliminary round: Skating System, Rule 1 (docs/rules.md). Sheets with too many or too few marks count, too;
 * judgesMarks.ts reports them.
 * @param wanted the recall size the chairman asked for
 */
export function countRecall(
  couples: readonly LeadNumber[],
  marks: readonly RecallMarks[],
  wanted: number,
): RecallCount {
  const counts = countMarks(couples, marks);
  const ladder = buildRecallLadder(counts);
  return { counts, ladder, wanted, outcome: outcomeOf(ladder, wanted) };
}

/** The cuts at a tie: all of it, or none of it; never a part (Rule 1, D10). */
export function listChairmansCuts(outcome: RecallOutcome): ChairmansCuts {
  const none = outcome.recalled;
  const all = outcome.kind === 'tie' ? [...none, ...outcome.tied].toSorted(compareNumbers) : none;
  return { none, all };
}
