import { expect, test } from 'vitest';
import { omitUndefined } from '../mapDefined.ts';
import type { Dance } from './dances.ts';
import { FLOOR_ORDER, sortEventDances } from './dances.ts';
import { listEventsToOrder, findStyleOrder } from './styleOrder.ts';

const OWN: readonly Dance[] = ['Samba', 'ChaCha', 'Rumba', 'Paso Doble', 'Jive'];
const event = (order?: readonly Dance[]) => ({
  style: 'Latin' as const,
  dances: ['ChaCha', 'Samba', 'Jive'] as const,
  rounds: [],
  ...omitUndefined({ order }),
});

test('the organizer’s order of dances overrides the usual one', () => {
  expect(sortEventDances(event())).toEqual(['ChaCha', 'Samba', 'Jive']);
  expect(sortEventDances(event(OWN))).toEqual(['Samba', 'ChaCha', 'Jive']);
});

test('a style’s order is read from its events and includes all of its dances', () => {
  expect(findStyleOrder([event()], 'Latin')).toEqual(FLOOR_ORDER.Latin);
  expect(findStyleOrder([event(), event(OWN)], 'Latin')).toEqual(OWN);
  expect(findStyleOrder([event(['Jive'])], 'Latin')).toEqual([
    'Jive',
    'ChaCha',
    'Samba',
    'Rumba',
    'Paso Doble',
  ]);
  expect(findStyleOrder([event(OWN)], 'Rhythm')).toEqual(FLOOR_ORDER.Rhythm);
});

test('an event that is or was on the floor keeps its order', () => {
  const final = {
    number: 0,
    name: 'Final',
    numHeats: 1,
    scheduleIndex: 0,
    startTime: undefined,
    entries: [],
    panel: [],
  };
  const begun = { ...event(), rounds: [{ ...final, state: 'running', startedAt: 1 }] as const };
  const waits = { ...event(), rounds: [{ ...final, state: 'initialized' }] as const };
  expect(listEventsToOrder([begun, waits], 'Latin')).toEqual([waits]);
});
