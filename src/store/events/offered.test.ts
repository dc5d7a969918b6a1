import { expect, test } from 'vitest';
import { mapDefined } from '../../domain/mapDefined.ts';
import { buildOfferedKey } from '../../domain/event/offered.ts';
import { parseEventKey } from '../../domain/ids.ts';
import { listRawChildren } from '../tree/path.ts';
import { allEvents } from './events.ts';
import { offerEdition } from '../competition/offerEdition.ts';
import { changeOffer, findRemainingOffer } from './offered.ts';

const by = { uid: 'u', who: 'Olga', device: 'd', at: 1 };
const FOX = { level: 'Gold', style: 'Standard', dances: ['Foxtrot'], age: 'Senior1' } as const;

test('events are added and removed in one patch, with the version and the removed names', () => {
  const gone = parseEventKey('Old');
  if (gone === undefined) throw new Error('no key');
  expect(changeOffer(by, { added: [FOX], removed: [gone], orders: {}, roundNames: {} }, 4, [])).toEqual({
    record: { ...by, kind: 'settings saved', what: 'events', edition: 5 },
    patch: {
      'events/Senior1 Gold Standard Foxtrot/name': 'Senior1 Gold Standard Foxtrot',
      'events/Senior1 Gold Standard Foxtrot/eventLevel': 'Gold',
      'events/Senior1 Gold Standard Foxtrot/style': 'Standard',
      'events/Senior1 Gold Standard Foxtrot/eventDances': ['Foxtrot'],
      'events/Senior1 Gold Standard Foxtrot/ageGroup': 'Senior1',
      'events/Old': null,
      'settings/offered/editions/events': 5,
      'settings/offered/gone': { Old: true },
    },
  });
});

test('an event is read as it was offered', () => {
  const { patch } = changeOffer(by, { added: [FOX], removed: [], orders: {}, roundNames: {} }, 0, []);
  const stored = Object.fromEntries(
    mapDefined(listRawChildren(patch), ([at, value]) =>
      at.startsWith('events/') ? [at.split('/')[2], value] : undefined,
    ),
  );
  const [read] = allEvents.parse({ X: stored });
  expect(read).toMatchObject({ ...FOX, name: 'Senior1 Gold Standard Foxtrot', entries: [], rounds: [] });
});

test('an event that has entries or is scheduled is not removed', () => {
  const there = allEvents.parse({
    A: { name: 'A' },
    B: { name: 'B', entries: { e: { leadName: 'X' } } },
    C: { name: 'C', rounds: { 0: { roundState: 0 } } },
  });
  const all = there.map(({ key }) => key);
  expect(findRemainingOffer({ added: [], removed: all, orders: {}, roundNames: {} }, there).removed).toEqual([
    'A',
  ]);
});

test('the list of offered events starts at version 0', () => {
  expect(offerEdition.parse(null)).toBe(0);
  expect(offerEdition.parse({ editions: { events: 3 }, gone: { A: true } })).toBe(3);
});

test('a new dance order of a style applies to its current and later events, but not to those on the floor', () => {
  const there = allEvents.parse({
    A: { name: 'A', style: 'Latin', eventDances: ['ChaCha', 'Samba'] },
    B: { name: 'B', style: 'Latin', eventDances: ['ChaCha', 'Samba'], rounds: { 0: { roundState: 2 } } },
    C: { name: 'C', style: 'Smooth', eventDances: ['Waltz'] },
  });
  const order = ['Samba', 'ChaCha', 'Rumba', 'Paso Doble', 'Jive'] as const;
  const fresh = { level: 'Gold', style: 'Latin', dances: ['Samba', 'ChaCha'] } as const;
  const changes = { added: [fresh], removed: [], orders: { Latin: order }, roundNames: {} };
  const { patch } = changeOffer(by, changes, 0, there);
  const ordered = Object.keys(patch).filter((at) => at.endsWith('/danceOrder'));
  expect(ordered).toEqual(['events/A/danceOrder', 'events/Gold Latin Samba ChaCha/danceOrder']);
  const now = allEvents.parse({ A: { name: 'A', style: 'Latin', danceOrder: order } });
  expect(now[0]?.order).toEqual(order);
  expect(findRemainingOffer(changes, now).orders).toEqual({});
  expect(findRemainingOffer(changes, there).orders).toEqual({ Latin: order });
  // A later event follows the order of its style.
  const later = changeOffer(by, { added: [fresh], removed: [], orders: {}, roundNames: {} }, 1, now).patch;
  expect(later['events/Gold Latin Samba ChaCha/danceOrder']).toEqual(order);
});

test('the names of an event’s rounds can become fractions until it is on the floor', () => {
  const there = allEvents.parse({
    A: { name: 'A', rounds: [0, 1, 2, 3].map(() => ({ roundState: 0 })) },
    B: { name: 'B', rounds: { 0: { roundState: 2 } } },
  });
  const fresh = buildOfferedKey(FOX);
  const roundNames = Object.fromEntries(
    [...there.map(({ key }) => key), fresh].map((key) => [key, 'fractions'] as const),
  );
  const changes = findRemainingOffer({ added: [FOX], removed: [], orders: {}, roundNames }, there);
  expect(changes.roundNames).toEqual({ A: 'fractions', [fresh]: 'fractions' });
  expect(changeOffer(by, changes, 0, there).patch).toMatchObject({
    'events/A/roundNames': 'fractions',
    [`events/${fresh}/roundNames`]: 'fractions',
  });
  const now = allEvents.parse({ A: { name: 'A', roundNames: 'fractions' } });
  expect(findRemainingOffer({ ...changes, added: [] }, now).roundNames).toEqual({});
});
