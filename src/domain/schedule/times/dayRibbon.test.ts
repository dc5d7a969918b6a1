import { expect, test } from 'vitest';
import { parseBlockId } from '../plan/plan.ts';
import { buildEntries, buildPlan, buildPlannedEvent } from '../testing/plans.ts';
import { dayRibbon } from './dayRibbon.ts';
import { planFirstDay } from './firstDay.ts';
import { calculateTimes } from './times.ts';
import { DEFAULT_TIMING } from './timing.ts';

const START = Date.UTC(2026, 10, 15, 13, 30);
const KEEP = { dontReorderAfterAddRemoveRounds: false };

const event = (name: string, style: 'Smooth' | 'Latin') =>
  buildPlannedEvent(name, [], { style, entries: buildEntries(40) });

function ribbon(minutes: number) {
  const plan = buildPlan([
    event('Bronze Waltz', 'Smooth'),
    event('Silver Waltz', 'Smooth'),
    event('Bronze Rumba', 'Latin'),
  ]);
  const lunch = {
    id: parseBlockId('lunch') ?? expect.unreachable(),
    kind: 'lunch',
    title: 'Lunch',
    minutes,
    notBefore: START + 15 * 60_000,
  } as const;
  const day = planFirstDay(plan, { start: START, lunch, order: 'style', judges: [] }, DEFAULT_TIMING, KEEP);
  return dayRibbon(calculateTimes(day.ok ? day.value.plan : expect.unreachable(), DEFAULT_TIMING).items);
}

test('the ribbon of a day has stretches of one style, split at long breaks, without overlap', () => {
  const parts = ribbon(45);
  expect(parts[0]?.from).toBe(START);
  expect(parts.flatMap(({ of }) => (of.kind === 'break' ? of.title : []))).toEqual(['Lunch']);
  for (const [at, part] of parts.entries()) {
    expect(part.to).toBeGreaterThan(part.from);
    expect(part.from).toBeGreaterThanOrEqual(parts[at - 1]?.to ?? START);
    const before = parts[at - 1];
    if (before?.of.kind === 'style') expect(part.of).not.toEqual(before.of);
  }
});

test('a short break belongs to the style around it', () => {
  expect(ribbon(5).some(({ of }) => of.kind === 'break')).toBe(false);
});

test('rounds without a time are left out', () => {
  const plan = buildPlan([event('Bronze Waltz', 'Smooth')]);
  expect(dayRibbon(calculateTimes(plan, DEFAULT_TIMING).items)).toEqual([]);
});
