import { expect, test } from 'vitest';
import { parseEntryId, createEventKey } from '../../domain/ids.ts';
import { requestNamedPartners, type EarlierRequests } from './requestNamedPartners.ts';
import type { NewEntry } from './createEntry.ts';
import type { StoredRequest } from './requests.ts';

const [RUMBA, SAMBA] = [createEventKey('Gold Latin Rumba'), createEventKey('Gold Latin Samba')];
const idOf = (text: string) => {
  const id = parseEntryId(text);
  if (id === undefined) throw new Error('a plain key');
  return id;
};
const made: NewEntry = {
  code: 'abcDE23',
  slot: 3,
  id: idOf('new'),
  event: SAMBA,
  lead: { name: 'Ann', id: 'ann' },
  follow: { name: 'bo' },
  affiliation: '',
};
const people = [
  { id: 'ann', name: 'Ann', affiliation: '', number: undefined },
  { id: 'bo', name: 'Bo', affiliation: '', number: undefined },
];
const request = (more: Partial<StoredRequest>): StoredRequest => ({
  from: 'ann',
  to: 'bo',
  entries: new Map([[RUMBA, idOf('r')]]),
  note: 'tall',
  at: 1,
  slot: 0,
  answered: undefined,
  ...more,
});
const before = (...requests: readonly StoredRequest[]): EarlierRequests => ({
  freeSlots: [1, 2],
  requests: new Map(requests.map((one) => [one.to, one])),
});
const ASKED = { [SAMBA]: 'new' };

test('a partner who is named later is asked in a free slot', () => {
  expect(requestNamedPartners([made], people, [], before())).toMatchObject({
    'requests/bo/ann': { entries: ASKED, slot: 1 },
    'asked/ann/1': 'bo',
  });
  expect(requestNamedPartners([made], people, [], { freeSlots: [], requests: new Map() })).toEqual({});
});

test('a request without an answer yet asks for more entries', () => {
  expect(requestNamedPartners([made], people, [], before(request({})))).toMatchObject({
    'requests/bo/ann': { entries: { [RUMBA]: 'r', ...ASKED }, slot: 0, note: 'tall' },
  });
});

test('a partner is asked again after a yes, and not after a no', () => {
  expect(requestNamedPartners([made], people, [], before(request({ answered: 'accepted' })))).toMatchObject({
    'requests/bo/ann': { entries: ASKED, slot: 0 },
  });
  expect(requestNamedPartners([made], people, [], before(request({ answered: 'declined' })))).toEqual({});
});

test('no one is asked if several dancers have the name', () => {
  const twins = [...people, { id: 'bo2', name: 'Bo', affiliation: '', number: undefined }];
  expect(requestNamedPartners([made], twins, [], before())).toEqual({});
});

test('another dancer of the same name is not asked', () => {
  expect(requestNamedPartners([{ ...made, isNamesake: true }], people, [], before())).toEqual({});
});
