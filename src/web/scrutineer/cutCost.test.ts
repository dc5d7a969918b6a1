import { expect, test } from 'vitest';
import { USUAL_TIMING } from '../../domain/schedule/times/timing.ts';
import { costInWords, costOfCut } from './cutCost.ts';

const event = { level: 'Bronze', dances: ['ChaCha', 'Rumba'] } as const;
const next = { name: 'Quarter-Final', numHeats: 1 };

test('a cut that fits the planned heats costs what was planned', () => {
  expect(costInWords(next, costOfCut(event, next, 20, USUAL_TIMING))).toBe('Quarter-Final in 1 heat, 3 min');
});

test('one couple more than the floor holds costs a heat in every dance', () => {
  expect(costInWords(next, costOfCut(event, next, 21, USUAL_TIMING))).toBe('Quarter-Final in 2 heats, 6 min');
});
