import { expect, test } from 'vitest';
import { parseJudgeKey } from '../../domain/ids.ts';
import { addJudge } from '../people/staff.ts';
import { competitionBasics } from './competition.ts';

test('a judge without a name is read as unnamed, so that screens can label the judge', () => {
  const letter = parseJudgeKey('F');
  if (letter === undefined) throw new Error('F is a letter of a judge');
  const added = Object.values(addJudge(letter))[0];
  const officials = {
    F: added,
    G: { name: 'Grace', role: 'Chairman of Judges' },
    H: { name: 'Hal', role: 'MC' },
  };
  expect(competitionBasics.parse({ officials }).judges).toEqual([
    { key: 'F', name: undefined, chairman: false },
    { key: 'G', name: 'Grace', chairman: true },
  ]);
});

test('dates stored as a timestamp, a day, or a timestamp in text are parsed', () => {
  const said = (startDate: unknown) => competitionBasics.parse({ startDate }).startDate;
  expect(said(1_700_000_000_000)).toBe(1_700_000_000_000);
  expect(said('1700000000000')).toBe(1_700_000_000_000);
  expect(said('2026-11-22')).toBe('2026-11-22');
  expect(said('2026-11-22T08:30:00Z')).toBe(Date.UTC(2026, 10, 22, 8, 30));
  for (const none of ['', 'soon', '2026-02-30', '2026-13-01T00:00:00Z', {}, null, true])
    expect(said(none)).toBeUndefined();
});

test('registration dates stored as numbers are parsed, and so is the organizer’s own status', () => {
  const { registration } = competitionBasics.parse({
    dateRegistrationEarly: 1,
    dateRegistrationOpen: '2',
    dateRegistrationClosed: 'later',
    registrationStatus: 'OPEN',
  });
  expect(registration).toEqual({ dates: { early: 1, open: 2, closed: undefined }, status: 'OPEN' });
  expect(competitionBasics.parse({ registrationStatus: 'MAYBE' }).registration.status).toBeUndefined();
});

test('a time zone that this device does not know is ignored', () => {
  expect(competitionBasics.parse({ timeZone: 'America/New_York' }).timeZone).toBe('America/New_York');
  // Browsers know these as Asia/Calcutta and Europe/Kiev.
  expect(competitionBasics.parse({ timeZone: 'Asia/Kolkata' }).timeZone).toBe('Asia/Kolkata');
  expect(competitionBasics.parse({ timeZone: 'Europe/Kyiv' }).timeZone).toBe('Europe/Kyiv');
  expect(competitionBasics.parse({ timeZone: 'Princeton' }).timeZone).toBeUndefined();
  // Some time zone libraries would accept this one because of its offset, '+05'.
  expect(competitionBasics.parse({ timeZone: 'Princeton+05' }).timeZone).toBeUndefined();
});

test('organizers are read with a name, and only https photos', () => {
  const told = (photoURL: unknown) =>
    competitionBasics.parse({ organizers: { o1: { name: 'Olga', photoURL } } }).organizers;
  expect(told('https://example.org/olga.jpg')).toEqual([
    { key: 'o1', name: 'Olga', role: undefined, bio: undefined, photo: 'https://example.org/olga.jpg' },
  ]);
  expect(told('photos/o1')[0]?.photo).toBe('photos/o1');
  for (const none of [
    'photos/o2',
    'http://example.org/olga.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,x',
    'olga.jpg',
    '',
    7,
  ])
    expect(told(none)[0]?.photo).toBeUndefined();
  const officials = {
    A: { name: 'A', role: 'Judge' },
    B: { name: 'Bea', role: 'Judge', bio: ' Dances. ' },
    C: { role: 'MC' },
  };
  expect(competitionBasics.parse({ officials }).officials).toEqual([
    { key: 'B', name: 'Bea', role: 'Judge', bio: 'Dances.', photo: undefined },
  ]);
});
