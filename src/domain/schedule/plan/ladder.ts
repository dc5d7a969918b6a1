import { USUAL_ROUND_SIZES } from '../../round/rounds.ts';
import type { RoundLadder } from '../times/timing.ts';

/**
 * Sizes of the final, the semi-final, and so on back to the first round. usual: SPEC 9. fewerRounds: every
 * round halves, for a short day, as at Brown's competition in 2013, apart from ties. moreRounds: about three
 * in ten couples are eliminated each time, so that all dance longer and one judge's oversight does not
 * eliminate a couple.
 */
export const LADDERS = {
  usual: USUAL_ROUND_SIZES,
  fewerRounds: [6, 12, 24, 48, 96],
  moreRounds: [6, 9, 14, 20, 28, 40, 56, 80],
} as const satisfies Record<string, RoundLadder>;

/** The size of the final if a ladder is empty. */
const USUAL_FINAL = LADDERS.usual[0];

export const getFinalSize = (ladder: RoundLadder): number => ladder[0] ?? USUAL_FINAL;

/** A round that eliminates less than this share of its couples is not worth its time. */
const sendsAFifthHome = (couples: number, recalled: number): boolean => 5 * (couples - recalled) >= couples;

/**
 * Sizes of all rounds, from the first danced to the final: 94 couples give 94, 60, 38, 24, 12, 6.
 * The first round recalls the largest rung that eliminates at least a fifth of its couples; the next rounds follow rung
 * by rung. If no rung does, it recalls the size of the final: 7 give 7, 6. Up to the size of the final there is a
 * straight final. An event without couples has one round of 0: it stays on the plan, empty and without time, so that
 * late entries have a round.
 */
export function calculateRoundSizes(couples: number, ladder: RoundLadder): readonly number[] {
  const final = getFinalSize(ladder);
  if (couples <= final) return [couples];
  const rungs = ladder.filter((rung) => sendsAFifthHome(couples, rung));
  return [couples, ...(rungs.length === 0 ? [final] : rungs.toReversed())];
}
