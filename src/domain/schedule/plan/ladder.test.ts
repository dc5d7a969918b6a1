import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LADDERS, calculateRoundSizes } from './ladder.ts';

describe('sizes of rounds', () => {
  test.each([
    {
      why: '80 of 94 would send hardly anybody home: 60 are recalled',
      couples: 94,
      rounds: [94, 60, 38, 24, 12, 6],
    },
    { why: 'a fifth goes home exactly', couples: 75, rounds: [75, 60, 38, 24, 12, 6] },
    { why: 'one fewer is not enough for that rung', couples: 74, rounds: [74, 38, 24, 12, 6] },
    { why: 'the largest rung', couples: 110, rounds: [110, 80, 60, 38, 24, 12, 6] },
    { why: 'no rung sends a fifth home: the final is recalled', couples: 7, rounds: [7, 6] },
    { why: '12 of 14 is not enough', couples: 14, rounds: [14, 6] },
    { why: '12 of 15 is', couples: 15, rounds: [15, 12, 6] },
    { why: 'a straight final', couples: 6, rounds: [6] },
    { why: 'one couple dances its final', couples: 1, rounds: [1] },
    { why: 'nobody: one round stays on the plan, empty', couples: 0, rounds: [0] },
  ])('the usual ladder makes the rounds of $couples couples: $rounds, $why', ({ couples, rounds }) => {
    expect(calculateRoundSizes(couples, LADDERS.usual)).toEqual(rounds);
  });

  test('the ladder of fewer rounds gives those danced at Brown in 2013 (94, 51, 27, 14, 6, with ties recalled)', () => {
    expect(calculateRoundSizes(94, LADDERS.fewerRounds)).toEqual([94, 48, 24, 12, 6]);
  });

  test('an organizer’s own ladder decides the sizes of rounds', () => {
    expect(calculateRoundSizes(20, [8, 16, 32])).toEqual([20, 16, 8]);
  });

  test('the ladder “more rounds” never gives fewer rounds, and “fewer rounds” never more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 150 }), (couples) => {
        const rounds = (ladder: keyof typeof LADDERS) => calculateRoundSizes(couples, LADDERS[ladder]).length;
        expect(rounds('fewerRounds')).toBeLessThanOrEqual(rounds('usual'));
        expect(rounds('usual')).toBeLessThanOrEqual(rounds('moreRounds'));
      }),
    );
  });

  test('every round of a ladder eliminates couples, down to the size of the final', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500 }),
        fc.constantFrom(...Object.values(LADDERS)),
        (couples, ladder) => {
          const sizes = calculateRoundSizes(couples, ladder);
          expect(sizes[0]).toBe(couples);
          expect(sizes.at(-1)).toBe(Math.min(couples, 6));
          sizes.forEach((size, at) => expect(size).toBeLessThan(sizes[at - 1] ?? Number.POSITIVE_INFINITY));
        },
      ),
    );
  });
});
