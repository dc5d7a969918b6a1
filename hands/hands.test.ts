import { expect, test } from 'vitest';
import { shareOfRuns } from '../src/domain/testing/tries.ts';
import { shaken } from './shaking.ts';

// Organizer, scrutineer, chairman, MC, deck captain and judges press whatever their screens offer, in any order, online
// and offline. After each press the laws of the floor are asked. What breaks one is told as the shortest story that does.

test.each([1, 2, 3])('whatever hands press, the laws hold (%i)', async (seed) => {
  const { broken } = await shaken({ sequences: shareOfRuns(8), steps: 60, seed, finishes: true });
  expect(broken?.message ?? 'all laws hold').toBe('all laws hold');
});
