import { buildTestEvent as event, buildRoundAt as round } from '../testing/event.ts';
import { expect, test } from 'vitest';
import { findNextDanced, listRoundsOfDay } from './day.ts';

test('rounds are ordered over all events; at equal positions the round danced earlier comes first', () => {
  const rumba = event('Rumba', round(0, 4), round(1, 1), round(2, 1));
  const jive = event('Jive', round(0, 5), round(1, 2));
  expect(
    listRoundsOfDay([rumba, jive]).map(({ event: { name }, round: { number } }) => `${name} ${number}`),
  ).toEqual(['Rumba 2', 'Rumba 1', 'Jive 1', 'Rumba 0', 'Jive 0']);
});

test('the next round is the one with the next lower number, leaving out skipped ones, and a final has none', () => {
  const rumba = event('Rumba', round(0, 4), round(1, 3, { state: 'skipped' }), round(2, 2), round(3, 1));
  expect(findNextDanced(rumba, 3)?.number).toBe(2);
  expect(findNextDanced(rumba, 2)?.number).toBe(0);
  expect(findNextDanced(rumba, 0)).toBeUndefined();
});

test('without a final there is no next round, and a missing number is skipped', () => {
  expect(findNextDanced(event('Rumba', round(1, 1)), 1)).toBeUndefined();
  expect(findNextDanced(event('Rumba', round(0, 2), round(2, 1)), 2)?.number).toBe(0);
});
