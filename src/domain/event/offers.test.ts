import { expect, test } from 'vitest';
import { isDanceOf } from './dances.ts';
import { sortDances, buildOfferedKey } from './offered.ts';
import { listTemplateEvents, OFFER_TEMPLATES } from './offers.ts';

test.each(OFFER_TEMPLATES)(
  'the preset %s lists each event once, with dances of its style in floor order',
  (offer) => {
    const events = listTemplateEvents(offer);
    expect(new Set(events.map(buildOfferedKey)).size).toBe(events.length);
    for (const { style, dances } of events) {
      expect(dances.filter((dance) => !isDanceOf(style, dance))).toEqual([]);
      expect(sortDances(style, dances)).toEqual(dances);
    }
  },
);

test('the Northeast preset has 59 events, 27 of them linked', () => {
  const events = listTemplateEvents('northeast');
  const linked = events.filter(({ dances }) => dances.length > 1);
  expect([events.length, linked.length]).toEqual([59, 28]);
  expect(linked.flatMap(({ dances }) => dances).length + events.length - linked.length).toBe(111);
});
