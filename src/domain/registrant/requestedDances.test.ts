import { expect, test } from 'vitest';
import { buildCouple, buildTestEntryId } from '../floor/testing/hall.ts';
import { buildDirectory } from '../people/directory.ts';
import { buildTestEvent } from '../testing/event.ts';
import type { PartnerRequest } from './partnerRequest.ts';
import { addRequestedDances } from './requestedDances.ts';

const PEOPLE = ['Amir', 'Priya', 'Bo'].map((name) => ({
  id: name.toLowerCase(),
  name,
  affiliation: '',
  number: undefined,
}));
const RUMBA = {
  ...buildTestEvent('Gold Latin Rumba'),
  entries: [
    buildCouple(1, 'Amir', 'Priya', { leadId: 'amir' }),
    buildCouple(2, 'TBA', 'Priya', { followId: 'priya' }),
  ],
};
const SAMBA = {
  ...buildTestEvent('Gold Latin Samba'),
  entries: [buildCouple(3, 'Amir', 'Priya', { leadId: 'amir' })],
};
const EVENTS = [RUMBA, SAMBA];

const asks = (from: string, to: string, ids: Readonly<Record<string, string>>): PartnerRequest => ({
  from,
  to,
  entries: new Map(
    EVENTS.flatMap(({ key }) => {
      const id = ids[key];
      return id === undefined ? [] : [[key, buildTestEntryId(id)] as const];
    }),
  ),
  note: '',
  at: 1,
  answered: undefined,
});
const BOTH = { [RUMBA.key]: 'e1', [SAMBA.key]: 'e3' };

/** The places that a dancer holds with their key. */
function places(dancer: string, requests: readonly PartnerRequest[]): readonly string[] {
  const known = buildDirectory(EVENTS, PEOPLE).find(({ key }) => key === dancer);
  if (known === undefined) return expect.unreachable();
  return addRequestedDances(known, requests, EVENTS, PEOPLE)
    .dances.filter(({ entry, role }) => (role === 'lead' ? entry.leadId : entry.followId) === dancer)
    .map(({ event, entry, role }) => `${event.name} ${entry.id} ${role}`)
    .toSorted();
}

test('a yes adds the events in which the dancer asked has no entry of their own', () => {
  expect(places('priya', [asks('amir', 'priya', BOTH)])).toEqual([
    'Gold Latin Rumba e2 follow',
    'Gold Latin Samba e3 follow',
  ]);
  expect(places('amir', [asks('amir', 'priya', BOTH)])).toEqual(places('amir', []));
});

test('accepting a request also enters the asker in an event where the other dancer named them', () => {
  expect(places('priya', [asks('priya', 'amir', { [SAMBA.key]: 'e3' })])).toEqual([
    'Gold Latin Rumba e2 follow',
    'Gold Latin Samba e3 follow',
  ]);
});

test('an event counts once, however many ask for it, and an answered request adds nothing', () => {
  const open = [asks('amir', 'priya', BOTH), asks('priya', 'amir', { [SAMBA.key]: 'e3' })];
  expect(places('priya', open)).toHaveLength(2);
  expect(places('priya', [{ ...asks('amir', 'priya', BOTH), answered: 'declined' }])).toEqual([
    'Gold Latin Rumba e2 follow',
  ]);
  expect(places('bo', open)).toEqual([]);
});
