import { expect, test } from 'vitest';
import type { EventDance } from '../../domain/event/dances.ts';
import { keys, seats } from '../../domain/testing/seats.ts';
import { parseSeats } from './seats.ts';

const DANCES: readonly EventDance[] = ['Waltz', 'Tango'];
const panel = (letters: string) => Object.fromEntries([...letters].map((letter) => [letter, true]));

test('the last seating of a round counts, even if earlier ones are missing', () => {
  const stored = {
    panel: panel('ABCS'),
    // The SDK returns small numeric keys as a list.
    seatings: [null, { Waltz: 'A/B/C', Tango: 'A/S/C' }, { Waltz: 'A/B/C', Tango: 'S/B/C' }],
  };
  expect(parseSeats(stored, DANCES)).toEqual({
    panel: keys('ABCS'),
    seatings: 2,
    seats: seats('ABC', 'SBC'),
  });
  const ten = { ...stored, seatings: { 10: { Waltz: 'A/B/C', Tango: 'A/S/C' }, 9: { Waltz: 'A/B/S' } } };
  expect(parseSeats(ten, DANCES)).toMatchObject({ seatings: 10, seats: seats('ABC', 'ASC') });
});

test('a panel named later marks every dance', () => {
  const stored = { panel: panel('ABD'), seatings: { 1: { Waltz: 'A/B/C', Tango: 'A/S/C' } } };
  expect(parseSeats(stored, DANCES)).toEqual({ panel: keys('ABD'), seatings: 1 });
});

test('a round without replaced judges has no seats', () => {
  expect(parseSeats({ panel: panel('AB') }, DANCES)).toEqual({ panel: keys('AB') });
});
