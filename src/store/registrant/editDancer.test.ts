import { expect, test } from 'vitest';
import { buildCouple, buildFloorRound } from '../../domain/floor/testing/hall.ts';
import {
  buildDirectory,
  generateDancerKey,
  type Competitor,
  type RegisteredPerson,
} from '../../domain/people/directory.ts';
import { parseCouple } from '../../domain/testing/published.ts';
import { buildTestEvent } from '../../domain/testing/event.ts';
import { editDancer, isNamedInResult, assignNumbers, type DancerEdit } from './editDancer.ts';
import { RECORD_KEY_PLACEHOLDER } from '../delivery/operation.ts';
import type { NameContext } from './renameEverywhere.ts';
import { ownRegistrationPath } from './ownRegistration.ts';

const by = { uid: 'u', who: 'Ann (organizer)', device: 'laptop', at: 1 };
const RUMBA = 'events/Gold Latin Rumba';
const SAMBA = 'events/Gold Latin Samba';

const rumba = {
  ...buildTestEvent('Gold Latin Rumba'),
  entries: [
    buildCouple(101, 'Jo', 'Bo', { leadId: 'a', followId: 'b', affiliation: 'Yale' }),
    buildCouple(102, 'Cy', 'Di', { leadId: 'c', affiliation: 'MIT' }),
  ],
};
const samba = {
  ...buildTestEvent('Gold Latin Samba'),
  entries: [buildCouple(103, 'Cy', 'Jo', { leadId: 'c', followId: 'a', affiliation: 'Yale' })],
};
const registered: readonly RegisteredPerson[] = [
  { id: 'a', name: 'Jo', affiliation: 'Yale', number: parseCouple(101) },
  { id: 'c', name: 'Cy', affiliation: 'MIT', number: undefined },
];
const everybody = buildDirectory([rumba, samba], registered);
const NOTES = new Map([['a', { edited: 4 }]]);

function who(key: string): Competitor {
  const its = everybody.find((one) => one.key === key);
  if (its === undefined) throw new Error(`nobody is ${key}`);
  return its;
}
const edited = (key: string, edit: DancerEdit, people = registered) =>
  editDancer(by, who(key), edit, { people, notes: NOTES });
const [e101, e102, e103] = [...rumba.entries, ...samba.entries].map(({ id }) => id);

test('a changed name is changed in the list and in each entry', () => {
  expect(edited('a', { name: 'José' })).toEqual({
    record: {
      ...by,
      kind: 'competitor edited',
      competitor: 'a',
      name: 'José',
      from: { name: 'Jo' },
      to: { name: 'José' },
    },
    patch: {
      'competitors/a/name': 'José',
      [`${RUMBA}/entries/${e101}/leadName`]: 'José',
      [`${SAMBA}/entries/${e103}/followName`]: 'José',
      'deskNotes/a/edited': 5,
    },
  });
});

test('a name under a result is corrected with a reason and a record', () => {
  const danced = (state: 'posted' | 'running') => ({
    ...rumba,
    rounds: [buildFloorRound(0, rumba.entries.slice(0, 1), { state })],
  });
  const correct = (state: 'posted' | 'running', key: string) => {
    const person = buildDirectory([danced(state), samba], registered).find((one) => one.key === key);
    if (person === undefined) throw new Error(`nobody is ${key}`);
    const edit = { name: 'J. A.', why: 'asked for it' };
    const { record, patch } = editDancer(by, person, edit, { people: registered, notes: NOTES });
    return { asks: isNamedInResult(person, registered), why: record?.why, patch };
  };
  const its = correct('posted', 'a');
  expect(its).toMatchObject({ asks: true, why: 'asked for it' });
  expect(its.patch[`${RUMBA}/entries/${e101}/journal`]).toEqual(RECORD_KEY_PLACEHOLDER);
  expect(its.patch).not.toHaveProperty([`${SAMBA}/entries/${e103}/journal`]);
  expect(correct('running', 'a')).toMatchObject({ asks: false });
  expect(correct('running', 'a').patch).not.toHaveProperty([`${RUMBA}/entries/${e101}/journal`]);
  expect(correct('posted', 'c').asks).toBe(false);
});

test('an entry has the school of its lead', () => {
  expect(edited('a', { school: '' }).patch).toEqual({
    'competitors/a/affiliation': null,
    [`${RUMBA}/entries/${e101}/affiliation`]: null,
    'deskNotes/a/edited': 5,
  });
});

test('a new number is put into the lead’s entries, and the old one becomes free', () => {
  expect(edited('a', { number: parseCouple(214) })).toMatchObject({
    record: { from: { number: '101' }, to: { number: '214' } },
    patch: {
      'numbers/101': null,
      'numbers/214': 'a',
      'competitors/a/leadNumber': 214,
      [`${RUMBA}/entries/${e101}/leadNumber`]: 214,
      'deskNotes/a/edited': 5,
    },
  });
  const back = edited('a', { number: null }).patch;
  expect(back).toEqual({
    'numbers/101': null,
    'competitors/a/leadNumber': null,
    [`${RUMBA}/entries/${e101}/leadNumber`]: null,
    'deskNotes/a/edited': 5,
  });
});

test('a dancer who was only a name gets a key', () => {
  const given = generateDancerKey({ key: '~di' }, registered);
  expect(edited('~di', { name: 'Diana' }).patch).toEqual({
    [`competitors/${given}`]: { name: 'Diana', affiliation: 'MIT' },
    [`${RUMBA}/entries/${e102}/followId`]: given,
    'entered/Gold Latin Rumba/lead/c': e102,
    [`entered/Gold Latin Rumba/follow/${given}`]: e102,
    [`${RUMBA}/pairs/c_${given}`]: e102,
    [`${RUMBA}/entries/${e102}/followName`]: 'Diana',
    [`deskNotes/${given}/edited`]: 1,
    'deskNotes/c/edited': 1,
  });
});

test('entries with a name that two dancers have are left unchanged', () => {
  const named = { ...rumba, entries: [buildCouple(104, 'Cy', 'Ed', {})] };
  const cy = buildDirectory([named, samba], registered).find(({ key }) => key === 'c');
  const two = [...registered, { id: 'c2', name: 'cy', affiliation: '', number: undefined }];
  const change = (people: readonly RegisteredPerson[]) =>
    Object.keys(editDancer(by, cy ?? who('c'), { name: 'Cyrus' }, { people, notes: NOTES }).patch).filter(
      (at) => at.startsWith(RUMBA),
    );
  expect(change(registered)).toHaveLength(2);
  expect(change(two)).toEqual([]);
});

test('several numbers are assigned with one record', () => {
  const given = [
    { person: who('c'), number: parseCouple(301) },
    { person: who('a'), number: parseCouple(302) },
  ];
  const { record, patch } = assignNumbers(by, given, { people: registered, notes: NOTES });
  expect(record).toMatchObject({
    kind: 'numbers given',
    given: [
      { competitor: 'c', number: '301' },
      { competitor: 'a', number: '302' },
    ],
  });
  expect(patch).toMatchObject({
    'numbers/301': 'c',
    'numbers/302': 'a',
    [`${SAMBA}/entries/${e103}/leadNumber`]: 301,
    'deskNotes/c/edited': 1,
    'deskNotes/a/edited': 5,
  });
});

test('pronunciation and contact move with the name, unless another dancer has it', () => {
  const registration = ownRegistrationPath('x').parse({
    contact: { name: 'JO', email: 'jo@example.org' },
    createdAt: 1,
  });
  if (registration === undefined) throw new Error('a registration');
  const along = {
    everybody,
    says: new Map([['jo', 'yo']]),
    registrations: [
      { ...registration, code: 'JosOwn1', competitor: 'a' },
      // The captain who registered them, and another dancer with the same name.
      { ...registration, code: 'Captain', name: 'Cap', competitor: 'a' },
      { ...registration, code: 'OtherJo', competitor: 'c' },
    ],
  };
  const renamed = (name: string, known: NameContext) =>
    editDancer(by, who('a'), { name }, { people: registered, notes: NOTES, along: known }).patch;
  const patch = renamed('José', along);
  expect(patch).toMatchObject({
    'pronunciations/jo': null,
    'pronunciations/josé': 'yo',
    'registrations/JosOwn1/contact/name': 'José',
  });
  expect(Object.keys(patch).filter((at) => at.startsWith('registrations'))).toHaveLength(1);

  const other = { ...who('c'), key: 'z', name: 'Jo' };
  const shared = renamed('José', { ...along, everybody: [...everybody, other] });
  expect(shared).toMatchObject({ 'pronunciations/josé': 'yo' });
  expect(shared).not.toHaveProperty(['pronunciations/jo']);

  const said = renamed('José', { ...along, says: new Map([...along.says, ['josé', 'ho-SAY']]) });
  expect(Object.keys(said).filter((at) => at.startsWith('pronunciations'))).toEqual([]);
  // Only the case differs, so it is the same name.
  expect(Object.keys(renamed('JO', along)).filter((at) => at.startsWith('pronunciations'))).toEqual([]);
});
