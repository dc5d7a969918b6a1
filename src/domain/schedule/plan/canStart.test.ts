import { roundTold, type RoundTold } from '../../testing/round.ts';
import { expect, test } from 'vitest';
import type { CompetitionEvent, Round } from '../../competition.ts';
import { canStart } from './canStart.ts';
import { entryId, eventKeyFromName } from '../../ids.ts';

const couple = entryId('c101');
if (couple === undefined) throw new Error('a plain key');

const round = (number: number, scheduleIndex: number, more: RoundTold = {}): Round =>
  roundTold({
    number,
    name: `Round ${number}`,
    state: 'initialized',
    recallSize: 6,
    numHeats: 1,
    scheduleIndex,
    startTime: undefined,
    entries: [{ id: couple, heats: [1] }],
    panel: [],
    ...more,
  });

const event = (name: string, ...rounds: readonly Round[]): CompetitionEvent => ({
  key: eventKeyFromName(name),
  name,
  level: 'Gold',
  style: 'Latin',
  dances: ['Rumba'],
  entries: [],
  rounds,
});

test.each([
  ['the round before it is posted', [round(1, 1, { state: 'posted' })], round(0, 2), true],
  ['nobody came to the round before it', [round(1, 1, { state: 'empty' })], round(0, 2), true],
  ['the round before it was skipped', [round(1, 1, { state: 'skipped' })], round(0, 2), true],
  [
    'the skipped round before it waits for one that is still danced',
    [round(1, 1, { state: 'skipped' }), round(2, 0, { state: 'running' })],
    round(0, 2),
    false,
  ],
  ['the round before it is still danced', [round(1, 1, { state: 'running' })], round(0, 2), false],
  ['the round before it is not posted', [round(1, 1, { state: 'marked' })], round(0, 2), false],
  ['nobody is in it', [round(1, 1, { state: 'posted' })], round(0, 2, { entries: [] }), false],
  ['it runs already', [round(1, 1, { state: 'posted' })], round(0, 2, { state: 'running' }), false],
])('a round goes on the floor, or not: %s', (_, before, final, may) => {
  expect(canStart({ event: event('Rumba', final, ...before), round: final })).toBe(may);
});
