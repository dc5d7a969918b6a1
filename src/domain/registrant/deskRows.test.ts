import { expect, test } from 'vitest';
import { buildCouple } from '../floor/testing/hall.ts';
import { buildDirectory } from '../people/directory.ts';
import { parseCouple } from '../testing/published.ts';
import { buildTestEvent } from '../testing/event.ts';
import {
  buildDeskRows,
  DESK_FILTERS,
  applyDeskFilter,
  searchRows,
  sortRows,
  type DeskRow,
} from './deskRows.ts';
import { findRecordConflicts } from './recordConflicts.ts';

const alone = { followName: 'TBA', number: undefined };
const rumba = {
  ...buildTestEvent('Gold Latin Rumba'),
  entries: [
    buildCouple(101, 'José Álvarez', 'Priya', { leadId: 'a', followId: 'p' }),
    buildCouple(102, 'Zoë', 'TBA', { leadId: 'z', ...alone }),
  ],
};
const samba = {
  ...buildTestEvent('Gold Latin Samba'),
  entries: [buildCouple(103, 'Priya', 'Alvarez, Jose', { leadId: 'p', followId: 'b', number: undefined })],
};
const registered = [
  { id: 'a', name: 'José Álvarez', affiliation: 'Rutgers', number: parseCouple(101) },
  { id: 'b', name: 'Alvarez, Jose', affiliation: 'rutgers', number: undefined },
  { id: 'p', name: 'Priya', affiliation: '', number: undefined },
  { id: 'z', name: 'Zoë', affiliation: 'MIT', number: undefined },
  { id: 'w', name: 'Name withheld', affiliation: 'MIT', number: undefined },
];
const registrations = new Map([
  ['a', { hasAgreed: true, createdAt: 3 }],
  ['z', { hasAgreed: false, createdAt: 9 }],
]);
const everybody = buildDirectory([rumba, samba], registered);
const rows = buildDeskRows(everybody, {
  registrations,
  money: new Map([
    ['a', { paid: 0, left: 4000 }],
    ['p', { paid: 4000, left: 0 }],
  ]),
  here: new Set(['p']),
});
const keys = (some: readonly DeskRow[]) => some.map(({ person }) => person.key);

test('the registration desk’s filters find dancers with something missing', () => {
  expect(
    Object.fromEntries(DESK_FILTERS.map((one) => [one, keys(applyDeskFilter(rows, one)).toSorted()])),
  ).toEqual({
    everyone: ['a', 'b', 'p', 'w', 'z'],
    owes: ['a'],
    // A person without dances is not expected.
    'not here': ['a', 'b', 'z'],
    'no number': ['p', 'z'],
    tba: ['z'],
    twice: ['a', 'b'],
    'no consent': ['z'],
  });
});

test('two names in one event with the same partner may be one person', () => {
  const event = {
    ...buildTestEvent('Gold Latin Rumba'),
    entries: [
      buildCouple(1, 'Anastasia', 'Bo O’Brien', { leadId: 'a' }),
      buildCouple(2, 'Stacy', 'bo obrien', { leadId: 's', followId: 'bo' }),
      buildCouple(3, 'Cy', 'Dee', { leadId: 'c' }),
    ],
  };
  const twins = buildDeskRows(buildDirectory([event], []), {
    registrations: new Map(),
    money: new Map(),
    here: new Set(),
  }).map(({ person, twins: others }) => [person.key, others]);
  expect(Object.fromEntries(twins)).toMatchObject({ a: ['s'], s: ['a'], c: [] });
});

test('the registration desk finds name, school and number without diacritics', () => {
  expect(keys(searchRows(rows, 'jose alv')).toSorted()).toEqual(['a', 'b']);
  expect(keys(searchRows(rows, 'rutgers 101'))).toEqual(['a']);
  expect(searchRows(rows, '  ')).toBe(rows);
  expect(searchRows(rows, 'nobody')).toEqual([]);
});

test('the registration desk sorts by the chosen column, with empty values last', () => {
  expect(keys(sortRows(rows, 'name'))).toEqual(['b', 'a', 'p', 'z', 'w']);
  expect(keys(sortRows(rows, 'number'))).toEqual(['a', 'b', 'p', 'z', 'w']);
  expect(keys(sortRows(rows, 'school'))).toEqual(['p', 'z', 'w', 'b', 'a']);
  expect(keys(sortRows(rows, 'events'))[0]).toBe('p');
  expect(keys(sortRows(rows, 'money')).slice(0, 2)).toEqual(['a', 'p']);
  expect(keys(sortRows(rows, 'signedUp')).slice(0, 2)).toEqual(['z', 'a']);
});

test('a row of the registration desk shows the roles, the partners, and a missing number', () => {
  expect(rows.find(({ person }) => person.key === 'p')).toMatchObject({
    role: 'both',
    partners: ['José Álvarez', 'Alvarez, Jose'],
    waits: 0,
    lacksNumber: true,
    lacksConsent: false,
  });
});

test('the registration desk finds entries whose name or number differs from the list, unless the number was danced with', () => {
  expect(findRecordConflicts(everybody, registered)).toEqual([]);
  const renamed = registered.map((one) =>
    one.id === 'a' ? { ...one, name: 'José A.', number: parseCouple(107) } : one,
  );
  const filterRows = findRecordConflicts(buildDirectory([rumba, samba], renamed), renamed);
  expect(filterRows.map(({ person, says }) => [person.key, says])).toEqual([
    ['a', { name: 'José A.', number: '107' }],
  ]);
});
