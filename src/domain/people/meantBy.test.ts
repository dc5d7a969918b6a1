import { expect, test } from 'vitest';
import { meantBy } from './meantBy.ts';

const PEOPLE = [
  { id: 'amir', name: 'Amir', affiliation: '', number: undefined },
  { id: 'zoe2', name: 'zoe obrien lukasiewicz', affiliation: '', number: undefined },
];

test('finds people by exact name, or else by any spelling', () => {
  const ids = (name: string) => meantBy(name, PEOPLE).map(({ id }) => id);
  expect(ids("Zoë O'Brien-Łukasiewicz")).toEqual(['zoe2']);
  expect(ids('TBA')).toEqual([]);
  const both = [
    ...PEOPLE,
    { id: 'zoe3', name: 'Zoë O’Brien-Łukasiewicz', affiliation: '', number: undefined },
  ];
  expect(meantBy('zoe obrien lukasiewicz', both).map(({ id }) => id)).toEqual(['zoe2']);
  expect(meantBy('zoe o brien-lukasiewicz', both)).toHaveLength(0);
  expect(meantBy('Łukasiewicz Zoë OBrien', both)).toHaveLength(2);
});
