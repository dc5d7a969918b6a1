import { expect, test } from 'vitest';
import type { CompetitionEvent } from '../competition.ts';
import { suggestTexts } from '../people/likeWords.ts';
import { buildTestEvent } from '../testing/event.ts';
import { suggestEvents } from './suggestEvents.ts';

const event = (name: string, about: Partial<CompetitionEvent>): CompetitionEvent => ({
  ...buildTestEvent(name),
  ...about,
});
const EVENTS = [
  event('Bronze Latin ChaCha', { level: 'Bronze', dances: ['ChaCha'] }),
  event('Bronze Rhythm ChaCha', { level: 'Bronze', style: 'Rhythm', dances: ['ChaCha'] }),
  event('Bronze Latin Rumba', { level: 'Bronze', dances: ['Rumba'] }),
  event('Gold Standard Viennese Waltz', { level: 'Gold', style: 'Standard', dances: ['Viennese Waltz'] }),
];

test.each([
  ['Brnz Rmba', ['Bronze Latin Rumba']],
  ['Bronze Rumab', ['Bronze Latin Rumba']],
  ['brnz cha cha', ['Bronze Latin ChaCha', 'Bronze Rhythm ChaCha']],
  ['Gold V. Waltz', ['Gold Standard Viennese Waltz']],
  ['Gold Polka', []],
  ['B', []],
  ['', []],
])('the text “%s” suggests the events %j', (text, names) => {
  expect(suggestEvents(text, EVENTS).map(({ name }) => name)).toEqual(names);
});

test('an event is suggested for an initial, an abbreviation or a name with one wrong letter', () => {
  const names = ['José Álvarez', 'Jo Alvarez', 'Ann Lee'];
  expect(suggestTexts('J. Alvarez', names, 3)).toEqual(['José Álvarez', 'Jo Alvarez']);
  expect(suggestTexts('Rutgrs', ['Rutgers', 'Brown'], 3)).toEqual(['Rutgers']);
  expect(suggestTexts('Alvarez', names, 3)).toEqual([]);
});
