import { expect, test } from 'vitest';
import { buildCouple, buildTestEntryId } from '../floor/testing/hall.ts';
import { buildTestEvent } from '../testing/event.ts';
import { findHeldPlaces, findPlacesBeside } from './namedPlace.ts';
import { findNewCouples, findPlacesForGuest } from './partnerRequest.ts';

const RUMBA = {
  ...buildTestEvent('Gold Latin Rumba'),
  entries: [
    buildCouple(1, 'Amir', 'Zoë O’Brien-Łukasiewicz', { leadId: 'amir' }),
    buildCouple(2, 'Bea', 'Cy', { leadId: 'bea' }),
    buildCouple(3, 'zoe obrien lukasiewicz', 'Dov', { followId: 'dov' }),
    buildCouple(4, 'Eve', 'TBA', { leadId: 'eve' }),
    buildCouple(5, 'Finn', 'Zoë O’Brien-Łukasiewicz', { leadId: 'finn', followId: 'zoe' }),
    buildCouple(6, 'Gus', 'Zoë O’Brien-Łukasiewicz'),
  ],
};

test('a dancer finds the places that registered partners keep for their name, in any spelling', () => {
  const places = findHeldPlaces("Zoe O'Brien-Lukasiewicz 💃", [RUMBA]);
  expect(places.map(({ entry, role, partner }) => [entry.id, role, partner.id])).toEqual([
    ['e1', 'follow', 'amir'],
    ['e3', 'lead', 'dov'],
  ]);
  expect(findHeldPlaces('TBA', [RUMBA])).toEqual([]);
});

const PEOPLE = [
  { id: 'amir', name: 'Amir', affiliation: '', number: undefined },
  { id: 'zoe2', name: 'zoe obrien lukasiewicz', affiliation: '', number: undefined },
  { id: 'cy', name: 'Cy', affiliation: '', number: undefined },
];
const request = (from: string, to: string, entry: string) => ({
  from,
  to,
  entries: new Map([[RUMBA.key, buildTestEntryId(entry)]]),
});

test('a kept place admits the named dancer once the partner confirms, and no other name', () => {
  const { joinings } = findNewCouples(request('zoe2', 'amir', 'e1'), [RUMBA], PEOPLE);
  expect(joinings.map(({ joins, role, own }) => [joins, role, own])).toEqual([['asker', 'lead', undefined]]);
  expect(findNewCouples(request('cy', 'amir', 'e1'), [RUMBA], PEOPLE)).toEqual({
    joinings: [],
    past: ['you have a partner'],
  });
});

test('a kept place admits no one who already has a partner in the event', () => {
  const dances = [
    { ...RUMBA, entries: [...RUMBA.entries, buildCouple(7, 'Ian', 'Zoe', { followId: 'zoe2' })] },
  ];
  expect(findNewCouples(request('zoe2', 'amir', 'e1'), dances, PEOPLE).past).toEqual(['asker has a partner']);
});

test('a guest gets the places beside a dancer, except in events where the guest has a partner in that role', () => {
  const beside = (dancer: string) => findPlacesBeside(dancer, [RUMBA]);
  expect(findPlacesForGuest('new', beside('amir'))).toMatchObject([
    { joins: 'asker', role: 'lead', own: undefined },
  ]);
  expect(findPlacesForGuest('zoe', beside('amir'))).toEqual([]);
  expect(findPlacesForGuest('amir', beside('amir'))).toEqual([]);
  expect(beside('finn')).toEqual([]);
  // An entry that waits for any partner is given up.
  expect(findPlacesForGuest('eve', beside('dov')).map(({ own }) => own?.id)).toEqual(['e4']);
  // An entry that names another partner is not.
  expect(findPlacesForGuest('bea', beside('dov'))).toEqual([]);
});
