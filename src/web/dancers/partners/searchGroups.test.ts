import { expect, test } from 'vitest';
import { parseEntryId, createEventKey } from '../../../domain/ids.ts';
import type { Search } from '../../../store/people/searches.ts';
import { listFilters, listSeekers, pickSideToShow } from './searchGroups.ts';

const people = ['amir', 'bo', 'cy'].map((id) => ({
  id,
  name: id.toUpperCase(),
  affiliation: 'MIT',
  number: undefined,
}));

function search(competitor: string, level: Search['level'], about: Partial<Search> = {}): Search {
  const entry = parseEntryId(competitor);
  if (entry === undefined) throw new Error('a plain key');
  return {
    entry,
    event: createEventKey('x'),
    competitor,
    role: 'lead',
    level,
    style: 'Latin',
    note: '',
    ...about,
  };
}

const SEARCHES = [
  search('cy', 'Gold'),
  search('amir', 'Silver', { note: 'tall' }),
  search('amir', 'Gold'),
  search('amir', 'Gold'),
  search('bo', 'Bronze', { style: 'Smooth' }),
  search('bo', 'Gold', { role: 'follow' }),
  search('nobody', 'Gold'),
];

const ALL = { style: undefined, level: undefined };

test('the partner list has each dancer once per role with all their searches, and no one missing from the directory', () => {
  expect(
    listSeekers(SEARCHES, people, 'lead', ALL).map(({ who, looksFor, note }) => [
      who.id,
      looksFor.length,
      note,
    ]),
  ).toEqual([
    ['amir', 2, 'tall'],
    ['bo', 1, ''],
    ['cy', 1, ''],
  ]);
  expect(listSeekers(SEARCHES, people, 'follow', ALL).map(({ who }) => who.id)).toEqual(['bo']);
});

test('a style and a level together filter by both', () => {
  const ids = (style: string | undefined, level: string | undefined) =>
    listSeekers(SEARCHES, people, 'lead', { style, level }).map(({ who }) => who.id);
  expect(ids('Latin', undefined)).toEqual(['amir', 'cy']);
  expect(ids('Latin', 'Silver')).toEqual(['amir']);
  expect(ids('Smooth', 'Gold')).toEqual([]);
});

test('styles and levels are offered in the order of the program, with the number of dancers', () => {
  const { styles, levels } = listFilters(SEARCHES);
  expect(styles).toEqual([
    { style: 'Latin', dancers: 4 },
    { style: 'Smooth', dancers: 1 },
  ]);
  expect(levels).toEqual(['Bronze', 'Silver', 'Gold']);
});

test('a lead sees the follows first, and all others the leads', () => {
  expect(pickSideToShow(SEARCHES, ['cy'])).toBe('follow');
  // Searches in both roles.
  expect(pickSideToShow(SEARCHES, ['bo'])).toBe('lead');
  expect(pickSideToShow([search('di', 'Gold', { role: 'follow' })], ['di'])).toBe('lead');
  expect(pickSideToShow(SEARCHES, [])).toBe('lead');
});
