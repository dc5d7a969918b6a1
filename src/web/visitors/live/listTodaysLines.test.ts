import { expect, test } from 'vitest';
import { toLocalDay } from '../../../domain/registration/calendar.ts';
import type { DayLine } from '../../../domain/schedule/times/dayLines.ts';
import { buildProgramEvent } from '../../../domain/testing/program.ts';
import { listTodaysLines } from './listTodaysLines.ts';

const UTC = { dayOf: (at: number) => toLocalDay('UTC', at) };

const at = (time: string): number => Date.parse(`2026-11-28T${time}Z`);
const afterMidnight = (time: string): number => Date.parse(`2026-11-29T${time}Z`);

function line(name: string, state: 'posted' | 'running' | 'initialized', when: number | undefined): DayLine {
  const event = buildProgramEvent(name, [{ state, couples: 6 }]);
  const [round] = event.rounds;
  if (round === undefined) throw new Error('an event has a round');
  return {
    kind: 'round',
    key: name,
    event,
    round,
    when: when === undefined ? undefined : { likely: when, earliest: when, latest: when },
  };
}

const shownAt = (now: number, day: readonly DayLine[]) =>
  listTodaysLines(day, now, UTC).map(({ key }) => key);

test('the lines of today leave out other days, and keep a line without a time with the previous one', () => {
  const day = [
    line('Waltz', 'posted', at('20:00')),
    line('Tango', 'posted', undefined),
    line('Jive', 'initialized', afterMidnight('09:00')),
    line('Samba', 'initialized', undefined),
  ];
  expect(shownAt(at('21:00'), day)).toEqual(['Waltz', 'Tango']);
  expect(shownAt(afterMidnight('08:00'), day)).toEqual(['Jive', 'Samba']);
});

test('a round still on the floor after midnight keeps the evening’s rounds in the list', () => {
  const day = [
    line('Waltz', 'posted', at('20:00')),
    line('Tango', 'running', at('23:50')),
    line('Jive', 'initialized', afterMidnight('00:20')),
  ];
  expect(shownAt(afterMidnight('00:05'), day)).toEqual(['Waltz', 'Tango', 'Jive']);
});

test('the lines of today include the current round with any planned time or none', () => {
  expect(shownAt(at('21:00'), [line('Waltz', 'running', undefined)])).toEqual(['Waltz']);
});
