import { expect, test } from 'vitest';
import type { FloorPosition } from '../../../store/floor/live.ts';
import { listCurrentRounds } from './currentRounds.ts';
import { testEventKey, buildProgramEvent } from '../../../domain/testing/program.ts';

const standing = (event: string, round: number, more: Partial<FloorPosition> = {}): FloorPosition => ({
  event: testEventKey(event),
  round,
  dance: 0,
  heat: 1,
  floor: 1,
  startedAt: undefined,
  ...more,
});

const semi = buildProgramEvent('Jive', [
  { state: 'initialized', couples: 0 },
  { state: 'running', couples: 12, heats: 2 },
]);
const final = buildProgramEvent('Samba', [{ state: 'running', couples: 6 }]);

test('a round on the floor has its dance, heat, recall size and start time', () => {
  const [now] = listCurrentRounds([semi], [standing('Jive', 1, { dance: 1, heat: 2, startedAt: 7 })]);
  expect(now).toMatchObject({
    dance: { name: 'Quickstep', at: 2, of: 2 },
    heat: { at: 2, of: 2 },
    recall: 6,
    since: 7,
    floor: undefined,
  });
});

test('the recall size is at most the number of couples present', () => {
  const small = buildProgramEvent('Jive', [
    { state: 'initialized', couples: 0 },
    { state: 'running', couples: 6, away: 1 },
  ]);
  expect(listCurrentRounds([small], [])[0]?.recall).toBe(5);
});

test('a final has no recall size', () => {
  expect(listCurrentRounds([final], [standing('Samba', 0)])[0]?.recall).toBeUndefined();
});

test('a round without a position is on the floor too', () => {
  expect(listCurrentRounds([semi], [])).toMatchObject([{ dance: undefined, heat: undefined }]);
});

test('two rounds on two floors come in the order of the floors, each with its own position', () => {
  const live = [standing('Jive', 1, { floor: 2 }), standing('Samba', 0)];
  expect(listCurrentRounds([semi, final], live).map(({ event, floor }) => [event.name, floor])).toEqual([
    ['Samba', 1],
    ['Jive', 2],
  ]);
});

test('a called round that has not started is not on the floor', () => {
  expect(
    listCurrentRounds([buildProgramEvent('Jive', [{ state: 'marked', couples: 6 }])], [standing('Jive', 0)]),
  ).toEqual([]);
});
