import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startHousekeeping } from './housekeeping.ts';
import { createSignInHall, TEST_START } from './testing/signInHall.ts';

const MONTH = 31 * 24 * 3_600_000;

/** The log of the first round. */
function heardAt(now: number, devices: number): readonly unknown[] {
  const { accounts, keys } = createSignInHall();
  for (let device = 0; device < devices; device += 1) accounts.create({ now: TEST_START });
  const heard: unknown[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => heard.push(JSON.parse(line)) });
  startHousekeeping({ keys, accounts, clock: () => now, log })();
  return heard;
}

test('a device unused for a month is removed, and the number of removed devices is logged', () => {
  expect(heardAt(TEST_START + MONTH, 1)).toMatchObject([{ removed: 1 }]);
  expect(heardAt(TEST_START + MONTH, 501)).toMatchObject([{ removed: 500 }]);
  expect(heardAt(TEST_START + MONTH, 0)).toEqual([]);
  expect(heardAt(TEST_START, 3)).toEqual([]);
});
