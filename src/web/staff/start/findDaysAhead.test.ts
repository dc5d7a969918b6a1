import { expect, test } from 'vitest';
import { competitionBasics } from '../../../store/competition/competition.ts';
import { buildSimpleEvent, buildSimpleRound } from '../../kit/testing/builders.ts';
import { findDaysAhead } from './findDaysAhead.ts';

const about = (more: object) =>
  competitionBasics.parse({ timeZone: 'America/New_York', startDate: '2026-11-28', ...more });
const event = buildSimpleEvent(['101']);
const at = (iso: string): number => Date.parse(iso);
const WEEKS_BEFORE = at('2026-11-11T10:00:00-05:00');

test('starting a round before the competition names its days', () => {
  expect(findDaysAhead(about({}), [], WEEKS_BEFORE)).toEqual({ first: '2026-11-28', last: '2026-11-28' });
  expect(findDaysAhead(about({ endDate: '2026-11-29' }), [], WEEKS_BEFORE)?.last).toBe('2026-11-29');
});

test('a start is not questioned from midnight of the first day on, in the competition’s time zone', () => {
  expect(findDaysAhead(about({}), [], at('2026-11-27T23:59:00-05:00'))).toBeDefined();
  expect(findDaysAhead(about({}), [], at('2026-11-28T00:00:00-05:00'))).toBeUndefined();
  expect(findDaysAhead(about({}), [], at('2026-11-29T00:30:00-05:00'))).toBeUndefined();
});

test('a start is not questioned while no days are set', () => {
  expect(findDaysAhead(about({ startDate: undefined }), [], WEEKS_BEFORE)).toBeUndefined();
  expect(findDaysAhead(undefined, [], WEEKS_BEFORE)).toBeUndefined();
});

test('a start ahead of the day is questioned once, and not again after another round was started the same day', () => {
  const started = (startedAt: number) => [{ event, round: buildSimpleRound(1, ['101'], { startedAt }) }];
  expect(findDaysAhead(about({}), started(WEEKS_BEFORE - 60_000), WEEKS_BEFORE)).toBeUndefined();
  expect(findDaysAhead(about({}), started(at('2026-11-09T10:00:00-05:00')), WEEKS_BEFORE)).toBeDefined();
});
