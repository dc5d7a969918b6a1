import { expect, test } from 'vitest';
import { buildMadeUpDay, MORNING } from '../../../domain/schedule/testing/madeUpDay.ts';
import { autoAssignTimes } from '../../../domain/schedule/times/times.ts';
import { eventSettingsPath } from '../../../store/competition/settings.ts';
import { assignPlannedTimes } from './assignPlannedTimes.ts';

test('a plan is published with planned times only if the organizer has switched that on', () => {
  const { plan, timing } = buildMadeUpDay('S', 1);
  const published = (on: boolean) =>
    assignPlannedTimes({ settings: eventSettingsPath.parse({ autoAssignTimes: on }), timing }, plan, MORNING);
  expect(published(false)).toBe(plan);
  const starts = published(true).events.flatMap(({ rounds }) => rounds.map(({ startTime }) => startTime));
  for (const { startTime } of autoAssignTimes(plan, timing, MORNING)) expect(starts).toContain(startTime);
  expect(starts).not.toEqual(plan.events.flatMap(({ rounds }) => rounds.map(({ startTime }) => startTime)));
});
