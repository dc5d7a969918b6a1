import { expect, test } from 'vitest';
import type { Entry } from '../competition.ts';
import { parseCalendarDay } from '../registration/calendar.ts';
import { needsConfirmation, findStartQuestions } from './startQuestions.ts';
import { buildCouple, buildFloorRound, buildScheduledRound } from './testing/hall.ts';

const called = (number: number, present?: boolean): Entry =>
  buildCouple(number, undefined, undefined, {
    checkedIn: new Map(present === undefined ? [] : [[0, present]]),
  });
const starting = (...couples: readonly Entry[]) => buildScheduledRound('Waltz', couples);

test('a round starts with everyone, without questions, if the deck checked in no couple', () => {
  const at = starting(called(101), called(102));
  expect(findStartQuestions([at], at)).toEqual({ lineUp: undefined, beside: [], tooEarly: undefined });
  expect(needsConfirmation(findStartQuestions([at], at))).toBe(false);
});

test('the MC is asked before a start ahead of the competition’s days', () => {
  const at = starting(called(101));
  const first = parseCalendarDay('2026-11-28');
  if (first === undefined) throw new Error('no day');
  const days = { first, last: first };
  expect(findStartQuestions([at], at, days).tooEarly).toEqual(days);
  expect(needsConfirmation(findStartQuestions([at], at, days))).toBe(true);
});

test('the MC is not asked before a start if the line-up is complete', () => {
  const at = starting(called(101, true), called(102, true));
  expect(needsConfirmation(findStartQuestions([at], at))).toBe(false);
});

test('the MC is asked about an unfinished line-up, with the couples not checked in', () => {
  const at = starting(called(212), called(101, true), called(98, false), called(150));
  const { lineUp } = findStartQuestions([at], at);
  expect(lineUp?.couples).toBe(4);
  expect(lineUp?.notHere.map(({ number }) => number)).toEqual(['98', '150', '212']);
  expect(lineUp?.isCalled).toBe(false);
});

test('a couple that is not present counts as missing once every couple was called', () => {
  const at = starting(called(101, true), called(98, false));
  expect(findStartQuestions([at], at).lineUp?.isCalled).toBe(true);
});

test('the MC is asked about rounds on the floor, earliest start first, but not about finished ones', () => {
  const at = starting(called(101));
  const running = (name: string, startedAt: number) => {
    const { event } = buildScheduledRound(name, [], 'running');
    return { event, round: buildFloorRound(0, [], { state: 'running', startedAt }) };
  };
  const day = [running('Tango', 2), running('Rumba', 1), buildScheduledRound('Jive', [], 'marked'), at];
  expect(findStartQuestions(day, at).beside.map(({ event }) => event.name)).toEqual(['Rumba', 'Tango']);
});
