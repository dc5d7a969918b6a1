import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildPlannedEvent, buildPlan } from '../../../domain/schedule/testing/plans.ts';
import { calculateTimes } from '../../../domain/schedule/times/times.ts';
import { DEFAULT_TIMING } from '../../../domain/schedule/times/timing.ts';
import { TimesProblems } from './TimesProblems.tsx';

const EIGHT = 1_700_000_000_000;
const MINUTE = 60_000;

/** The messages about a day of finals planned at the given minutes after eight. */
function saidOf(...minutes: readonly (number | undefined)[]): readonly string[] {
  const events = minutes.map((after, at) =>
    buildPlannedEvent(`Gold Waltz ${at + 1}`, [
      { couples: 6, scheduleIndex: at, startTime: after === undefined ? undefined : EIGHT + after * MINUTE },
    ]),
  );
  const plan = buildPlan(events);
  render(<TimesProblems plan={plan} times={calculateTimes(plan, DEFAULT_TIMING)} />);
  const section = screen.queryByRole('region', { name: 'Planned times' });
  return [...(section?.children ?? [])].map(({ textContent }) => textContent);
}

test('no problem is reported for times in order, with the floor free each time', () => {
  expect(saidOf(0, 10, 20)).toEqual([]);
});

test('a day without a start is reported as a problem of times', () => {
  expect(saidOf(undefined)).toEqual(['The day has no start time. Use “Set times…” to enter one.']);
});

test('a round planned before the previous one is reported', () => {
  expect(saidOf(0, 30, 20)).toEqual(['Gold Waltz 3 final is planned 10 minutes before the row above it.']);
});

test('a round planned while the previous one is still on the floor is reported', () => {
  expect(saidOf(0, 0.2)).toEqual(['Gold Waltz 2 final is planned 1 minute before the floor is clear.']);
});

test('three problems of times are shown at once, because fixing the first fixes most of the others', () => {
  expect(saidOf(50, 40, 30, 20, 10, 0)).toHaveLength(3);
});
