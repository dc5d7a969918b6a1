import { expect, test } from 'vitest';
import { STYLES } from '../../../domain/event/terms.ts';
import { buildCoupleTrace, TRACE_FLOORS } from './coupleTrace.ts';
import { STYLE_TRACES } from './styleTraces.ts';

const coordinates = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

test.each(STYLES)('the traced path of %s stays in its box', (style) => {
  const all = coordinates(STYLE_TRACES[style]);
  expect(all.length).toBeGreaterThan(100);
  expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...all.filter((_, i) => i % 2 === 0))).toBeLessThanOrEqual(20);
  expect(Math.max(...all.filter((_, i) => i % 2 === 1))).toBeLessThanOrEqual(16);
});

test.each(Object.entries(TRACE_FLOORS))(
  'the traced lead and follow of %s go around once, and their trail fades',
  (_, floor) => {
    const { lead, follow, leadNow, followNow } = buildCoupleTrace(floor);
    expect(lead).toHaveLength(follow.length);
    expect(lead[0]?.opacity).toBe(0.07);
    expect(lead.at(-1)?.opacity).toBe(0.98);
    const apart = Math.hypot(leadNow.x - followNow.x, leadNow.y - followNow.y);
    expect(apart).toBeLessThanOrEqual(2 * floor.frame);
    expect(apart).toBeGreaterThanOrEqual(2 * floor.frame * 0.7);
  },
);

test('the wide traced path ends at the couple on the home page', () => {
  const { leadNow, followNow } = buildCoupleTrace(TRACE_FLOORS.wide);
  expect([leadNow.x, leadNow.y, followNow.x, followNow.y].map(Math.round)).toEqual([725, 466, 661, 466]);
});
