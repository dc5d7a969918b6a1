import { isFinal, type Entry, type ProgramRound, type Round, type RoundEntry } from '../competition.ts';
import { unreachable } from '../unreachable.ts';
import { awaitsCallbacks } from '../round/couplesKnown.ts';
import { placingsAreOut, type Release } from '../round/release.ts';

/** How far a couple is in an event, as far as everybody may know it. */
export type CoupleStands<R extends ProgramRound = Round> =
  /** No rounds are drawn yet. */
  | { readonly kind: 'entered' }
  /** The rounds are drawn, and it is in none of them. */
  | { readonly kind: 'not in it' }
  /** `heats`: its own, of so many. `from`: the round it was recalled from. */
  | {
      readonly kind: 'to dance';
      readonly round: R;
      readonly heats: readonly number[];
      readonly from: R | undefined;
    }
  | { readonly kind: 'on the floor'; readonly round: R }
  /** The round was started without it, and it may still come. */
  | { readonly kind: 'late'; readonly round: R }
  /** The round is over, and was danced without it. */
  | { readonly kind: 'missed' }
  | { readonly kind: 'result to come'; readonly round: R }
  | { readonly kind: 'out'; readonly round: R }
  /** It danced the final: the place comes with the awards, or stands in the result. */
  | { readonly kind: 'awards' }
  | { readonly kind: 'placed' };

/** The place of a couple in a round; undefined where it has none. */
export type PlaceIn<R extends ProgramRound> = (round: R) => RoundEntry | undefined;

/** A couple's place in rounds that name their couples. */
export const placeOf =
  ({ id }: Pick<Entry, 'id'>): PlaceIn<Round> =>
  (round) =>
    round.entries.find((place) => place.id === id);

/** The round whose couples come into this one; what was skipped or left empty sends nobody on. */
const before = <R extends ProgramRound>(rounds: readonly R[], { number }: ProgramRound): R | undefined =>
  rounds
    .filter((round) => round.number > number && round.state !== 'skipped' && round.entries.length > 0)
    .toSorted((a, b) => a.number - b.number)[0];

/**
 * What became of a couple. Who is in the next round is told once the one before it is posted, whatever stands in the tree
 * by then.
 * @param usual when the places of a final are for everybody, where the final does not say it
 */
export function coupleStands<R extends ProgramRound>(
  { rounds }: { readonly rounds: readonly R[] },
  placeIn: PlaceIn<R>,
  usual: Release,
): CoupleStands<R> {
  const drawn = rounds.filter(({ entries }) => entries.length > 0);
  if (drawn.length === 0) return { kind: 'entered' };
  const itsOwn = drawn
    .filter((round) => placeIn(round) !== undefined && round.state !== 'skipped')
    .toSorted((a, b) => a.number - b.number);
  const isKnown = (round: R): boolean =>
    (before(rounds, round)?.state ?? 'posted') === 'posted' || awaitsCallbacks(round);
  const round = itsOwn.find(isKnown);
  if (round === undefined) return { kind: 'not in it' };
  const isAway = placeIn(round)?.away === true;
  if (isAway && (round.state === 'marked' || round.state === 'posted')) return { kind: 'missed' };
  switch (round.state) {
    case 'running':
      return { kind: isAway ? 'late' : 'on the floor', round };
    case 'marked':
      return { kind: 'result to come', round };
    case 'posted':
      if (!isFinal(round)) return { kind: 'out', round };
      return { kind: placingsAreOut(round, usual) ? 'placed' : 'awards' };
    case 'initialized':
    case 'empty':
    case 'skipped': {
      const from = before(rounds, round);
      const isRecalled = from !== undefined && placeIn(from) !== undefined;
      return {
        kind: 'to dance',
        round,
        // Drawn anew once it is known who is recalled.
        heats: awaitsCallbacks(round) ? [] : (placeIn(round)?.heats ?? []),
        from: isRecalled ? from : undefined,
      };
    }
    default:
      return unreachable(round);
  }
}
