import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildCouple, buildTestEntryId } from '../floor/testing/hall.ts';
import { buildTestEvent } from '../testing/event.ts';
import { parseCouple } from '../testing/published.ts';
import {
  findRequestableEntries,
  findSharedEvents,
  drawFreeNumber,
  isWaitingForPartner,
  findNewCouples,
  listLeadsWithoutNumber,
  collectUsedNumbers,
} from './partnerRequest.ts';

const amir = (number: number) => buildCouple(number, 'Amir', 'TBA', { leadId: 'amir', number: undefined });
const priya = (number: number) =>
  buildCouple(number, 'TBA', 'Priya', { followId: 'priya', number: undefined });

const RUMBA = { ...buildTestEvent('Gold Latin Rumba'), entries: [amir(1), priya(2)] };
const SAMBA = { ...buildTestEvent('Gold Latin Samba'), entries: [amir(3)] };
const EVENTS = [RUMBA, SAMBA];
const PEOPLE = [
  { id: 'amir', name: 'Amir', affiliation: '', number: undefined },
  { id: 'priya', name: 'Priya', affiliation: '', number: parseCouple(7) },
];
const REQUEST = {
  from: 'amir',
  to: 'priya',
  entries: new Map([
    [RUMBA.key, buildTestEntryId('e1')],
    [SAMBA.key, buildTestEntryId('e3')],
  ]),
};

describe('a dancer without a partner can ask', () => {
  test.each([
    ['with TBA', amir(1), ['follow']],
    ['as a follow', buildCouple(1, 'TBA', 'Amir', { followId: 'amir' }), ['lead']],
    ['with somebody named', buildCouple(1, 'Amir', 'Bo', { leadId: 'amir' }), []],
    ['with somebody who has a key', buildCouple(1, 'Amir', 'TBA', { leadId: 'amir', followId: 'x' }), []],
    ['somebody else', buildCouple(1, 'Bo', 'TBA', { leadId: 'bo' }), []],
  ])('only a dancer’s own entry with an open place can be joined: %s', (_, entry, roles) => {
    const joinings = findRequestableEntries('amir', 'priya', [{ ...RUMBA, entries: [entry] }], PEOPLE);
    expect(joinings.map(({ role }) => role)).toEqual(roles);
  });
});

test('a dancer is waiting if a partner is missing in any event', () => {
  expect([
    isWaitingForPartner('amir', EVENTS),
    isWaitingForPartner('priya', EVENTS),
    isWaitingForPartner('bo', EVENTS),
  ]).toEqual([true, true, false]);
});

test('a ring of requests gives nobody a second partner in a role, or a partner without a yes', () => {
  // Ann names Bo, Bo names Cy, Cy names Ann.
  const ring = {
    ...RUMBA,
    entries: [
      buildCouple(1, 'Ann', 'Bo', { leadId: 'ann' }),
      buildCouple(2, 'Cy', 'Bo', { followId: 'bo' }),
      buildCouple(3, 'Cy', 'Ann', { leadId: 'cy' }),
    ],
  };
  const people = ['Ann', 'Bo', 'Cy'].map((name) => ({
    id: name.toLowerCase(),
    name,
    affiliation: '',
    number: undefined,
  }));
  const asked = (from: string, to: string, entry: string) =>
    findNewCouples({ from, to, entries: new Map([[RUMBA.key, buildTestEntryId(entry)]]) }, [ring], people);
  expect(asked('ann', 'bo', 'e1').past).toEqual(['you have a partner']);
  expect(asked('bo', 'cy', 'e2').past).toEqual(['you have a partner']);
  // Ann may follow Cy beside leading, if she agrees.
  expect(asked('cy', 'ann', 'e3').joinings.map(({ role }) => role)).toEqual(['follow']);
  expect(findRequestableEntries('bo', 'cy', [ring], people)).toEqual([]);
});

describe('the effect of accepting', () => {
  test('accepting a request keeps the asker’s entries and deletes those of the dancer asked', () => {
    const { joinings, past } = findNewCouples(REQUEST, EVENTS, PEOPLE);
    expect(joinings.map(({ event, entry, role, own }) => [event.key, entry.id, role, own?.id])).toEqual([
      [RUMBA.key, 'e1', 'follow', 'e2'],
      [SAMBA.key, 'e3', 'follow', undefined],
    ]);
    expect(past).toEqual([]);
  });

  test.each([
    ['withdrawn', [priya(2)]],
    ['asker has a partner', [buildCouple(1, 'Amir', 'Bo', { leadId: 'amir' }), priya(2)]],
    ['you have a partner', [amir(1), buildCouple(2, 'Cy', 'Priya', { followId: 'priya' })]],
  ] as const)('accepting a request reports an event that no longer applies: %s', (why, entries) => {
    expect(findNewCouples(REQUEST, [{ ...RUMBA, entries }], PEOPLE)).toEqual({
      joinings: [],
      past: [why, 'withdrawn'],
    });
  });

  test('a request finds the dancer already named in the entry, even in both entries', () => {
    const named = [
      buildCouple(1, 'Amir', ' priya', { leadId: 'amir' }),
      buildCouple(2, 'AMIR', 'Priya', { followId: 'priya' }),
    ];
    const { joinings } = findNewCouples(REQUEST, [{ ...RUMBA, entries: named }], PEOPLE);
    expect(joinings.map(({ entry, own }) => [entry.id, own?.id])).toEqual([['e1', 'e2']]);
  });

  test('an accepted request lists the events in which it made a couple', () => {
    const joined = buildCouple(1, 'Amir', 'Priya', { leadId: 'amir', followId: 'priya' });
    const events = [{ ...RUMBA, entries: [joined] }, SAMBA];
    expect(findSharedEvents(REQUEST, events).map(({ event }) => event.key)).toEqual([RUMBA.key]);
  });
});

test('a request offers the asker’s open entries, unless the other dancer already dances them', () => {
  expect(findRequestableEntries('amir', 'priya', EVENTS, PEOPLE).map(({ event }) => event.key)).toEqual([
    RUMBA.key,
    SAMBA.key,
  ]);
  expect(findRequestableEntries('priya', 'amir', EVENTS, PEOPLE).map(({ event }) => event.key)).toEqual([
    RUMBA.key,
  ]);
  const taken = {
    ...RUMBA,
    entries: [...RUMBA.entries, buildCouple(5, 'Bo', 'Priya', { followId: 'priya' })],
  };
  expect(findRequestableEntries('amir', 'priya', [taken], PEOPLE)).toEqual([]);
});

describe('numbers', () => {
  test('accepting a request gives a new number to a lead who has none, with the first of the new couples', () => {
    const { joinings } = findNewCouples(REQUEST, EVENTS, PEOPLE);
    const leads = listLeadsWithoutNumber(joinings, REQUEST, PEOPLE);
    expect([...leads].map(([lead, { event }]) => [lead, event.key])).toEqual([['amir', RUMBA.key]]);
    const has = PEOPLE.map((one) => ({ ...one, number: parseCouple(7) }));
    expect(listLeadsWithoutNumber(joinings, REQUEST, has).size).toBe(0);
  });

  test('numbers in lists and in entries count as taken', () => {
    expect(collectUsedNumbers([{ ...SAMBA, entries: [buildCouple(12)] }], PEOPLE)).toEqual(new Set([7, 12]));
  });

  test('a number is drawn from those in the range that are neither reserved nor taken, while there is one', () => {
    const number = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(
        fc.record({ from: number, to: number, kept: fc.array(number) }),
        fc.uniqueArray(number),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (givenOut, taken, drawn) => {
          const isFree = (one: number): boolean =>
            one >= givenOut.from &&
            one <= givenOut.to &&
            !givenOut.kept.includes(one) &&
            !taken.includes(one);
          const got = drawFreeNumber(givenOut, new Set(taken), drawn);
          const free = Array.from({ length: 30 }, (_, at) => at + 1).filter(isFree);
          expect(got === undefined ? free : free.includes(got)).toEqual(got === undefined ? [] : true);
        },
      ),
    );
  });
});
