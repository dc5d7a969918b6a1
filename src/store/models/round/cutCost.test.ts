import { expect, test } from 'vitest';
import { DEFAULT_TIMING } from '../../../domain/schedule/times/timing.ts';
import { buildTestEntryId } from '../../../domain/floor/testing/hall.ts';
import { calculateCutCost } from './cutCost.ts';

const event = { level: 'Bronze', dances: ['ChaCha', 'Rumba'] } as const;
const next = { numHeats: 1 };

test('a cut that fits the planned heats takes the planned time', () => {
  expect(calculateCutCost(event, next, 20, DEFAULT_TIMING)).toEqual({ heats: 1, minutes: 3 });
});

test('a cut needs room for the couples seeded into the next round as well', () => {
  const byes = [buildTestEntryId('e1')];
  expect(calculateCutCost(event, { ...next, byes }, 20, DEFAULT_TIMING)).toEqual({ heats: 2, minutes: 6 });
});

test('one couple more than the floor holds costs a heat in every dance', () => {
  expect(calculateCutCost(event, next, 21, DEFAULT_TIMING)).toEqual({ heats: 2, minutes: 6 });
});
