import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildEvent, buildPlan } from '../../../domain/schedule/testing/plans.ts';
import { timesOf } from '../../../domain/schedule/times/times.ts';
import { USUAL_TIMING } from '../../../domain/schedule/times/timing.ts';
import { TimesProblems } from './TimesProblems.tsx';

const EIGHT = 1_700_000_000_000;
const MINUTE = 60_000;

/** What is said of a day of finals that are planned so many minutes after eight. */
function saidOf(...minutes: readonly (number | undefined)[]): readonly string[] {
  const events = minutes.map((after, at) =>
    buildEvent(`Gold Waltz ${at + 1}`, [
      { couples: 6, scheduleIndex: at, startTime: after === undefined ? undefined : EIGHT + after * MINUTE },
    ]),
  );
  const plan = buildPlan(events);
  render(<TimesProblems plan={plan} times={timesOf(plan, USUAL_TIMING)} />);
  const section = screen.queryByRole('region', { name: 'Planned times' });
  return [...(section?.children ?? [])].map(({ textContent }) => textContent);
}

test('times in their order, with the floor free each time: nothing is said', () => {
  expect(saidOf(0, 10, 20)).toEqual([]);
});

test('nobody has said when the day begins', () => {
  expect(saidOf(undefined)).toEqual(['The day has no start time. Use “Set times…” to enter one.']);
});

test('a round planned before the row above it', () => {
  expect(saidOf(0, 30, 20)).toEqual(['Gold Waltz 3 final is planned 10 minutes before the row above it.']);
});

test('one that is planned while the row above is still on the floor', () => {
  expect(saidOf(0, 0.2)).toEqual(['Gold Waltz 2 final is planned 1 minute before the floor is clear.']);
});

test('three at a glance: whoever mends the first mends most of the others', () => {
  expect(saidOf(50, 40, 30, 20, 10, 0)).toHaveLength(3);
});
