import { parseDance } from '../../event/dances.ts';
import fc from 'fast-check';
import { parseCouple, parseJudge } from '../../testing/published.ts';
import type { DanceMarks } from '../working.ts';

export interface FinalsSize {
  readonly couples: readonly [least: number, most: number];
  readonly judges: readonly [least: number, most: number];
  readonly dances: readonly [least: number, most: number];
}

const DANCES = ['Waltz', 'Tango', 'Viennese Waltz', 'Foxtrot', 'Quickstep'];

const between = ([min, max]: readonly [number, number]): fc.Arbitrary<number> => fc.integer({ min, max });

/** Random finals, including even panels; small ones are full of ties. Each judge ranks the couples 101, 102, ... */
export function arbitraryFinals({
  couples,
  judges,
  dances,
}: FinalsSize): fc.Arbitrary<readonly DanceMarks[]> {
  return fc
    .tuple(between(couples), between(judges), between(dances))
    .chain(([c, j, d]) => {
      const numbers = Array.from({ length: c }, (_, at) => parseCouple(101 + at));
      const order = fc.shuffledSubarray(numbers, { minLength: c, maxLength: c });
      return fc.array(fc.array(order, { minLength: j, maxLength: j }), { minLength: d, maxLength: d });
    })
    .map((orders) =>
      orders.map((ofDance, at) => ({
        dance: parseDance(DANCES[at] ?? `Dance ${at + 1}`),
        judges: ofDance.map((_, seat) => parseJudge(String.fromCodePoint(65 + seat))),
        marks: new Map(
          [...(ofDance[0] ?? [])]
            .toSorted()
            .map((number) => [number, ofDance.map((placed) => placed.indexOf(number) + 1)]),
        ),
      })),
    );
}

/** Sizes so small that most finals have a tie. */
export const SMALL_FINALS: FinalsSize = { couples: [1, 5], judges: [1, 4], dances: [1, 4] };
/** Realistic sizes. */
export const TYPICAL_FINALS: FinalsSize = { couples: [2, 8], judges: [3, 9], dances: [1, 5] };
