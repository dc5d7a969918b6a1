import { isFinal, type Entry, type ProgramRound, type Round, type RoundEntry } from '../competition.ts';
import { unreachable } from '../unreachable.ts';
import { awaitsCallbacks } from '../round/knownCouples.ts';
import { arePlacingsPublic, type ReleaseTime } from '../round/release.ts';

/** A couple's progress in an event, as far as it is public. */
export type CoupleProgress<R extends ProgramRound = Round> =
  /** No rounds are drawn yet. */
  | { readonly kind: 'entered' }
  /** The couple has no place in any of the rounds drawn. */
  | { readonly kind: 'not in it' }
  /** `heats`: its heat in each dance, from 1. `from`: the round it was recalled from. */
  | {
      readonly kind: 'to dance';
      readonly round: R;
      readonly heats: readonly number[];
      readonly from: R | undefined;
    }
  | { readonly kind: 'on the floor'; readonly round: R }
  /** The round was started without the couple; it may still come. */
  | { readonly kind: 'late'; readonly round: R }
  /** The round is over and was danced without the couple. */
  | { readonly kind: 'missed' }
  | { readonly kind: 'result to come'; readonly round: R }
  | { readonly kind: 'out'; readonly round: R }
  /** The couple danced the final; its place is announced at the awards or is in the result. */
  | { readonly kind: 'awards' }
  | { readonly kind: 'placed' };

export type FindPlace<R extends ProgramRound> = (round: R) => RoundEntry | undefined;

/** Looks the couple up in rounds that list their couples. */
export const createPlaceFinder =
  ({ id }: Pick<Entry, 'id'>): FindPlace<Round> =>
  (round) =>
    round.entries.find((place) => place.id === id);

/** The round before, whose couples are recalled into this one; ignores skipped and empty rounds. */
const before = <R extends ProgramRound>(rounds: readonly R[], { number }: ProgramRound): R | undefined =>
  rounds
    .filter((round) => round.number > number && round.state !== 'skipped' && round.entries.length > 0)
    .toSorted((a, b) => a.number - b.number)[0];

/**
 * The couple's progress. Recalls stay hidden until the round before is posted, whatever the tree already contains.
 * @param usual the default release of a final's places
 */
export function findCoupleProgress<R extends ProgramRound>(
  { rounds }: { readonly rounds: readonly R[] },
  placeIn: FindPlace<R>,
  usual: ReleaseTime,
): CoupleProgress<R> {
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
      return { kind: arePlacingsPublic(round, usual) ? 'placed' : 'awards' };
    case 'initialized':
    case 'empty':
    case 'skipped': {
      const from = before(rounds, round);
      const isRecalled = from !== undefined && placeIn(from) !== undefined;
      return {
        kind: 'to dance',
        round,
        // Heats are redrawn after the recall.
        heats: awaitsCallbacks(round) ? [] : (placeIn(round)?.heats ?? []),
        from: isRecalled ? from : undefined,
      };
    }
    default:
      return unreachable(round);
  }
}
