import { describe, expect, test } from 'vitest';
import { buildOfferedKey } from '../event/offered.ts';
import { calculateBill } from '../fees/bill.ts';
import { findFeeProblems } from '../fees/problems.ts';
import { buildPricedDancer } from '../fees/testing/dancers.ts';
import { countNumbers } from '../people/numberRange.ts';
import { getCompetitionPreset, COMPETITION_PRESETS } from './presets.ts';

describe.each(COMPETITION_PRESETS)('the preset of a %s competition', (preset) => {
  const { events, fees, timing, numbers } = getCompetitionPreset(preset);

  test('a preset has events with keys of their own, and a ladder from the lowest level up', () => {
    expect(new Set(events.map(buildOfferedKey)).size).toBe(events.length);
    expect(timing.usual.ladder).toEqual(timing.usual.ladder.toSorted((a, b) => a - b));
    expect(countNumbers(numbers)).toBeGreaterThan(50);
  });

  test('a preset has fees that can be saved and that charge a dancer with one event', () => {
    expect(findFeeProblems(fees)).toEqual([]);
    const [{ level, style, dances } = expect.unreachable()] = events;
    const entries = [{ level, style, dances: dances.length }];
    expect(calculateBill(fees, buildPricedDancer({ entries, category: 'adult' })).total).toBeGreaterThan(0);
  });
});

test('the collegiate preset has thirty events in four styles', () => {
  const { events } = getCompetitionPreset('collegiate');
  expect(events).toHaveLength(30);
  expect(new Set(events.map(({ style }) => style)).size).toBe(4);
});
