import { expect, test } from 'vitest';
import type { EventDance } from '../../domain/event/dances.ts';
import { parseJudgeKeys, seatJudges } from '../../domain/testing/seats.ts';
import { parseSeatings } from './seats.ts';

const DANCES: readonly EventDance[] = ['Waltz', 'Tango'];
const panel = (letters: string) => Object.fromEntries([...letters].map((letter) => [letter, true]));

test('the last seating of a round counts, even if earlier ones are missing', () => {
  const stored = {
    panel: panel('ABCS'),
    // The SDK returns small numeric keys as a list.
    seatings: [null, { Waltz: 'A/B/C', Tango: 'A/S/C' }, { Waltz: 'A/B/C', Tango: 'S/B/C' }],
  };
  expect(parseSeatings(stored, DANCES)).toEqual({
    panel: parseJudgeKeys('ABCS'),
    seatings: 2,
    seats: seatJudges('ABC', 'SBC'),
  });
  const ten = { ...stored, seatings: { 10: { Waltz: 'A/B/C', Tango: 'A/S/C' }, 9: { Waltz: 'A/B/S' } } };
  expect(parseSeatings(ten, DANCES)).toMatchObject({ seatings: 10, seats: seatJudges('ABC', 'ASC') });
});

test('a panel named later marks every dance', () => {
  const stored = { panel: panel('ABD'), seatings: { 1: { Waltz: 'A/B/C', Tango: 'A/S/C' } } };
  expect(parseSeatings(stored, DANCES)).toEqual({ panel: parseJudgeKeys('ABD'), seatings: 1 });
});

test('a round without replaced judges has no seats', () => {
  expect(parseSeatings({ panel: panel('AB') }, DANCES)).toEqual({ panel: parseJudgeKeys('AB') });
});
