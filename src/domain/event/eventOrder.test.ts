import { expect, test } from 'vitest';
import { buildTestEvent } from '../testing/event.ts';
import { sortEvents } from './eventOrder.ts';
import { parseEventStyle } from './terms.ts';

const LATIN = ['Samba', 'ChaCha', 'Rumba', 'Paso Doble', 'Jive'] as const;

test('events are in order of style, level and the organizer’s order of dances, single dances first', () => {
  const event = (name: string, ...dances: readonly (typeof LATIN)[number][]) => ({
    ...buildTestEvent(name),
    dances,
    order: LATIN,
  });
  const waltz = { ...buildTestEvent('Bronze Standard Waltz'), level: 'Bronze', style: 'Standard' } as const;
  const events = [
    event('Jive', 'Jive'),
    event('Samba and Rumba', 'Rumba', 'Samba'),
    event('ChaCha', 'ChaCha'),
    event('Samba', 'Samba'),
    { ...event('Newcomer ChaCha', 'ChaCha'), level: 'Newcomer' } as const,
    waltz,
  ];
  expect(sortEvents(events).map(({ name }) => name)).toEqual([
    'Bronze Standard Waltz',
    'Newcomer ChaCha',
    'Samba',
    'Samba and Rumba',
    'ChaCha',
    'Jive',
  ]);
});

test('styles that the organizer added are last, in order of name', () => {
  const own = (name: string) => ({ ...buildTestEvent(name), style: parseEventStyle(name) });
  expect(
    sortEvents([own('Hustle 10'), own('Hustle 9'), buildTestEvent('Rumba')]).map(({ name }) => name),
  ).toEqual(['Rumba', 'Hustle 9', 'Hustle 10']);
});
