import { expect, test } from 'vitest';
import { buildCouple } from '../floor/testing/hall.ts';
import { parseCouple } from '../testing/published.ts';
import { buildTestEvent } from '../testing/event.ts';
import {
  buildDirectory,
  generateDancerKey,
  listDancePartners,
  findRegistered,
  type Competitor,
} from './directory.ts';

const TBA = { followName: 'TBA' };

const rumba = {
  ...buildTestEvent('Gold Latin Rumba'),
  entries: [
    buildCouple(101, 'Ann', 'Bo', { leadId: 'a', followId: 'b' }),
    buildCouple(102, 'Cy', 'ann', { affiliation: '' }),
    buildCouple(103, 'Di', 'TBA', { leadId: 'd', number: undefined, ...TBA }),
    buildCouple(104, 'dummy', 'dummy', { placeholder: true }),
  ],
};
const samba = {
  ...buildTestEvent('Gold Latin Samba'),
  entries: [
    buildCouple(105, 'Bo', 'Ann', { leadId: 'b', followId: 'a' }),
    buildCouple(106, 'Name withheld', 'Cy', { leadId: 'w' }),
  ],
};

const registered = [
  { id: 'a', name: 'Ann', affiliation: 'Yale', number: parseCouple(201) },
  { id: 'z', name: 'Zoë', affiliation: 'MIT', number: undefined },
];

const told = ({ key, name, affiliation, number, dances }: Competitor) => [
  key,
  name,
  affiliation,
  number,
  dances.map(({ role, event }) => `${role} ${event.dances.join(' ')} ${event.name.split(' ').at(-1)}`),
];

test('the directory lists every person once, identified by key or name, with all their events', () => {
  expect(buildDirectory([rumba, samba], registered).map(told)).toEqual([
    ['a', 'Ann', 'Yale', '201', ['lead Rumba Rumba', 'follow Rumba Rumba', 'follow Rumba Samba']],
    ['b', 'Bo', 'Brown', '105', ['follow Rumba Rumba', 'lead Rumba Samba']],
    ['~cy', 'Cy', 'Brown', '102', ['lead Rumba Rumba', 'follow Rumba Samba']],
    ['d', 'Di', 'Brown', undefined, ['lead Rumba Rumba']],
    ['w', undefined, 'Brown', '106', ['lead Rumba Samba']],
    ['z', 'Zoë', 'MIT', undefined, []],
  ]);
});

test('the directory lists partners with their events, without placeholders and withheld names', () => {
  const partners = (key: string) => {
    const found = buildDirectory([rumba, samba], registered).find((one) => one.key === key);
    return found && listDancePartners(found).map(({ name, id, events }) => [name, id, events.length]);
  };
  expect(partners('a')).toEqual([
    ['Bo', 'b', 2],
    ['Cy', undefined, 1],
  ]);
  expect(partners('d')).toEqual([]);
  expect(partners('~cy')).toEqual([['ann', undefined, 1]]);
});

test.each([
  ['  ann ', ['a']],
  ['ZOË', ['z']],
  ['Nobody', []],
  ['TBA', []],
])('the name “%s” finds the registered dancers %j', (name, ids) => {
  const people = [...registered, { id: 't', name: 'TBA', affiliation: '', number: undefined }];
  expect(findRegistered(name, people).map(({ id }) => id)).toEqual(ids);
});

test('a dancer known only by name gets the same key from any desk, and never an existing one', () => {
  const [given, other] = ['~di', '~ed'].map((key) => generateDancerKey({ key }, []));
  expect(given).toMatch(/^named-[0-9a-f]{16}$/);
  expect(generateDancerKey({ key: '~di' }, registered)).toBe(given);
  expect(other).not.toBe(given);
  const taken = { id: given ?? '', name: 'Somebody who was Di', affiliation: '', number: undefined };
  expect(generateDancerKey({ key: '~di' }, [taken])).toBe(`${given}-2`);
});
