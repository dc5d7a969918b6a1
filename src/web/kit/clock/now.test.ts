import { expect, test } from 'vitest';
import { competitionBasics } from '../../../store/competition/competition.ts';
import { getCompetitionTime } from './now.ts';

const at = (iso: string): number => Date.parse(iso);
const NEW_YORK = {
  startDate: '2026-11-02',
  timeZone: 'America/New_York',
  // The clocks go back on November 1.
  dateRegistrationOpen: at('2026-11-02T00:00:00-05:00'),
  dateRegistrationClosed: at('2026-11-02T00:00:00-05:00'),
};

test('days follow the time zone of the venue, also when its clocks change', () => {
  const moment = (iso: string) => getCompetitionTime(competitionBasics.parse(NEW_YORK), at(iso)).moment;
  expect(moment('2026-10-31T23:59:59-04:00')).toEqual({ kind: 'registering', daysLeft: 2 });
  expect(moment('2026-11-01T00:00:00-04:00')).toEqual({ kind: 'registering', daysLeft: 1 });
  expect(moment('2026-11-01T23:59:59-05:00')).toEqual({ kind: 'registering', daysLeft: 1 });
  expect(moment('2026-11-02T00:00:00-05:00')).toEqual({ kind: 'the day', day: 1, days: 1 });
});

test('a last day that runs past midnight ends at five in the morning', () => {
  const moment = (iso: string) => getCompetitionTime(competitionBasics.parse(NEW_YORK), at(iso)).moment;
  expect(moment('2026-11-03T00:40:00-05:00')).toEqual({ kind: 'the day', day: 1, days: 1 });
  expect(moment('2026-11-03T04:59:00-05:00')).toEqual({ kind: 'the day', day: 1, days: 1 });
  expect(moment('2026-11-03T05:00:00-05:00')).toEqual({ kind: 'over' });
});

test('the second day begins at five in the morning, the first one at its midnight', () => {
  const two = competitionBasics.parse({ ...NEW_YORK, endDate: '2026-11-03' });
  const day = (iso: string) => getCompetitionTime(two, at(iso)).moment;
  expect(day('2026-11-02T00:00:00-05:00')).toMatchObject({ kind: 'the day', day: 1 });
  expect(day('2026-11-03T00:40:00-05:00')).toMatchObject({ kind: 'the day', day: 1 });
  expect(day('2026-11-03T05:00:00-05:00')).toMatchObject({ kind: 'the day', day: 2 });
});

test('a day stored as a moment is the day of that moment at the venue', () => {
  const { days } = getCompetitionTime(
    competitionBasics.parse({
      ...NEW_YORK,
      startDate: at('2026-11-02T02:00:00Z'),
      endDate: '2026-11-03T23:00:00Z',
    }),
    at('2026-10-01T12:00:00Z'),
  );
  expect(days).toEqual({ first: '2026-11-01', last: '2026-11-03' });
});

test('a competition without data yet has not begun', () => {
  expect(getCompetitionTime(competitionBasics.parse(null), 0).moment).toEqual({
    kind: 'before opening',
    daysLeft: undefined,
  });
});
