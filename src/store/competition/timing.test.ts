import { expect, test } from 'vitest';
import { savedTiming } from './timingWrites.ts';
import { timing } from './timing.ts';

test('the day’s times are on the competition’s clock, wherever the device is', () => {
  expect(timing.parse({ timeZone: 'Asia/Kathmandu' }).timeZone).toBe('Asia/Kathmandu');
});

test('the day’s times follow the device’s clock while the competition has no time zone', () => {
  expect(timing.parse({}).timeZone).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test('hall hours stored as a time in 1970 are left out', () => {
  const [from, to] = [1_790_000_000_000, 1_790_030_000_000];
  const hours = [
    { from: 0, to: 9 * 3_600_000 },
    { from, to },
  ];
  expect(timing.parse({ timing: { hours } }).hours).toEqual([{ from, to }]);
});

test('the timing saved in Setup is read back', () => {
  const raw = { timeZone: 'UTC', timing: { secondsBetweenHeats: 45 } };
  expect(timing.parse(raw).secondsBetweenHeats).toBe(45);
  expect(savedTiming.path.at).toBe(timing.at);
  // Both parse the same path, so they need different names.
  expect(savedTiming.path.as).not.toBe(timing.as);
});
