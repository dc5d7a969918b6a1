import { expect, test } from 'vitest';
import type { Entry } from '../competition.ts';
import { calendarDay } from '../registration/calendar.ts';
import { isAsked, startOffered } from './startOffered.ts';
import { buildCouple, buildRound, scheduled } from './testing/hall.ts';

const called = (number: number, present?: boolean): Entry =>
  buildCouple(number, undefined, undefined, {
    checkedIn: new Map(present === undefined ? [] : [[0, present]]),
  });
const starting = (...couples: readonly Entry[]) => scheduled('Waltz', couples);

test('where the deck has called nobody, everybody dances, and nothing is asked', () => {
  const at = starting(called(101), called(102));
  expect(startOffered([at], at)).toEqual({ lineUp: undefined, beside: [], tooEarly: undefined });
  expect(isAsked(startOffered([at], at))).toBe(false);
});

test('a start before the days of the competition is asked about', () => {
  const at = starting(called(101));
  const first = calendarDay('2026-11-28');
  if (first === undefined) throw new Error('no day');
  const days = { first, last: first };
  expect(startOffered([at], at, days).tooEarly).toEqual(days);
  expect(isAsked(startOffered([at], at, days))).toBe(true);
});

test('a line-up that is complete is not asked about', () => {
  const at = starting(called(101, true), called(102, true));
  expect(isAsked(startOffered([at], at))).toBe(false);
});

test('an unfinished line-up is asked about, with the numbers of who is not checked in', () => {
  const at = starting(called(212), called(101, true), called(98, false), called(150));
  const { lineUp } = startOffered([at], at);
  expect(lineUp?.couples).toBe(4);
  expect(lineUp?.notHere.map(({ number }) => number)).toEqual(['98', '150', '212']);
  expect(lineUp?.isCalled).toBe(false);
});

test('when everybody was called, who is not here is missing', () => {
  const at = starting(called(101, true), called(98, false));
  expect(startOffered([at], at).lineUp?.isCalled).toBe(true);
});

test('what is on the floor is asked about, the oldest start first; what is counted is not', () => {
  const at = starting(called(101));
  const running = (name: string, startedAt: number) => {
    const { event } = scheduled(name, [], 'running');
    return { event, round: buildRound(0, [], { state: 'running', startedAt }) };
  };
  const day = [running('Tango', 2), running('Rumba', 1), scheduled('Jive', [], 'marked'), at];
  expect(startOffered(day, at).beside.map(({ event }) => event.name)).toEqual(['Rumba', 'Tango']);
});
