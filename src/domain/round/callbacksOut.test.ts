import { expect, test } from 'vitest';
import { omitUndefined } from '../defined.ts';
import { callbacksOut } from './callbacksOut.ts';
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

test('the callbacks of the round that began last stand first', () => {
  const out = callbacksOut([posted('Early', 1), posted('Late', 9), posted('Between', 5)]);
  expect(out.map(({ event, round, next }) => [event.name, round.number, next.number])).toEqual([
    ['Late', 1, 0],
    ['Between', 1, 0],
    ['Early', 1, 0],
  ]);
});

test('those that came out last stand first, however late their round began', () => {
  const out = callbacksOut([
    posted('Began last', 9, 'initialized', 10),
    posted('Posted last', 1, 'initialized', 20),
    posted('From elsewhere', 15),
  ]);
  expect(out.map(({ event }) => event.name)).toEqual(['Posted last', 'From elsewhere', 'Began last']);
});

test('whoever was called back and has danced since is no news', () => {
  expect(callbacksOut([posted('Over', 1, 'posted')])).toEqual([]);
});

test('a posted final calls nobody back: its placings stand nowhere here', () => {
  const final = programEvent('Alone', [{ state: 'posted', couples: 6, startedAt: 1 }]);
  expect(callbacksOut([final])).toEqual([]);
});

test('who stands in the next round before anything is posted is not called back', () => {
  const event = programEvent('Held', [
    { state: 'initialized', couples: 6 },
    { state: 'marked', couples: 12, startedAt: 1 },
  ]);
  expect(callbacksOut([event])).toEqual([]);
});

test('over a skipped round they are called to the one behind it', () => {
  const event = programEvent('Short', [
    { state: 'initialized', couples: 6 },
    { state: 'skipped', couples: 0 },
    { state: 'posted', couples: 12, startedAt: 1 },
  ]);
  expect(callbacksOut([event]).map(({ next }) => next.number)).toEqual([0]);
});
