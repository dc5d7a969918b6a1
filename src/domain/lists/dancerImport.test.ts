import { describe, expect, test } from 'vitest';
import { parseLeadNumber } from '../ids.ts';
import type { RegisteredPerson } from '../people/directory.ts';
import { guessDancerColumns } from './columns.ts';
import { previewDancerImport } from './dancerImport.ts';

const HEAD = ['Name', 'School', 'Number', 'Email', 'Dancer'];
const person = (id: string, name: string, affiliation = '', number?: string): RegisteredPerson => ({
  id,
  name,
  affiliation,
  number: number === undefined ? undefined : parseLeadNumber(number),
});
const read = (
  lines: readonly (readonly string[])[],
  registered: readonly RegisteredPerson[] = [],
  emails: ReadonlyMap<string, string> = new Map(),
) =>
  previewDancerImport(
    lines.map((cells, at) => ({ number: at + 2, cells })),
    guessDancerColumns(HEAD),
    { registered, schools: [], emails },
  );
const told = ({ steps, problems, same }: ReturnType<typeof read>): readonly string[] => [
  ...steps.map(({ line, kind }) => `${line} ${kind}`),
  ...problems.map(({ line, problem }) => `${line} ${problem.kind}`),
  ...(same === 0 ? [] : [`${same} same`]),
];

describe('two lines with the same name', () => {
  test.each([
    ['two schools and two numbers', ['Ann Lee', 'Yale', '201'], ['Ann Lee', 'MIT', '202']],
    ['two schools', ['Ann Lee', 'Yale'], ['Ann Lee', 'MIT']],
    ['two addresses', ['Ann Lee', 'Yale', '', 'a@x.org'], ['Ann Lee', 'Yale', '', 'b@x.org']],
    ['a key that says so', ['Ann Lee', 'Yale'], ['Ann Lee', 'Yale', '7', '', 'new']],
  ])('two lines with the same name are two people with %s', (_, one, other) => {
    const first = read([one, other]);
    expect(told(first)).toEqual(['2 new', '3 new']);
    expect(new Set(first.steps.map(({ id }) => id)).size).toBe(2);
    // Importing the same list again creates the same keys.
    expect(read([one, other]).steps).toEqual(first.steps);
  });

  test.each([
    ['nothing tells them apart', ['Ann Lee', 'Yale'], 'twice'],
    ['only the number is another one', ['Ann Lee', 'Yale', '202'], 'other number'],
  ])('two lines with the same name raise a question where %s', (_, other, problem) => {
    expect(told(read([['Ann Lee', 'Yale', '201'], other]))).toEqual(['2 new', `3 ${problem}`]);
  });

  test('two lines with the same names are the same two dancers once both are in the list', () => {
    const lines = [
      ['Ann Lee', 'Yale', '201'],
      ['Ann Lee', 'MIT', '202'],
    ];
    const list = read(lines).steps.map(({ id, name, school, number }) => person(id, name, school, number));
    expect(told(read(lines, list))).toEqual(['2 same']);
  });
});

describe('a line about a listed name', () => {
  const yale = person('ann', 'Ann Lee', 'Yale', '201');

  test('a line with a listed name, another school and another number is another dancer', () => {
    expect(
      read([['Ann Lee', 'MIT', '202']], [yale]).steps.map(({ kind, id }) => [kind, id === 'ann']),
    ).toEqual([['new', false]]);
  });

  test('a line with a listed name and only another school raises a question, and follows the answer', () => {
    expect(told(read([['Ann Lee', 'MIT']], [yale]))).toEqual(['2 doubtful dancer']);
    expect(told(read([['Ann Lee', 'MIT', '', '', 'ann']], [yale]))).toEqual(['2 changed']);
    expect(told(read([['Ann Lee', 'MIT', '', '', 'new']], [yale]))).toEqual(['2 new']);
  });

  test('a listed dancer is recognized by number or email address, with any school', () => {
    expect(told(read([['Ann Lee', 'MIT', '201']], [yale]))).toEqual(['2 changed']);
    const emails = new Map([['ann', 'Ann@x.org']]);
    expect(told(read([['Ann Lee', 'MIT', '', 'ann@x.org']], [yale], emails))).toEqual(['2 changed']);
  });

  test('the right one of two dancers with one name is found by number, school or email address', () => {
    const both = [yale, person('ann2', 'Ann Lee', 'MIT', '202')];
    expect(told(read([['Ann Lee', 'MIT']], both))).toEqual(['1 same']);
    expect(told(read([['Ann Lee', '', '202']], both))).toEqual(['1 same']);
    expect(told(read([['Ann Lee']], both))).toEqual(['2 several dancers']);
  });
});

describe('a registration from a list', () => {
  const HEADS = ['Name', 'Email', 'Price group', 'Code'];
  const into = (
    line: readonly string[],
    emails = new Map<string, string>(),
    registered: readonly RegisteredPerson[] = [],
  ) =>
    previewDancerImport([{ number: 2, cells: line }], guessDancerColumns(HEADS), {
      registered,
      schools: [],
      emails,
      taken: new Set(['TAKEN23']),
    });

  test.each([
    [['Ann', 'ann@x.org', 'Adult', 'ABCD234'], { email: 'ann@x.org', category: 'adult', code: 'ABCD234' }],
    [['Ann', 'ann@x.org'], { email: 'ann@x.org', category: 'student', code: '' }],
    [['Ann', '', 'newcomer'], { email: '', category: 'newcomer', code: '' }],
    [['Ann', 'no address'], undefined],
    [['Ann'], undefined],
  ])('the registration in the line %j of a list is %j', (line, registration) => {
    expect(into(line).steps[0]?.registration).toEqual(registration);
  });

  test('an import never overwrites a registration, and makes each only once', () => {
    expect(told(into(['Ann', '', '', 'TAKEN23']))).toEqual(['2 no code']);
    expect(told(into(['Ann', '', '', 'short']))).toEqual(['2 no code']);
    expect(told(into(['Ann', '', 'pensioner']))).toEqual(['2 unknown price group']);
    const known = new Map([['a', 'ann@x.org']]);
    expect(told(into(['Ann', 'ann@x.org', 'adult', 'TAKEN23'], known, [person('a', 'Ann')]))).toEqual([
      '1 same',
    ]);
    expect(into(['Ann', 'ann@x.org'], new Map(), [person('a', 'Ann')]).steps).toEqual([
      expect.objectContaining({ kind: 'changed', id: 'a' }),
    ]);
  });
});
