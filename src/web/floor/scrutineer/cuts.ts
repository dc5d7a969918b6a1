import type { Approval } from '../../../store/results/approvals.ts';
import type { RecallCount } from '../../../domain/recall/recall.ts';
import { cutBelow } from '../../../domain/recall/recall.ts';
import type { LeadNumber } from '../../../domain/ids.ts';

/** A place where the cut can be made: below the first `rungs` rungs of the ladder. */
export interface Cut {
  readonly rungs: number;
  readonly recalled: readonly LeadNumber[];
  /** How much of a tie across the asked number goes through; undefined where nothing ties. */
  readonly ofTie: 'none' | 'all' | undefined;
  /** How many more than asked; below 0: fewer. */
  readonly more: number;
}

/**
 * The cuts a chairman chooses between: all or none of a tie (Rule 1), or where nothing ties the asked one with its
 * neighbours. A cut that lets nobody or everybody through is none.
 */
export function possibleCuts(count: RecallCount): readonly Cut[] {
  const { ladder, wanted, outcome } = count;
  const clear = ladder.filter(({ through }) => through <= outcome.recalled.length).length;
  const rungs = outcome.kind === 'tie' ? [clear, clear + 1] : [clear - 1, clear, clear + 1];
  return rungs.flatMap((at) => {
    const recalled = cutBelow(ladder, at);
    if (at < 1 || at > ladder.length || recalled.length === 0) return [];
    const ofTie = outcome.kind === 'tie' ? (at === clear ? 'none' : 'all') : undefined;
    return [{ rungs: at, recalled, ofTie, more: recalled.length - wanted }];
  });
}

/** The cut to begin with: the asked one where nothing ties; else none, because the chairman decides. */
export function clearCut(count: RecallCount, cuts: readonly Cut[]): Cut | undefined {
  return count.outcome.kind === 'clear'
    ? cuts.find(({ recalled }) => recalled.length === count.outcome.recalled.length)
    : undefined;
}

/** The cut the chairman has decided on: in the tie as it is now, not one from before a sheet was changed. */
export function chairmansCut(
  approval: Approval,
  outcome: RecallCount['outcome'],
  cuts: readonly Cut[],
): Cut | undefined {
  if (approval.kind !== 'answered' || approval.decided.verdict !== 'approved') return undefined;
  const { asked, decided } = approval;
  if (asked?.what !== 'tie' || outcome.kind !== 'tie') return undefined;
  const sameTie =
    asked.couples.length === outcome.tied.length &&
    outcome.tied.every((couple) => asked.couples.includes(couple));
  return sameTie ? cuts.find(({ recalled }) => recalled.length === decided.count) : undefined;
}
