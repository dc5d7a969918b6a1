import { expect, test } from 'vitest';
import { savedTiming } from './timingWrites.ts';
import { timing } from './timing.ts';

test('times the day on the competition’s clock, wherever the device is', () => {
  expect(timing.parse({ timeZone: 'Asia/Kathmandu' }).timeZone).toBe('Asia/Kathmandu');
});

test('goes by the device’s clock while the competition has no time zone', () => {
  expect(timing.parse({}).timeZone).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test('reads the figures that a desk of setup has saved', () => {
  const raw = { timeZone: 'UTC', timing: { secondsBetweenHeats: 45 } };
  expect(timing.parse(raw).secondsBetweenHeats).toBe(45);
  expect(savedTiming.path.at).toBe(timing.at);
  // One place, two ways to read it: neither may stand in for the other.
  expect(savedTiming.path.as).not.toBe(timing.as);
});
