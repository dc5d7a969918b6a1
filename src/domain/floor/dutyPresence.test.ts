import { expect, test } from 'vitest';
import { summarizePresence, PRESENCE_INTERVAL_MS, type DutyPresence } from './dutyPresence.ts';

const NOON = 1_700_000_000_000;
const MINUTE = 60_000;

const phone = (since: number | undefined, seen: number): DutyPresence => ({
  uid: 'u',
  duty: 'judge',
  of: 'A',
  since,
  seen,
});

test('a device with a heartbeat every minute counts as present since it connected', () =>
  expect(summarizePresence([phone(NOON - 90 * MINUTE, NOON - PRESENCE_INTERVAL_MS)], NOON)).toEqual({
    kind: 'here',
    since: NOON - 90 * MINUTE,
  }));

test('a device counts as away from the moment its connection ended', () =>
  expect(summarizePresence([phone(undefined, NOON - 4 * MINUTE)], NOON)).toEqual({
    kind: 'away',
    seen: NOON - 4 * MINUTE,
  }));

test('a device that a killed server left as connected counts as away once its heartbeat stops', () => {
  const left = phone(NOON - 90 * MINUTE, NOON);
  expect(summarizePresence([left], NOON + 2 * MINUTE).kind).toBe('here');
  expect(summarizePresence([left], NOON + 3 * MINUTE)).toEqual({ kind: 'away', seen: NOON });
});

test('a duty counts as present with one connected device, and as away since the later of two that left', () => {
  const gone = phone(undefined, NOON - MINUTE);
  const there = phone(NOON - 9 * MINUTE, NOON);
  expect(summarizePresence([gone, there], NOON)).toEqual({ kind: 'here', since: NOON - 9 * MINUTE });
  expect(summarizePresence([phone(undefined, NOON - 30 * MINUTE), gone], NOON)).toEqual({
    kind: 'away',
    seen: NOON - MINUTE,
  });
});

test('yesterday’s devices are ignored, and a duty without devices was never present', () => {
  expect(summarizePresence([phone(undefined, NOON - 20 * 60 * MINUTE)], NOON)).toEqual({ kind: 'never' });
  expect(summarizePresence([], NOON)).toEqual({ kind: 'never' });
});
