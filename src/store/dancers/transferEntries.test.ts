import { expect, test } from 'vitest';
import { omitUndefined } from '../../domain/mapDefined.ts';
import { buildDirectory } from '../../domain/people/directory.ts';
import { applyTransfer, planTransfer } from '../../domain/registrant/transfer.ts';
import { allEvents } from '../events/events.ts';
import { competitors } from '../people/competitors.ts';
import { searches } from '../people/searches.ts';
import { transferEntries } from './transferEntries.ts';

const BY = { uid: 'nora', who: 'Nora (organizer)', device: 'laptop', at: 1 };

const entry = (id: string, lead: string | undefined, follow: string | undefined, more: object = {}) => ({
  entryId: id,
  leadName: lead ?? 'TBA',
  followName: follow ?? 'TBA',
  ...omitUndefined({ leadId: lead, followId: follow }),
  affiliation: 'MIT',
  registeredTime: 1,
  ...more,
});
const event = (entries: object, rounds: object = {}) => ({
  name: 'Rumba',
  eventLevel: 'Gold',
  style: 'Latin',
  eventDances: ['Rumba'],
  entries,
  rounds,
});

/** Ann leads Fay in three events and seeks a partner in one; Bo waits in the first and dances the second with Gil. */
const all = allEvents.parse({
  one: event({ a: entry('a', 'ann', 'fay', { leadNumber: 101 }), b: entry('b', 'bo', undefined) }),
  two: event({ a: entry('a', 'ann', 'fay'), b: entry('b', 'bo', 'gil') }),
  three: event({ a: entry('a', 'ann', 'fay') }, { 0: { roundState: 2, entries: { a: { heat: 1 } } } }),
  four: event({ s: entry('s', 'ann', undefined) }),
  five: event({ p: entry('p', 'ann', 'bo') }),
});
const people = competitors.parse({
  ann: { name: 'ann', leadNumber: 101 },
  bo: { name: 'bo', affiliation: 'Yale', leadNumber: 207 },
});
const everybody = buildDirectory(all, people);
const [ann, bo] = ['ann', 'bo'].map((key) => everybody.find((one) => one.key === key));
if (ann === undefined || bo === undefined) throw new Error('both are there');

const looks = searches.parse({
  s: { competitor: 'ann', event: 'four', role: 'lead', level: 'Gold', style: 'Latin' },
});

test('transferred entries keep their partner and get the new dancer’s number and school', () => {
  const { transfer, not } = planTransfer(ann, ann.dances, bo);
  expect(not.map(({ event: { key }, why }) => [key, why])).toEqual([
    ['two', 'dances it'],
    ['three', 'begun'],
    ['five', 'with each other'],
  ]);
  const { from, to } = applyTransfer(ann, transfer);
  expect([from, to].map(({ dances }) => dances.map((one) => one.event.key))).toEqual([
    ['two', 'three', 'five'],
    ['two', 'five', 'one', 'four'],
  ]);
  const { record, patch } = transferEntries(BY, ann, transfer, {
    why: 'Sprained ankle',
    notes: new Map(),
    searches: looks,
  });
  expect(record).toMatchObject({
    kind: 'entries transferred',
    competitor: 'ann',
    to: 'bo',
    events: ['one', 'four'],
    others: ['bo', 'fay'],
    why: 'Sprained ankle',
  });
  expect(patch).toMatchObject({
    'events/one/entries/b': null,
    'events/one/entries/a/leadId': 'bo',
    'events/one/entries/a/leadName': 'bo',
    'events/one/entries/a/leadNumber': 207,
    'events/one/entries/a/affiliation': 'Yale',
    'events/one/pairs/bo_fay': 'a',
    'entered/one/lead/ann': null,
    'entered/one/lead/bo': 'a',
    'tba/s/competitor': 'bo',
    'deskNotes/ann/edited': 1,
    'deskNotes/bo/edited': 1,
    'deskNotes/fay/edited': 1,
  });
});

test('entries can be transferred to a name without a key, number or search', () => {
  const stranger = { key: '~zoe', name: 'Zoë', affiliation: '', number: undefined, dances: [] };
  const { transfer } = planTransfer(ann, ann.dances, stranger);
  const { patch } = transferEntries(BY, ann, transfer, { why: 'Mistake', notes: new Map(), searches: looks });
  expect(patch).toMatchObject({
    'events/one/entries/a/leadId': null,
    'events/one/entries/a/leadName': 'Zoë',
    'events/one/entries/a/leadNumber': null,
    'tba/s': null,
  });
  expect(planTransfer(ann, ann.dances, ann).transfer.moved).toEqual([]);
});
