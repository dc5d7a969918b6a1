import { buildRulingKey } from '../../../store/registrant/rulings.ts';
import { describe, expect, test } from 'vitest';
import { ELIGIBILITY_PRESETS } from '../../../domain/eligibility/presets.ts';
import type { RegisteredPerson } from '../../../domain/people/directory.ts';
import { buildEntries, buildEntry, testCouple, testEvent } from '../../../domain/schedule/testing/plans.ts';
import type { Search } from '../../../store/people/searches.ts';
import { buildSimpleEvent } from '../../kit/testing/builders.ts';
import { listOpenIssues, findLeadsWithoutNumber, type CompetitionData } from './needs.ts';

const NOTHING: CompetitionData = {
  events: [],
  people: [],
  searches: [],
  own: [],
  rules: undefined,
  ruled: new Map(),
  withoutConsent: undefined,
  money: undefined,
  floods: undefined,
  numberRange: undefined,
  takenNumbers: new Set(),
  conflicts: undefined,
};
const person = (id: string, name: string, affiliation = 'Rutgers'): RegisteredPerson => ({
  id,
  name,
  affiliation,
  number: undefined,
});
const search = (competitor: string, role: Search['role'], entry: number): Search => ({
  entry: testCouple(entry),
  event: testEvent('Bronze Waltz'),
  competitor,
  role,
  level: 'Bronze',
  style: 'Standard',
  note: '',
});
const needs = (known: Partial<CompetitionData>, numbersAreDue = false) =>
  listOpenIssues({ ...NOTHING, ...known }, numbersAreDue);

test('the list of needs is empty if nothing is wrong', () => {
  expect(
    needs({
      events: [buildSimpleEvent(['101', '102', '103', '104', '105'])],
      people: [person('a', 'Ann'), person('b', 'Bo', 'Independent'), person('c', 'Cy', '')],
      withoutConsent: 0,
      conflicts: 0,
    }),
  ).toEqual([]);
});

test('a dancer looking for a partner in three events counts once for each role', () => {
  const searches = [
    search('a', 'lead', 1),
    search('a', 'lead', 2),
    search('a', 'follow', 3),
    search('b', 'follow', 4),
  ];
  expect(needs({ searches })).toEqual([{ kind: 'looking', count: 2, leads: 1, follows: 2 }]);
});

test('the list of needs has events with few couples, the emptiest first, but none without any couple', () => {
  const two = buildSimpleEvent(['101', '102'], { name: 'Two' });
  const four = buildSimpleEvent(['101', '102', '103', '104'], { name: 'Four' });
  const none = buildSimpleEvent([], { name: 'None' });
  expect(needs({ events: [four, none, two] })).toEqual([
    { kind: 'small', count: 2, event: two, couples: 2, alone: 0 },
  ]);
});

test('the list of needs counts a dancer without a partner beside the couples of a small event', () => {
  const four = buildSimpleEvent([], {
    entries: [...buildEntries(4), buildEntry(105, { followName: 'TBA' })],
  });
  expect(needs({ events: [four] })).toMatchObject([{ kind: 'small', couples: 4, alone: 1 }]);
});

test('the list of needs has an unknown school with its dancers, unless the organizer has added it', () => {
  const people = [
    person('a', 'Ann', 'Rensselear'),
    person('b', 'Bo', 'rensselear '),
    person('c', 'Cy', 'Atlantis'),
    person('d', 'Di', 'Brown University'),
  ];
  expect(needs({ people })).toEqual([{ kind: 'schools', count: 2, school: 'Rensselear', dancers: 2 }]);
  expect(needs({ people, own: [{ name: 'RPI', also: ['Rensselear'] }] })).toEqual([
    { kind: 'schools', count: 1, school: 'Atlantis', dancers: 1 },
  ]);
});

test('the list of needs has possible duplicates and broken rules with names', () => {
  const again = { ...buildEntry(102), leadName: 'Lead 101', followName: 'Follow 101' };
  const twice = buildSimpleEvent(['101', '103', '104', '105'], {});
  const waltz = { ...twice, entries: [...twice.entries, again] };
  const found = needs({
    people: [person('a', 'José Álvarez'), person('b', 'Jose Alvarez')],
    events: [waltz],
    rules: ELIGIBILITY_PRESETS.princeton,
  });
  expect(found).toMatchObject([
    { kind: 'twice', count: 1, names: ['José Álvarez', 'Jose Alvarez'] },
    { kind: 'rules', count: 2, names: ['Lead 101', 'Follow 101'] },
  ]);
  const { id } = again;
  const decided = new Map([[buildRulingKey(waltz.key, id), { outcome: 'may dance', at: 1 } as const]]);
  expect(needs({ events: [waltz], rules: ELIGIBILITY_PRESETS.princeton, ruled: decided })).toMatchObject([
    { kind: 'rules', count: 1 },
  ]);
});

test('numbers are due only once registration is over', () => {
  const events = [
    buildSimpleEvent([], {
      entries: [
        buildEntry(101),
        buildEntry(102, { number: undefined }),
        buildEntry(103, { number: undefined, followName: 'TBA' }),
        buildEntry(104, { number: undefined, placeholder: true }),
        buildEntry(105),
        buildEntry(106),
      ],
    }),
  ];
  expect(findLeadsWithoutNumber(events, [])).toBe(1);
  expect(needs({ events }, false)).toEqual([]);
  expect(needs({ events }, true)).toEqual([{ kind: 'numbers', count: 1 }]);
});

describe('a range of lead numbers', () => {
  const numberRange = { from: 100, to: 199, kept: [100, 101] };
  const taken = (count: number): ReadonlySet<number> =>
    new Set(Array.from({ length: count }, (_, at) => 102 + at));

  test('a range of lead numbers is low with less than a tenth of its numbers free', () => {
    expect(needs({ numberRange, takenNumbers: taken(88) })).toEqual([]);
    expect(needs({ numberRange, takenNumbers: taken(89) })).toEqual([
      { kind: 'numbers low', count: 9, from: 100, to: 199 },
    ]);
    expect(needs({ numberRange, takenNumbers: new Set([...taken(98), 500]) })).toEqual([
      { kind: 'numbers low', count: 0, from: 100, to: 199 },
    ]);
  });

  test('a number that only an entry wears counts as used', () => {
    const events = [buildSimpleEvent(['191', '192', '193', '194', '195'])];
    expect(needs({ events, numberRange, takenNumbers: taken(84) })).toMatchObject([
      { kind: 'numbers low', count: 9 },
    ]);
  });

  test('a range of lead numbers is low if it is too small for the leads without a number', () => {
    const few = { from: 1, to: 2, kept: [] };
    const entries = [101, 102, 103, 104, 105].map((number) => buildEntry(number, { number: undefined }));
    expect(needs({ events: [buildSimpleEvent([], { entries })], numberRange: few })).toEqual([
      { kind: 'numbers low', count: 2, from: 1, to: 2 },
    ]);
  });
});

test('a number given to a dancer is theirs in every event', () => {
  const entry = buildEntry(101, { number: undefined, leadId: 'k1' });
  const given: RegisteredPerson = { ...person('k1', 'Lead 101'), number: buildEntry(7).number };
  expect(findLeadsWithoutNumber([buildSimpleEvent([], { entries: [entry] })], [given])).toBe(0);
});

test('the list of needs has unpaid dancers first, and omits them once all have paid', () => {
  expect(needs({ money: { unpaid: 38, open: 173_500 }, conflicts: 1 })).toEqual([
    { kind: 'unpaid', count: 38, open: 173_500 },
    { kind: 'conflicts', count: 1 },
  ]);
  expect(needs({ money: { unpaid: 0, open: 0 } })).toEqual([]);
});

test('the list of needs leaves out anything not open to the account, or not yet known', () => {
  expect(needs({ withoutConsent: undefined, conflicts: undefined })).toEqual([]);
  expect(needs({ withoutConsent: 3, conflicts: 2 })).toEqual([
    { kind: 'conflicts', count: 2 },
    { kind: 'consents', count: 3 },
  ]);
  expect(needs({ floods: 37, conflicts: 2 })[0]).toEqual({ kind: 'floods', count: 37 });
});
