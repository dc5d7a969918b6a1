import { expect, test } from 'vitest';
import { matchPeople } from './matchPeople.ts';

const PEOPLE = [
  { id: 'amir', name: 'Amir', affiliation: '', number: undefined },
  { id: 'zoe2', name: 'zoe obrien lukasiewicz', affiliation: '', number: undefined },
];

test('people are found by exact name, or else by any spelling', () => {
  const ids = (name: string) => matchPeople(name, PEOPLE).map(({ id }) => id);
  expect(ids("Zoë O'Brien-Łukasiewicz")).toEqual(['zoe2']);
  expect(ids('TBA')).toEqual([]);
  const both = [
    ...PEOPLE,
    { id: 'zoe3', name: 'Zoë O’Brien-Łukasiewicz', affiliation: '', number: undefined },
  ];
  expect(matchPeople('zoe obrien lukasiewicz', both).map(({ id }) => id)).toEqual(['zoe2']);
  expect(matchPeople('zoe o brien-lukasiewicz', both)).toHaveLength(0);
  expect(matchPeople('Łukasiewicz Zoë OBrien', both)).toHaveLength(2);
});
