import { expect, test } from 'vitest';
import { omitUndefined } from '../defined.ts';
import { postedCallbacks } from './callbacksOut.ts';
import { programEvent } from '../testing/program.ts';

const posted = (
  name: string,
  startedAt: number,
  final: 'initialized' | 'posted' = 'initialized',
  postedAt?: number,
) =>
  programEvent(name, [
    { state: final, couples: 6 },
    { state: 'posted', couples: 12, startedAt, ...omitUndefined({ postedAt }) },
  ]);

test('lists callbacks of the latest started round first', () => {
  const out = postedCallbacks([posted('Early', 1), posted('Late', 9), posted('Between', 5)]);
  expect(out.map(({ event, round, next }) => [event.name, round.number, next.number])).toEqual([
    ['Late', 1, 0],
    ['Between', 1, 0],
    ['Early', 1, 0],
  ]);
});

test('lists the latest posted first, regardless of when the round started', () => {
  const out = postedCallbacks([
    posted('Began last', 9, 'initialized', 10),
    posted('Posted last', 1, 'initialized', 20),
    posted('From elsewhere', 15),
  ]);
  expect(out.map(({ event }) => event.name)).toEqual(['Posted last', 'From elsewhere', 'Began last']);
});

test('leaves out callbacks whose next round was danced', () => {
  expect(postedCallbacks([posted('Over', 1, 'posted')])).toEqual([]);
});

test('leaves out posted finals, which have no callbacks', () => {
  const final = programEvent('Alone', [{ state: 'posted', couples: 6, startedAt: 1 }]);
  expect(postedCallbacks([final])).toEqual([]);
});

test('couples placed in the next round before a posting are not called back', () => {
  const event = programEvent('Held', [
    { state: 'initialized', couples: 6 },
    { state: 'marked', couples: 12, startedAt: 1 },
  ]);
  expect(postedCallbacks([event])).toEqual([]);
});

test('skips over a skipped round to the next one', () => {
  const event = programEvent('Short', [
    { state: 'initialized', couples: 6 },
    { state: 'skipped', couples: 0 },
    { state: 'posted', couples: 12, startedAt: 1 },
  ]);
  expect(postedCallbacks([event]).map(({ next }) => next.number)).toEqual([0]);
});
