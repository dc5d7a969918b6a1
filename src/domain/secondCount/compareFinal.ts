import type { EventDance } from '../event/dances.ts';
import { compareNumbers, type LeadNumber } from '../ids.ts';
import type { CountedDancePlace, CountedFinal, CountedPlace } from './countedFinal.ts';

/** Each count's placing of one couple: one, none, or by mistake several. */
interface Said<P> {
  readonly couple: LeadNumber;
  readonly first: readonly P[];
  readonly second: readonly P[];
}

export type CountDifference =
  | (Said<CountedDancePlace> & { readonly kind: 'dance'; readonly dance: EventDance })
  | (Said<CountedPlace> & { readonly kind: 'result' });

/** A final may only be posted if its two counts agree. */
export type CountComparison =
  | { readonly kind: 'agree' }
  | { readonly kind: 'differ'; readonly differences: readonly [CountDifference, ...CountDifference[]] };

/** Serializes all parts of a placing for comparison. */
const dancePlaceSaid = ({ place, rule, passed, shared }: CountedDancePlace): string =>
  JSON.stringify([place, rule, passed, shared]);
const placeSaid = ({ place, total, decidedBy, path }: CountedPlace): string =>
  JSON.stringify([place, total, decidedBy, path]);

function differencesIn<P extends { readonly couple: LeadNumber }>(
  first: readonly P[],
  second: readonly P[],
  said: (placing: P) => string,
): readonly Said<P>[] {
  const of = (placings: readonly P[], couple: LeadNumber) =>
    placings.filter((placing) => placing.couple === couple);
  return [...new Set([...first, ...second].map(({ couple }) => couple))]
    .toSorted(compareNumbers)
    .map((couple) => ({ couple, first: of(first, couple), second: of(second, couple) }))
    .filter((difference) => difference.first.map(said).join() !== difference.second.map(said).join());
}

const inDance = (
  dance: EventDance | undefined,
  first: readonly CountedDancePlace[],
  second: readonly CountedDancePlace[],
): readonly CountDifference[] =>
  dance === undefined
    ? []
    : differencesIn(first, second, dancePlaceSaid).map((said) => ({ kind: 'dance', dance, ...said }));

/** Compares every place, total and deciding rule. */
export function compareFinal(first: CountedFinal, second: CountedFinal): CountComparison {
  const dances = Array.from({ length: Math.max(first.dances.length, second.dances.length) }, (_, at) => at);
  const [difference, ...others] = [
    ...dances.flatMap((at) => {
      const [one, other] = [first.dances[at], second.dances[at]];
      const [firstPlacings, secondPlacings] = [one?.placings ?? [], other?.placings ?? []];
      return one?.dance === other?.dance
        ? inDance(one?.dance, firstPlacings, secondPlacings)
        : [...inDance(one?.dance, firstPlacings, []), ...inDance(other?.dance, [], secondPlacings)];
    }),
    ...differencesIn(first.placings, second.placings, placeSaid).map((said): CountDifference => ({
      kind: 'result',
      ...said,
    })),
  ];
  return difference === undefined
    ? { kind: 'agree' }
    : { kind: 'differ', differences: [difference, ...others] };
}
