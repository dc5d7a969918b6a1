import { asWritten } from '../event/asWritten.ts';
import type { EventDance } from '../event/dances.ts';
import { byNumber, type LeadNumber } from '../ids.ts';
import type { CountedDancePlace, CountedFinal, CountedPlace } from './countedFinal.ts';

/** One point in which two counts of a final do not say the same. */
export interface Difference {
  /** Missing where it is about the whole final. */
  readonly dance: EventDance | undefined;
  readonly couple: LeadNumber;
  readonly first: string;
  readonly second: string;
}

/** A final may only be posted when its two counts agree. */
export type Comparison =
  | { readonly kind: 'agree' }
  | { readonly kind: 'differ'; readonly differences: readonly [Difference, ...Difference[]] };

const NOTHING = 'nothing about this couple';

const dancePlaceInWords = ({ place, rule, passed, shared }: CountedDancePlace): string =>
  `place ${place} by ${passed ? 'Rules 8 and' : 'Rule'} ${rule}${shared ? ', shared' : ''}`;

const placeInWords = ({ place, total, decidedBy, path }: CountedPlace): string =>
  `place ${place} with a total of ${total}, ${decidedBy === 'tie' ? 'shared' : `decided by Rule ${decidedBy}`} (${path.join(', ')})`;

function differencesIn<P extends { readonly couple: LeadNumber }>(
  dance: EventDance | undefined,
  first: readonly P[],
  second: readonly P[],
  inWords: (placing: P) => string,
): readonly Difference[] {
  const said = (placings: readonly P[], couple: LeadNumber): string => {
    const ofCouple = placings.filter((placing) => placing.couple === couple);
    return ofCouple.length === 0 ? NOTHING : ofCouple.map(inWords).join('; ');
  };
  return [...new Set([...first, ...second].map(({ couple }) => couple))]
    .toSorted(byNumber)
    .map((couple) => ({ dance, couple, first: said(first, couple), second: said(second, couple) }))
    .filter((difference) => difference.first !== difference.second);
}

/** Every place, total and deciding rule of two counts of the same final, side by side. */
export function compareFinal(first: CountedFinal, second: CountedFinal): Comparison {
  const dances = Array.from({ length: Math.max(first.dances.length, second.dances.length) }, (_, at) => at);
  const [difference, ...others] = [
    ...dances.flatMap((at) => {
      const [one, other] = [first.dances[at], second.dances[at]];
      const [these, those] = [one?.placings ?? [], other?.placings ?? []];
      return one?.dance === other?.dance
        ? differencesIn(one?.dance, these, those, dancePlaceInWords)
        : [
            ...differencesIn(one?.dance, these, [], dancePlaceInWords),
            ...differencesIn(other?.dance, [], those, dancePlaceInWords),
          ];
    }),
    ...differencesIn(undefined, first.placings, second.placings, placeInWords),
  ];
  return difference === undefined
    ? { kind: 'agree' }
    : { kind: 'differ', differences: [difference, ...others] };
}

/** The difference as a sentence: '104 in Waltz: the first count says place 2 by Rule 6, the second place 3 by Rule 7a.' */
export const differenceInWords = ({ dance, couple, first, second }: Difference): string =>
  `${couple} ${dance === undefined ? 'in the result' : `in ${asWritten(dance)}`}: the first count says ${first}, the second ${second}.`;
