import { USUAL_SIZES } from '../../round/rounds.ts';
import type { Ladder } from '../times/timing.ts';

/**
 * The ladders an organizer chooses from; each counts the couples of the final, the semi-final, ... outwards.
 * usual: SPEC 9. fewerRounds: every round halves, so that the day is short; what Brown danced in 2013, ties apart.
 * moreRounds: about three couples in ten go home each time, so that everybody dances longer and a couple one judge
 * has overlooked is not out at once.
 */
export const LADDERS = {
  usual: USUAL_SIZES,
  fewerRounds: [6, 12, 24, 48, 96],
  moreRounds: [6, 9, 14, 20, 28, 40, 56, 80],
} as const satisfies Record<string, Ladder>;

/** How many the final is for, when a ladder says nothing. */
const USUAL_FINAL = LADDERS.usual[0];

/** How many couples dance in the final. */
export const finalSize = (ladder: Ladder): number => ladder[0] ?? USUAL_FINAL;

/** A round that sends fewer home than this share of its couples is not worth its time on the floor. */
const sendsAFifthHome = (couples: number, recalled: number): boolean => 5 * (couples - recalled) >= couples;

/**
 * How many couples dance in each round, from the first danced to the final: 94 couples give 94, 60, 38, 24, 12, 6.
 *
 * The first round recalls the largest rung that sends at least a fifth of its couples home; from there it goes down
 * rung by rung. When no rung does, the size of the final is recalled: 7 give 7, 6. Up to the size of the final it is a
 * straight final. An event without couples has one round of 0: it stays on the plan, empty and without time, and a
 * couple that comes to the desk on the day finds a round to stand in.
 */
export function roundsFor(couples: number, ladder: Ladder): readonly number[] {
  const final = finalSize(ladder);
  if (couples <= final) return [couples];
  const rungs = ladder.filter((rung) => sendsAFifthHome(couples, rung));
  return [couples, ...(rungs.length === 0 ? [final] : rungs.toReversed())];
}
