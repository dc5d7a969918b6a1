import type { Json } from '../../../store/tree/patch.ts';

export const NOW = Date.parse('2026-11-10T15:00:00Z');

/** $40 for the first event, $10 for each further one. */
const FEES = {
  edition: 1,
  windowBy: 'first',
  base: { student: { early: 4000, normal: 4000, late: 4000 } },
  rules: { 0: { kind: 'each', of: 'entry', from: 2, cents: 1000 } },
};
const event = (name: string, entries: Json) => ({
  name,
  eventLevel: 'Gold',
  style: 'Latin',
  eventDances: { 0: 'Rumba' },
  entries,
});
const person = (name: string) => ({ name, affiliation: 'Yale' });
export const registered = (competitor: string, name: string) => ({
  contact: { name, email: `${competitor}@dancers.test` },
  createdAt: NOW - 1000,
  feeCategory: 'student',
  competitor,
  dancers: { 0: competitor },
});

/**
 * Bo has entered two events, one of them with Ann, who registers and asks for both places.
 * @param ann of the place beside Bo, once it has her key
 */
export const tree = (ann: Readonly<Record<string, string>>, answered?: 'accepted' | 'declined') => ({
  competitionMetadata: {
    fullName: 'Harbor Open',
    timeZone: 'America/New_York',
    dateRegistrationEarly: NOW - 2000,
    dateRegistrationOpen: NOW + 90_000_000,
    dateRegistrationClosed: NOW + 90_000_000,
  },
  settings: { fees: FEES },
  competitors: { ann: person('Ann Lee'), bo: person('Bo Quist') },
  events: {
    'Gold Latin Rumba': event('Gold Latin Rumba', {
      e1: { leadName: 'Bo Quist', followName: 'Ann Lee', leadId: 'bo', entryId: 'e1', ...ann },
    }),
    'Gold Latin Samba': event('Gold Latin Samba', {
      e2: { leadName: 'TBA', followName: 'Bo Quist', followId: 'bo', entryId: 'e2' },
    }),
  },
  registrations: { Ann2222: registered('ann', 'Ann Lee'), Bo33333: registered('bo', 'Bo Quist') },
  requests: {
    bo: {
      ann: {
        at: NOW - 900,
        slot: 0,
        entries: { 'Gold Latin Rumba': 'e1', 'Gold Latin Samba': 'e2' },
        ...(answered === undefined ? {} : { answered }),
      },
    },
  },
});
