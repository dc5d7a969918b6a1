import { expect, test } from 'vitest';
import { omitUndefined } from '../mapDefined.ts';
import { listPostedCallbacks } from './postedCallbacks.ts';
import { buildProgramEvent } from '../testing/program.ts';

const posted = (
  name: string,
  startedAt: number,
  final: 'initialized' | 'posted' = 'initialized',
  postedAt?: number,
) =>
  buildProgramEvent(name, [
    { state: final, couples: 6 },
    { state: 'posted', couples: 12, startedAt, ...omitUndefined({ postedAt }) },
  ]);

test('callbacks of the round started last come first', () => {
  const out = listPostedCallbacks([posted('Early', 1), posted('Late', 9), posted('Between', 5)]);
  expect(out.map(({ event, round, next }) => [event.name, round.number, next.number])).toEqual([
    ['Late', 1, 0],
    ['Between', 1, 0],
    ['Early', 1, 0],
  ]);
});

test('callbacks posted last come first, regardless of the start of their round', () => {
  const out = listPostedCallbacks([
    posted('Began last', 9, 'initialized', 10),
    posted('Posted last', 1, 'initialized', 20),
    posted('From elsewhere', 15),
  ]);
  expect(out.map(({ event }) => event.name)).toEqual(['Posted last', 'From elsewhere', 'Began last']);
});

test('callbacks are left out once their next round was danced', () => {
  expect(listPostedCallbacks([posted('Over', 1, 'posted')])).toEqual([]);
});

test('posted finals are left out, because they have no callbacks', () => {
  const final = buildProgramEvent('Alone', [{ state: 'posted', couples: 6, startedAt: 1 }]);
  expect(listPostedCallbacks([final])).toEqual([]);
});

test('couples placed in the next round before a posting are not called back', () => {
  const event = buildProgramEvent('Held', [
    { state: 'initialized', couples: 6 },
    { state: 'marked', couples: 12, startedAt: 1 },
  ]);
  expect(listPostedCallbacks([event])).toEqual([]);
});

test('callbacks past a skipped round lead to the one after it', () => {
  const event = buildProgramEvent('Short', [
    { state: 'initialized', couples: 6 },
    { state: 'skipped', couples: 0 },
    { state: 'posted', couples: 12, startedAt: 1 },
  ]);
  expect(listPostedCallbacks([event]).map(({ next }) => next.number)).toEqual([0]);
});
