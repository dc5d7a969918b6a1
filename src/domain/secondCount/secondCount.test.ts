import { parseDance } from '../event/dances.ts';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { scoreFinal } from '../skating/final.ts';
import type { DanceMarks, FinalResult } from '../skating/working.ts';
import { parseCouple, buildDanceMarks, buildPanel, PUBLISHED_FINALS } from '../testing/published.ts';
import { compareFinal } from './compareFinal.ts';
import type { CountedFinal } from './countedFinal.ts';
import { countSecondTime } from './secondCount.ts';

function firstCount(dances: readonly DanceMarks[]): FinalResult {
  const first = scoreFinal(dances);
  if (!first.ok) throw new Error(JSON.stringify(first.problems));
  return first.value;
}

function counted(dances: readonly DanceMarks[]): CountedFinal {
  const second = countSecondTime(dances);
  if (!second.ok) throw new Error(JSON.stringify(second.problem));
  return second.value;
}

const DANCES = ['Waltz', 'Tango', 'Viennese Waltz', 'Foxtrot', 'Quickstep'] as const;

/** Set FINALS=100000 for a longer run. */
const FINALS = Number(process.env['FINALS'] ?? 5000);

/**
 * A random final: 2 to 14 couples, 3 to 13 judges, 1 to 5 dances. In every second one the judges mostly agree, as real
 * ones do; the others are random, and half of all are so small that ties are everywhere.
 */
function finalBy(seed: number): readonly DanceMarks[] {
  const chance = createRandom(seed);
  const small = chance.happens(0.5);
  const couples = chance.between(2, small ? 6 : 14);
  const judges = chance.between(3, small ? 6 : 13);
  const dances = chance.between(1, 5);
  const agree = chance.happens(0.5);
  const numbers = Array.from({ length: couples }, (_, at) => parseCouple(101 + at));
  const order = (): readonly (typeof numbers)[number][] =>
    agree
      ? numbers
          .map((number, at) => ({ number, seen: at + 2 * chance.bell() }))
          .toSorted((a, b) => a.seen - b.seen)
          .map(({ number }) => number)
      : chance.shuffled(numbers);
  return DANCES.slice(0, dances).map((dance) => {
    const orders = Array.from({ length: judges }, order);
    const marks = new Map(
      numbers.map((number) => [number, orders.map((placed) => placed.indexOf(number) + 1)]),
    );
    return { dance, judges: buildPanel(judges), marks };
  });
}

describe('the two counts of a final agree', () => {
  // Rule 7b inside Rule 11: equal count and sum in the majority's column, decided in the next one. Rare in random finals.
  test('the two counts of a final agree if Rule 11 continues with the next column', () => {
    const dances = finalBy(5238);
    expect(compareFinal(firstCount(dances), counted(dances))).toEqual({ kind: 'agree' });
  });

  test(`the two counts agree in ${FINALS} random finals that need every rule`, { timeout: 600_000 }, () => {
    const asked = new Set<string>();
    for (let seed = 1; seed <= FINALS; seed++) {
      const dances = finalBy(seed);
      const second = counted(dances);
      const comparison = compareFinal(firstCount(dances), second);
      if (comparison.kind === 'differ')
        throw new Error(`final ${seed}: ${JSON.stringify(comparison.differences)}`);
      for (const { placings } of second.dances)
        for (const { rule, passed, shared } of placings)
          asked.add(`${passed ? '8+' : ''}${rule}${shared ? ' shared' : ''}`);
      for (const { path, decidedBy } of second.placings) asked.add(`${path.join('>')} ${decidedBy}`);
    }
    for (const rule of ['5', '6', '7a', '7b', '7b shared', '8+5', '8+6', '8+7a', '8+7b'])
      expect(asked).toContain(rule);
    for (const way of ['9 9', '9 tie', '10 10', '10>11 11', '10>11 tie', '10>11>10 11', '10>11>10>11 11'])
      expect(asked).toContain(way);
  });

  const published = PUBLISHED_FINALS.filter((final) => final.dances !== undefined);

  test('there are at least as many published finals as expected', () => {
    expect(published).toHaveLength(37);
  });

  test.each(published)(
    'the second count reproduces the published final $id: $notes',
    ({ dances = [], expectedFinal, expectedTotals }) => {
      const marks = dances.map(({ dance, marks: rows }) => buildDanceMarks(parseDance(dance), rows));
      const second = counted(marks);
      expect(compareFinal(firstCount(marks), second)).toEqual({ kind: 'agree' });
      expect(
        Object.fromEntries(second.placings.map(({ couple: number, place }) => [number, place])),
      ).toMatchObject(expectedFinal);
      if (expectedTotals !== undefined)
        expect(
          Object.fromEntries(second.placings.map(({ couple: number, total }) => [number, total])),
        ).toEqual(expectedTotals);
    },
  );
});

describe('the second count', () => {
  test('the second count places a single couple first', () => {
    expect(counted([buildDanceMarks('Waltz', { 101: [1, 1, 1] })]).placings).toEqual([
      { couple: '101', place: 1, total: 1, decidedBy: '9', path: ['9'] },
    ]);
  });

  test.each([
    { why: 'no dance', dances: [], problem: { kind: 'nothing to count' } },
    {
      why: 'a place given twice',
      dances: [buildDanceMarks('Waltz', { 101: [1, 1, 1], 102: [2, 1, 2] })],
      problem: { kind: 'not each place once', dance: 'Waltz', judge: 2 },
    },
    {
      why: 'half a place',
      dances: [buildDanceMarks('Waltz', { 101: [1.5], 102: [2] })],
      problem: { kind: 'not each place once', dance: 'Waltz', judge: 1 },
    },
    {
      why: 'a missing mark',
      dances: [buildDanceMarks('Waltz', { 101: [1, 1], 102: [2] })],
      problem: { kind: 'marks missing', dance: 'Waltz' },
    },
    {
      why: 'another couple in the second dance',
      dances: [
        buildDanceMarks('Waltz', { 101: [1], 102: [2] }),
        buildDanceMarks('Tango', { 101: [1], 103: [2] }),
      ],
      problem: { kind: 'other couples', dance: 'Tango' },
    },
  ])('the second count refuses an invalid final: $why', ({ dances, problem }) => {
    expect(countSecondTime(dances)).toEqual({ ok: false, problem });
  });
});

describe('the comparison locates differences', () => {
  const marks = [buildDanceMarks('Waltz', { 101: [1, 1, 2], 102: [2, 2, 1] })];
  const right = counted(marks);

  test('the comparison of two counts locates a difference in a dance and in the result', () => {
    const wrong: CountedFinal = {
      dances: right.dances.map((dance) => ({
        ...dance,
        placings: dance.placings.map((placing) => ({ ...placing, place: 3 - placing.place })),
      })),
      placings: right.placings.map((placing) => ({ ...placing, place: 3 - placing.place })),
    };
    const comparison = compareFinal(wrong, right);
    expect(comparison).toMatchObject({
      kind: 'differ',
      differences: [
        { kind: 'dance', dance: 'Waltz', couple: '101', first: [{ place: 2 }], second: [{ place: 1 }] },
        { kind: 'dance', dance: 'Waltz', couple: '102', first: [{ place: 1 }], second: [{ place: 2 }] },
        { kind: 'result', couple: '101', first: [{ place: 2 }], second: [{ place: 1 }] },
        { kind: 'result', couple: '102', first: [{ place: 1 }], second: [{ place: 2 }] },
      ],
    });
  });

  test('the comparison of two counts names a couple missing from one of them', () => {
    const comparison = compareFinal(right, { ...right, placings: right.placings.slice(1) });
    expect(comparison).toMatchObject({
      kind: 'differ',
      differences: [{ kind: 'result', couple: '101', first: [{ place: 1, total: 1 }], second: [] }],
    });
  });

  test('the comparison of two counts names a dance missing from one of them', () => {
    expect(compareFinal(right, { ...right, dances: [] }).kind).toBe('differ');
  });
});
