import { expect, test } from 'vitest';
import { presenceOf, SAID_EVERY_MS, type OnDuty } from './onDuty.ts';

const NOON = 1_700_000_000_000;
const MINUTE = 60_000;

const phone = (since: number | undefined, seen: number): OnDuty => ({
  uid: 'u',
  duty: 'judge',
  of: 'A',
  since,
  seen,
});

test('who says so every minute is there, since they came', () =>
  expect(presenceOf([phone(NOON - 90 * MINUTE, NOON - SAID_EVERY_MS)], NOON)).toEqual({
    kind: 'here',
    since: NOON - 90 * MINUTE,
  }));

test('whose connection ended is away since then', () =>
  expect(presenceOf([phone(undefined, NOON - 4 * MINUTE)], NOON)).toEqual({
    kind: 'away',
    seen: NOON - 4 * MINUTE,
  }));

test('what a server that was killed left standing is away once it says nothing any more', () => {
  const left = phone(NOON - 90 * MINUTE, NOON);
  expect(presenceOf([left], NOON + 2 * MINUTE).kind).toBe('here');
  expect(presenceOf([left], NOON + 3 * MINUTE)).toEqual({ kind: 'away', seen: NOON });
});

test('of two devices of one judge one is enough; of two that went, the later one was seen last', () => {
  const gone = phone(undefined, NOON - MINUTE);
  const there = phone(NOON - 9 * MINUTE, NOON);
  expect(presenceOf([gone, there], NOON)).toEqual({ kind: 'here', since: NOON - 9 * MINUTE });
  expect(presenceOf([phone(undefined, NOON - 30 * MINUTE), gone], NOON)).toEqual({
    kind: 'away',
    seen: NOON - MINUTE,
  });
});

test('yesterday is not today, and nobody was never there', () => {
  expect(presenceOf([phone(undefined, NOON - 20 * 60 * MINUTE)], NOON)).toEqual({ kind: 'never' });
  expect(presenceOf([], NOON)).toEqual({ kind: 'never' });
});
