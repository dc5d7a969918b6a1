import { expect, test } from 'vitest';
import type { FinishedDance } from '../../../domain/dancersDay/dancersDay.ts';
import { buildProgramEvent } from '../../../domain/testing/program.ts';
import { buildEntry } from '../../../domain/schedule/testing/plans.ts';
import { findUnposted } from './findUnposted.ts';

const event = buildProgramEvent('Jive', [
  { state: 'initialized', couples: 6 },
  { state: 'posted', couples: 12 },
]);
const [final, semi] = event.rounds;
const couple = { event, entry: buildEntry(101), role: 'lead', placeIn: () => undefined } as const;

function line(what: FinishedDance['what'], round = semi): FinishedDance {
  if (round === undefined) throw new Error('no round');
  return { couple, round, what };
}

const TO_COME = line({ kind: 'result to come' });
const AWARDS = line({ kind: 'awards' }, final);

test.each([
  ['callbacks', line({ kind: 'called back', on: 6, of: 12 }), TO_COME],
  ['an exit', line({ kind: 'out', on: 6, of: 12, rounds: 1 }), TO_COME],
  ['a place', line({ kind: 'placed', of: 6 }, final), AWARDS],
])('a dancer is notified of %s that is withdrawn', (_, was, now) => {
  expect(findUnposted([was], [now])).toEqual([now]);
});

test('a result that is still posted, of another round, or never posted does not count as withdrawn', () => {
  const called = line({ kind: 'called back', on: 6, of: 12 });
  expect(findUnposted([called], [called])).toEqual([]);
  expect(findUnposted([called], [AWARDS])).toEqual([]);
  expect(findUnposted([], [TO_COME])).toEqual([]);
  expect(findUnposted([TO_COME], [TO_COME])).toEqual([]);
});
