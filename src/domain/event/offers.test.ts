import { expect, test } from 'vitest';
import { isDanceOf } from './dances.ts';
import { sortDances, offeredKey } from './offered.ts';
import { eventsOffered, OFFERS } from './offers.ts';

test.each(OFFERS)('the preset %s lists each event once, with dances of its style in floor order', (offer) => {
  const events = eventsOffered(offer);
  expect(new Set(events.map(offeredKey)).size).toBe(events.length);
  for (const { style, dances } of events) {
    expect(dances.filter((dance) => !isDanceOf(style, dance))).toEqual([]);
    expect(sortDances(style, dances)).toEqual(dances);
  }
});

test('the Northeast preset has 59 events, 27 of them linked', () => {
  const events = eventsOffered('northeast');
  const linked = events.filter(({ dances }) => dances.length > 1);
  expect([events.length, linked.length]).toEqual([59, 28]);
  expect(linked.flatMap(({ dances }) => dances).length + events.length - linked.length).toBe(111);
});
