import { expect, test } from 'vitest';
import { parseBlockId, listItems, type Plan } from '../plan/plan.ts';
import { listEventsWithoutRounds } from '../plan/generate.ts';
import { buildEntries, buildPlan, buildPlannedEvent, testJudge } from '../testing/plans.ts';
import { planFirstDay, type FirstDayOptions } from './firstDay.ts';
import { calculateTimes } from './times.ts';
import { DEFAULT_TIMING } from './timing.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 15, 13, 30);
const KEEP = { dontReorderAfterAddRemoveRounds: false };
const LUNCH = {
  id: parseBlockId('lunch') ?? expect.unreachable(),
  kind: 'lunch',
  title: 'Lunch',
  minutes: 45,
  notBefore: START + HOUR / 4,
} as const;

const WISHES: FirstDayOptions = {
  start: START,
  lunch: LUNCH,
  order: 'style',
  judges: ['A', 'B', 'C'].map(testJudge),
};

const event = (name: string, couples: number) =>
  buildPlannedEvent(name, [], { entries: buildEntries(couples) });
const DAY = buildPlan([
  event('Bronze Waltz', 40),
  event('Silver Waltz', 40),
  event('Gold Waltz', 40),
  event('Empty', 0),
]);

const made = (plan: Plan, wishes: FirstDayOptions) => {
  const day = planFirstDay(plan, wishes, DEFAULT_TIMING, KEEP);
  return day.ok ? day.value : expect.unreachable(day.problem.kind);
};

test('the first plan gives no rounds to events without couples', () => {
  expect(listEventsWithoutRounds(DAY).map(({ name }) => name)).not.toContain('Empty');
  const { plan } = made(DAY, WISHES);
  expect(plan.events.find(({ name }) => name === 'Empty')?.rounds).toEqual([]);
});

test('the first round of the first plan begins when the organizer asked, whatever the hours of the hall', () => {
  const hours = [{ from: START - 3 * HOUR, to: START + 9 * HOUR }];
  const day = planFirstDay(DAY, WISHES, { ...DEFAULT_TIMING, hours }, KEEP);
  const [first] = day.ok ? listItems(day.value.plan) : [];
  expect(first?.kind === 'round' && first.round.startTime).toBe(START);
});

test('lunch in the first plan begins once its time has come, between two rounds, and later rounds wait for its end', () => {
  const { plan } = made(DAY, WISHES);
  const { items, problems } = calculateTimes(plan, DEFAULT_TIMING);
  const at = items.findIndex(({ ref }) => ref.kind === 'block');
  expect(at).toBeGreaterThan(0);
  const lunch = items[at]?.planned ?? expect.unreachable();
  expect(lunch.from).toBeGreaterThanOrEqual(LUNCH.notBefore);
  expect(lunch.to - lunch.from).toBe(45 * 60_000);
  expect(items[at + 1]?.planned?.from).toBe(lunch.to);
  expect(problems).toEqual([]);
});

test('the first plan has no lunch on a day that ends before it', () => {
  const { plan } = made(DAY, { ...WISHES, lunch: { ...LUNCH, notBefore: START + 20 * HOUR } });
  expect(plan.blocks).toEqual([]);
});

test('the first plan gives every round a time, and a panel if there are judges', () => {
  const rounds = (wishes: FirstDayOptions) => made(DAY, wishes).plan.events.flatMap((one) => one.rounds);
  expect(rounds(WISHES).every(({ startTime, panel }) => startTime !== undefined && panel.length > 0)).toBe(
    true,
  );
  expect(rounds({ ...WISHES, judges: [] }).every(({ panel }) => panel.length === 0)).toBe(true);
});

test('the changes of the first plan lead to the same plan when they are drafted', () => {
  const { changes } = made(DAY, { ...WISHES, order: 'level' });
  expect(changes.map(({ kind }) => kind)).toEqual([
    'generate',
    'sort',
    'assignPanels',
    'addBlock',
    'setStartTimes',
  ]);
});
