import { expect, test } from 'vitest';
import { shareOfRuns } from '../src/domain/testing/tries.ts';
import { fuzzDays } from './fuzzDays.ts';

// Organizer, scrutineer, chairman, MC, deck captain and judges press random actions that their screens offer,
// online and offline. The laws of the floor are checked after each press. A violation is reported as the
// shortest story that causes it.

test.each([1, 2, 3])('random presses break no invariant (seed %i)', async (seed) => {
  const { broken } = await fuzzDays({ sequences: shareOfRuns(8), steps: 60, seed, finishes: true });
  expect(broken?.message ?? 'all laws hold').toBe('all laws hold');
});
