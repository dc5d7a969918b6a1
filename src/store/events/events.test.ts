import { expect, test } from 'vitest';
import { allEvents } from './events.ts';

test('an entry knows its dancers by their keys, and a couple known only by its number has none', () => {
  const entries = {
    a: { leadName: 'Ann', followName: 'Bo', leadId: 'k1', followId: 'k2', leadNumber: 101 },
    b: { leadName: 'Cy', followName: 'TBA', leadId: 'k3', followId: '', leadNumber: 102 },
    c: { leadName: 'dummy', followName: 'dummy', leadId: 'Adhoc', followId: 'Adhoc', leadNumber: 103 },
  };
  const [event] = allEvents.parse({ 'Gold Waltz': { name: 'Gold Waltz', entries } });
  expect(
    event?.entries.map(({ leadId, followId, placeholder }) => ({ leadId, followId, placeholder })),
  ).toEqual([
    { leadId: 'k1', followId: 'k2', placeholder: false },
    { leadId: 'k3', followId: undefined, placeholder: false },
    { leadId: undefined, followId: undefined, placeholder: true },
  ]);
});

test.each([
  {
    why: 'on the floor',
    raw: { roundState: 2, roundActualStartTime: 5 },
    stage: { state: 'running', startedAt: 5 },
  },
  {
    why: 'taken back to waiting',
    raw: { roundState: 0, roundActualStartTime: 5 },
    stage: { state: 'initialized' },
  },
  {
    why: 'over, nobody knows since when',
    raw: { roundState: 5 },
    stage: { state: 'posted', startedAt: undefined },
  },
  {
    why: 'a state nobody can read',
    raw: { roundState: 9, roundActualStartTime: 5 },
    stage: { state: 'initialized' },
  },
])('only a round that has begun has a start time: $why', ({ raw, stage }) => {
  const [event] = allEvents.parse({ Waltz: { rounds: { 1: { ...raw, roundStartTime: 3 } } } });
  const [round] = event?.rounds ?? [];
  expect(round).toMatchObject(stage);
  expect(round !== undefined && 'startedAt' in round).toBe('startedAt' in stage);
});

test('a round planned in 1970, by a plan without a start, has no planned time', () => {
  const rounds = { 0: { roundStartTime: 20_000 }, 1: { roundStartTime: 1_790_000_000_000 } };
  const [event] = allEvents.parse({ Waltz: { rounds } });
  expect(event?.rounds.map(({ startTime }) => startTime)).toEqual([undefined, 1_790_000_000_000]);
});

test('a recall size stored with a final is ignored', () => {
  const [event] = allEvents.parse({
    Waltz: { rounds: { 0: { recallSize: 6 }, 1: { recallSize: 0 }, 2: {} } },
  });
  expect(event?.rounds.map(({ recallSize }) => recallSize)).toEqual([undefined, 1, 1]);
});
