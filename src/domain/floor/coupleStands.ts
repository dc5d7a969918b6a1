import { isFinal, type CompetitionEvent, type Entry, type Round } from '../competition.ts';
import { unreachable } from '../unreachable.ts';
import { placingsAreOut, type Release } from '../round/release.ts';

/** How far a couple is in an event, as far as everybody may know it. */
export type CoupleStands =
  /** No rounds are drawn yet. */
  | { readonly kind: 'entered' }
  /** The rounds are drawn, and it is in none of them. */
  | { readonly kind: 'not in it' }
  /** `heats`: its own, of so many. `from`: the round it was recalled from. */
  | {
      readonly kind: 'to dance';
      readonly round: Round;
      readonly heats: readonly number[];
      readonly from: Round | undefined;
    }
  | { readonly kind: 'on the floor'; readonly round: Round }
  | { readonly kind: 'result to come'; readonly round: Round }
  | { readonly kind: 'out'; readonly round: Round }
  /** It danced the final: the place comes with the awards, or stands in the result. */
  | { readonly kind: 'awards' }
  | { readonly kind: 'placed' };

const isIn = (round: Round, { id }: Pick<Entry, 'id'>): boolean =>
  round.entries.some((place) => place.id === id);

/** The round whose couples come into this one; what was skipped or left empty sends nobody on. */
const before = (event: Pick<CompetitionEvent, 'rounds'>, { number }: Round): Round | undefined =>
  event.rounds
    .filter((round) => round.number > number && round.state !== 'skipped' && round.entries.length > 0)
    .toSorted((a, b) => a.number - b.number)[0];

/**
 * What became of a couple. Who is in the next round is told once the one before it is posted, whatever stands in the tree
 * by then.
 * @param usual when the places of a final are for everybody, where the final does not say it
 */
export function coupleStands(
  event: Pick<CompetitionEvent, 'rounds'>,
  entry: Pick<Entry, 'id'>,
  usual: Release,
): CoupleStands {
  const drawn = event.rounds.filter(({ entries }) => entries.length > 0);
  if (drawn.length === 0) return { kind: 'entered' };
  const itsOwn = drawn
    .filter((round) => isIn(round, entry) && round.state !== 'skipped')
    .toSorted((a, b) => a.number - b.number);
  const isKnown = (round: Round): boolean => (before(event, round)?.state ?? 'posted') === 'posted';
  const round = itsOwn.find(isKnown);
  if (round === undefined) return { kind: 'not in it' };
  switch (round.state) {
    case 'running':
      return { kind: 'on the floor', round };
    case 'marked':
      return { kind: 'result to come', round };
    case 'posted':
      if (!isFinal(round)) return { kind: 'out', round };
      return { kind: placingsAreOut(round, usual) ? 'placed' : 'awards' };
    case 'initialized':
    case 'empty':
    case 'skipped': {
      const heats = round.entries.find(({ id }) => id === entry.id)?.heats ?? [];
      return { kind: 'to dance', round, heats, from: before(event, round) };
    }
    default:
      return unreachable(round);
  }
}
