import type { Approval } from '../../results/approvals.ts';
import type { RecallCount } from '../../../domain/recall/recall.ts';
import { listCouplesAboveCut } from '../../../domain/recall/recall.ts';
import type { LeadNumber } from '../../../domain/ids.ts';

/** A cut below the first `rungs` rungs of the ladder. */
export interface Cut {
  readonly rungs: number;
  readonly recalled: readonly LeadNumber[];
  /** The recalled part of a tie. */
  readonly ofTie: 'none' | 'all' | undefined;
  /** The number of couples above the number asked for; negative if below. */
  readonly more: number;
}

/**
 * The possible cuts: all or none of a tie (Rule 1); without a tie the asked cut and its neighbors. At least one
 * couple is recalled, and not all.
 */
export function listPossibleCuts(count: RecallCount): readonly Cut[] {
  const { ladder, wanted, outcome } = count;
  const clear = ladder.filter(({ through }) => through <= outcome.recalled.length).length;
  const rungs = outcome.kind === 'tie' ? [clear, clear + 1] : [clear - 1, clear, clear + 1];
  return rungs.flatMap((at) => {
    const recalled = listCouplesAboveCut(ladder, at);
    if (at < 1 || at > ladder.length || recalled.length === 0) return [];
    const through = at === clear ? 'none' : 'all';
    const ofTie = outcome.kind === 'tie' ? through : undefined;
    return [{ rungs: at, recalled, ofTie, more: recalled.length - wanted }];
  });
}

/** The preselected cut: the asked one; none in a tie, which the chairman decides. */
export function findClearCut(count: RecallCount, cuts: readonly Cut[]): Cut | undefined {
  return count.outcome.kind === 'clear'
    ? cuts.find(({ recalled }) => recalled.length === count.outcome.recalled.length)
    : undefined;
}

/** The chairman's cut, if the tie is still the one they decided on. */
export function findChairmansCut(
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
