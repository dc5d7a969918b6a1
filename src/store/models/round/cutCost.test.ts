import { expect, test } from 'vitest';
import { USUAL_TIMING } from '../../../domain/schedule/times/timing.ts';
import { entryKey } from '../../../domain/floor/testing/hall.ts';
import { costOfCut } from './cutCost.ts';

const event = { level: 'Bronze', dances: ['ChaCha', 'Rumba'] } as const;
const next = { numHeats: 1 };

test('a cut that fits the planned heats costs what was planned', () => {
  expect(costOfCut(event, next, 20, USUAL_TIMING)).toEqual({ heats: 1, minutes: 3 });
});

test('a cut needs room for the couples seeded into the next round as well', () => {
  const byes = [entryKey('e1')];
  expect(costOfCut(event, { ...next, byes }, 20, USUAL_TIMING)).toEqual({ heats: 2, minutes: 6 });
});

test('one couple more than the floor holds costs a heat in every dance', () => {
  expect(costOfCut(event, next, 21, USUAL_TIMING)).toEqual({ heats: 2, minutes: 6 });
});
