import { mapDefined } from '../mapDefined.ts';
import { parseDance } from '../event/dances.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LeadNumber } from '../ids.ts';
import { compareFinal } from '../secondCount/compareFinal.ts';
import { countSecondTime } from '../secondCount/secondCount.ts';
import { parseCouple } from '../testing/published.ts';
import { scoreFinal } from './final.ts';
import { countUpTo, buildTally } from './tally.ts';
import { arbitraryFinals, SMALL_FINALS, TYPICAL_FINALS } from './testing/chance.ts';
import type { DanceMarks, FinalResult } from './working.ts';
import { limitRuns } from '../testing/tries.ts';

function scored(dances: readonly DanceMarks[]): FinalResult {
  const result = scoreFinal(dances);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

type Placed = readonly { readonly couple: LeadNumber; readonly place: number }[];

const placesOf = (placings: Placed): Record<string, number> =>
  Object.fromEntries(placings.map(({ couple: number, place }) => [number, place]));

const allPlaces = ({ dances, placings }: FinalResult): unknown => ({
  dances: dances.map((dance) => placesOf(dance.placings)),
  overall: placesOf(placings),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The same final with its couples in another order. */
const inOtherOrder = (dances: readonly DanceMarks[]): readonly DanceMarks[] =>
  dances.map((dance) => ({ ...dance, marks: new Map([...dance.marks].toReversed()) }));

/** The same final with its judges in reverse order. */
const judgesReseated = (dances: readonly DanceMarks[]): readonly DanceMarks[] =>
  dances.map((dance) => ({
    ...dance,
    judges: dance.judges.toReversed(),
    marks: new Map([...dance.marks].map(([number, marks]) => [number, marks.toReversed()])),
  }));

describe('the engine agrees with the second count', () => {
  test.each([
    { what: 'small finals, full of ties', size: SMALL_FINALS, worth: 6000 },
    {
      what: 'several dances of few couples: Rules 10 and 11 again and again',
      size: { couples: [3, 6], judges: [2, 4], dances: [2, 5] },
      worth: 4000,
    },
    { what: 'finals as they are danced', size: TYPICAL_FINALS, worth: 800 },
    {
      what: 'more couples than a number has bits',
      size: { couples: [31, 40], judges: [3, 5], dances: [1, 2] },
      worth: 40,
    },
  ] as const)('the engine agrees with the second count: $what', ({ size, worth }) => {
    fc.assert(
      fc.property(arbitraryFinals(size), (dances) => {
        const second = countSecondTime(dances);
        if (!second.ok) throw new Error(JSON.stringify(second.problem));
        expect(compareFinal(scored(dances), second.value)).toEqual({ kind: 'agree' });
      }),
      limitRuns(worth),
    );
  });
});

/** Reverses the order of the couples' numbers: 101 becomes 899, 102 becomes 898. */
const renumbered = (number: string): LeadNumber => parseCouple(1000 - Number(number));

const numberedBack = (placings: Placed): Placed =>
  placings.map(({ couple: number, place }) => ({ couple: renumbered(number), place }));

describe('laws of a final', () => {
  test('the order of the judges does not change a final’s result', () => {
    fc.assert(
      fc.property(arbitraryFinals(SMALL_FINALS), (dances) => {
        expect(scored(judgesReseated(dances))).toEqual(scored(dances));
      }),
    );
  });

  test('the order of the couples does not change a final’s result', () => {
    fc.assert(
      fc.property(arbitraryFinals(SMALL_FINALS), (dances) => {
        expect(scored(inOtherOrder(dances))).toEqual(scored(dances));
      }),
    );
  });

  test('changing the lead numbers changes nothing else in a final', () => {
    fc.assert(
      fc.property(arbitraryFinals(SMALL_FINALS), (dances) => {
        const others = dances.map((dance) => ({
          ...dance,
          marks: new Map([...dance.marks].map(([number, marks]) => [renumbered(number), marks])),
        }));
        const { dances: results, placings } = scored(others);
        expect({
          dances: results.map((dance) => placesOf(numberedBack(dance.placings))),
          overall: placesOf(numberedBack(placings)),
        }).toEqual(allPlaces(scored(dances)));
      }),
    );
  });

  test('the places of n couples add up to n(n+1)/2 in each dance and overall', () => {
    fc.assert(
      fc.property(arbitraryFinals(SMALL_FINALS), (dances) => {
        const { dances: results, placings } = scored(dances);
        const n = placings.length;
        for (const placed of [...results.map((dance) => dance.placings), placings]) {
          expect(sum(placed.map(({ place }) => place))).toBe((n * (n + 1)) / 2);
        }
      }),
    );
  });

  test('totals are the sums of the places, and a smaller total is never behind (Rule 9)', () => {
    fc.assert(
      fc.property(arbitraryFinals(SMALL_FINALS), (dances) => {
        const { dances: results, placings } = scored(dances);
        for (const { couple: number, total } of placings) {
          expect(total).toBe(sum(results.map((dance) => placesOf(dance.placings)[number] ?? 0)));
        }
        const totals = placings.map(({ total }) => total);
        expect(totals).toEqual(totals.toSorted((a, b) => a - b));
      }),
    );
  });

  test('unanimous judges decide every place in the first possible column', () => {
    fc.assert(
      fc.property(
        arbitraryFinals({ couples: [1, 8], judges: [1, 1], dances: [1, 1] }),
        fc.integer({ min: 1, max: 9 }),
        ([dance], judges) => {
          if (dance === undefined) return;
          const marks = new Map(
            [...dance.marks].map(([number, [mark = 0]]) => [number, Array(judges).fill(mark)]),
          );
          const panel = mapDefined(
            Array.from({ length: judges }, () => dance.judges[0]),
            (judge) => judge,
          );
          const { placings } = scored([{ dance: 'Waltz', judges: panel, marks }]);
          expect(placesOf(placings)).toEqual(
            Object.fromEntries([...marks].map(([number, [mark]]) => [number, mark])),
          );
        },
      ),
    );
  });

  test('a couple that gains one mark from its neighbor never loses count in any column', () => {
    fc.assert(
      fc.property(
        arbitraryFinals({ ...SMALL_FINALS, dances: [1, 1], couples: [2, 6] }),
        fc.nat(),
        fc.nat(),
        ([dance], seat, who) => {
          if (dance === undefined) return;
          const rows = [...dance.marks.values()];
          const judge = seat % dance.judges.length;
          const riser = who % rows.length;
          const mark = rows[riser]?.[judge] ?? 1;
          if (mark === 1) return;
          const swapped = rows.map((row) =>
            row.map((own, at) => {
              if (at !== judge) return own;
              if (own === mark) return mark - 1;
              return own === mark - 1 ? mark : own;
            }),
          );
          const [before, after] = [
            buildTally(rows, dance.judges.length),
            buildTally(swapped, dance.judges.length),
          ];
          for (let column = 1; column <= rows.length; column++) {
            expect(countUpTo(after, riser, column)).toBeGreaterThanOrEqual(countUpTo(before, riser, column));
          }
        },
      ),
    );
  });

  test('the same marks give the same places in every dance', () => {
    fc.assert(
      fc.property(arbitraryFinals({ ...SMALL_FINALS, dances: [1, 1] }), ([dance]) => {
        if (dance === undefined) return;
        const once = scored([dance]);
        const twice = scored([dance, { ...dance, dance: parseDance('Waltz again') }]);
        expect(placesOf(twice.placings)).toEqual(placesOf(once.placings));
      }),
    );
  });
});

describe('laws of the working', () => {
  test('the working of a final ends at the deciding column; counts never fall, and sums appear only if needed', () => {
    fc.assert(
      fc.property(arbitraryFinals({ ...SMALL_FINALS, dances: [1, 1] }), ([dance]) => {
        if (dance === undefined) return;
        const [result] = scored([dance]).dances;
        for (const { couple: number, cells, rule, shared } of result?.placings ?? []) {
          const marks = dance.marks.get(number) ?? [];
          expect(cells.map(({ column }) => column)).toEqual(cells.map((_, at) => at + 1));
          for (const { column, count, sum: written } of cells) {
            const high = marks.filter((mark) => mark <= column);
            expect(count).toBe(high.length);
            if (written !== undefined) expect(written).toBe(sum(high));
          }
          const last = cells.at(-1);
          expect(last?.count).toBeGreaterThanOrEqual(result?.majority ?? 0);
          if (rule === '5' || rule === '6') expect(cells.every((cell) => cell.sum === undefined)).toBe(true);
          if (rule === '7a' || shared) expect(last?.sum).toBeDefined();
        }
      }),
    );
  });

  test('every step of the working names the best of its couples, and they get the place', () => {
    fc.assert(
      fc.property(arbitraryFinals({ couples: [2, 5], judges: [1, 4], dances: [2, 4] }), (dances) => {
        const { steps, placings } = scored(dances);
        const place = placesOf(placings);
        for (const { rule, position, couples, best } of steps) {
          const compared = couples.map((row) => row.couple);
          expect(compared.length).toBeGreaterThan(1);
          expect(best.every((number) => compared.includes(number))).toBe(true);
          if (rule === '11' || best.length === 1) {
            for (const number of best) expect(place[number]).toBe(position + (best.length - 1) / 2);
          }
        }
      }),
    );
  });
});
