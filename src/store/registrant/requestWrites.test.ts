import { expect, test } from 'vitest';
import { MAX_COUNT } from '../../domain/bounds.ts';
import { allEvents } from '../events/events.ts';
import { competitors } from '../people/competitors.ts';
import { freeNumberSlotsPath } from '../people/numbers.ts';
import { acceptNewCouples, buildAcceptancePatch } from './requestWrites.ts';

const all = allEvents.parse({
  Waltz: {
    name: 'Waltz',
    eventDances: { 0: 'Waltz' },
    entries: {
      e1: { entryId: 'e1', leadName: 'Lee', leadId: 'lee', followName: 'TBA', registeredTime: 1 },
    },
  },
});
const people = competitors.parse({ lee: { name: 'Lee' }, fay: { name: 'Fay' } });
const [event] = all;
const [entry] = event?.entries ?? [];

function yes(freeSlots: readonly number[]) {
  if (event === undefined || entry === undefined) throw new Error('the entry is there');
  const request = { from: 'lee', to: 'fay', entries: new Map([[event.key, entry.id]]) };
  const givenOut = { from: 101, to: 101, kept: [] };
  const device = { uid: 'phone', freeSlots };
  const known = {
    events: all,
    people,
    taken: new Set<number>(),
    givenOut,
    device,
    hasAskedToo: false,
    hasAsked: true,
  };
  const made = buildAcceptancePatch(request, known, () => 0);
  if (made === undefined) throw new Error('nothing comes of the yes');
  return acceptNewCouples(made);
}

test('accepting a request takes the lead’s number in a free slot of the device', () => {
  expect(yes([2, 3])).toMatchObject({
    'numbers/101': 'lee',
    'competitors/lee/numberedBy': { event: 'Waltz', entry: 'e1', slot: 2 },
    'numberedFrom/phone/2': 101,
    'events/Waltz/entries/e1/leadNumber': 101,
  });
});

test('accepting a request on a device without a free slot makes the couple and leaves the number to the organizer', () => {
  const patch = yes([]);
  expect(patch).toMatchObject({ 'events/Waltz/entries/e1/followId': 'fay' });
  expect(Object.keys(patch).filter((path) => /number/i.test(path))).toEqual([]);
});

test('the slots of a device are free until it has used them', () => {
  const { parse } = freeNumberSlotsPath('phone');
  expect(parse(null)).toHaveLength(MAX_COUNT.numbersPerDevice);
  expect(parse({ 0: 101, 2: 105 })).not.toContain(0);
  expect(parse([101, null, 105])).toEqual([1, 3]);
});
