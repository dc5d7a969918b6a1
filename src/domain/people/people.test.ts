import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { omitUndefined } from '../mapDefined.ts';
import { buildCouple } from '../floor/testing/hall.ts';
import { Census, indexPeople } from './census.ts';
import {
  listDancers,
  isPlaceholderName,
  hasWithheldNames,
  isSameCouple,
  hasSameLeadAndFollow,
  isSamePerson,
  listPublicNames,
} from './people.ts';

describe('the same people', () => {
  test.each([
    { why: 'the same names', other: buildCouple(7, 'ann  LEE', 'Bo'), same: true },
    { why: 'the other one leads', other: buildCouple(7, 'Bo', 'Ann Lee'), same: true },
    { why: 'another follow', other: buildCouple(7, 'Ann Lee', 'Cy'), same: false },
    { why: 'the follow is not known', other: buildCouple(7, 'Ann Lee', 'TBA'), same: false },
    { why: 'nobody is known', other: buildCouple(7, 'Ann Lee', 'Bo', { placeholder: true }), same: false },
  ])('two entries are the same couple if that is certain ($why: $same)', ({ other, same }) => {
    expect(isSameCouple(buildCouple(5, 'Ann Lee', 'Bo'), other)).toBe(same);
  });

  test('a shared name alone does not make two couples the same', () => {
    const namesakes = buildCouple(5, 'Kim', 'Kim');
    const kimAndBo = buildCouple(7, 'Kim', 'Bo');
    expect([isSameCouple(namesakes, kimAndBo), isSameCouple(kimAndBo, namesakes)]).toEqual([false, false]);
  });

  test('two dancers with the same name and different ids are two people', () => {
    const one = buildCouple(5, 'Kim', 'Bo', { leadId: 'k1', followId: 'b1' });
    const other = buildCouple(7, 'Kim', 'Bo', { leadId: 'k2', followId: 'b1' });
    expect(isSameCouple(one, other)).toBe(false);
  });

  test.each(['TBA', 'Name withheld', 'dummy', ' '])('two called “%s” are never the same person', (name) => {
    const couple = (about: object) => listDancers(buildCouple(5, name, 'Bo', about));
    const [byKey] = couple({ leadId: 'k1' });
    const [byOtherKey] = couple({ leadId: 'k2' });
    if (byKey === undefined || byOtherKey === undefined) throw new Error('a key is somebody');
    expect(couple({}).map(({ role }) => role)).toEqual(['follow']);
    expect([isSamePerson(byKey, byKey), isSamePerson(byKey, byOtherKey)]).toEqual([true, false]);
  });

  test('a withheld name is neither shown nor spoken, with or without a key', () => {
    expect(listPublicNames(buildCouple(5, 'Name withheld', 'Bo', { leadId: 'k1' }))).toEqual(['Bo']);
    expect(listPublicNames(buildCouple(5, 'Name withheld', 'Bo'))).toEqual(['Bo']);
    expect(listPublicNames(buildCouple(5, 'Ann', 'Bo', { placeholder: true }))).toEqual([]);
  });

  test('a couple with swapped roles is the same couple, but not the same lead and follow', () => {
    const [one, turned] = [buildCouple(5, 'Ann', 'Bo'), buildCouple(7, 'Bo', 'Ann')];
    expect([isSameCouple(one, turned), hasSameLeadAndFollow(one, turned)]).toEqual([true, false]);
    expect(hasSameLeadAndFollow(one, buildCouple(7, 'ann', ' Bo'))).toBe(true);
  });
});

describe('a census', () => {
  test('the census tells a couple that withholds its names from one without names', () => {
    expect(hasWithheldNames(buildCouple(5, 'Name withheld', 'Name withheld'))).toBe(true);
    expect(hasWithheldNames(buildCouple(5, 'Name withheld', 'TBA'))).toBe(true);
    expect(hasWithheldNames(buildCouple(5, 'Name withheld', 'Bo'))).toBe(false);
    expect(hasWithheldNames(buildCouple(5, 'TBA', ''))).toBe(false);
  });

  test('the census assigns a name shared by two keys to neither', () => {
    const couples = [
      buildCouple(1, 'Kim', 'Bo', { leadId: 'k1' }),
      buildCouple(2, 'Kim', 'Cy', { leadId: 'k2' }),
      buildCouple(3, 'Kim', 'Dov'),
      buildCouple(4, 'Kim', 'Eve'),
    ];
    const people = indexPeople(couples);
    const [one, other, named, namedToo] = couples.map(({ id }) => people.get(id)?.[0]);
    expect(new Set([one, other, named]).size).toBe(3);
    expect(namedToo).toBe(named);
  });

  test('the census matches a key by name alone, and counts each withheld name with a key separately', () => {
    const entries = [
      buildCouple(1, 'Ann', 'Name withheld', { leadId: 'a', followId: 'w1' }),
      buildCouple(2, 'Cy', 'Name withheld', { followId: 'w2' }),
      buildCouple(3, 'ann', 'Name withheld'),
    ];
    const [first = [], second = [], third = []] = [...indexPeople(entries).values()];
    expect([first.length, second.length, third.length]).toEqual([2, 2, 1]);
    expect(third).toEqual(first.slice(0, 1));
    expect(new Set([...first, ...second, ...third]).size).toBe(4);
  });

  const somebody = fc.oneof(
    fc.record({
      name: fc.constantFrom('Ann', 'ANN ', 'Bo', 'Cy', 'TBA', 'Name withheld'),
      id: fc.constant(undefined),
    }),
    fc.constantFrom(
      { name: 'Ann', id: 'k1' },
      { name: 'Ann', id: 'k2' },
      { name: 'Name withheld', id: 'k3' },
    ),
  );

  test('two couples share a person only if two of their dancers are the same person', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(somebody, somebody), { maxLength: 6 }), (couples) => {
        const entries = couples.map(([lead, follow], at) =>
          buildCouple(
            at + 1,
            lead.name,
            follow.name,
            omitUndefined({ leadId: lead.id, followId: follow.id }),
          ),
        );
        const census = new Census(entries);
        const counted = entries.flatMap((entry) => {
          const dancers = listDancers(entry);
          return census
            .inCouple(entry)
            .flatMap(({ person, role }) =>
              dancers.filter((dancer) => dancer.role === role).map((dancer) => ({ person, dancer })),
            );
        });
        expect(counted).toHaveLength(entries.flatMap(listDancers).length);
        for (const a of counted)
          for (const b of counted) {
            const byKey = a.dancer.id !== undefined && b.dancer.id !== undefined;
            const byName = a.dancer.id === undefined && b.dancer.id === undefined;
            if (byKey || byName) expect(a.person === b.person).toBe(isSamePerson(a.dancer, b.dancer));
            else if (a.person === b.person) expect(isSamePerson(a.dancer, b.dancer)).toBe(true);
          }
      }),
    );
  });
});

test.each([
  'TBA',
  'T.B.A.',
  'TBA?',
  'tba tba',
  'TBD',
  'N/A',
  'n.a.',
  'N. A.',
  '-',
  '—',
  '?',
  '...',
  'none',
  'None None',
  'nobody yet',
  'No-one',
  'no partner yet',
  'I need a partner',
  'Partner wanted',
  'nadie',
  'Aún nadie',
  'sin pareja',
  'por definir',
  'Ninguno',
  'busco pareja',
  '无',
  '沒有',
  '待定',
  '暂无舞伴',
  '还没有舞伴',
  '未定',
  '找舞伴',
])('“%s” is a placeholder', (text) => {
  expect(isPlaceholderName(text)).toBe(true);
  const entry = buildCouple(5, 'Ann', text);
  expect(listDancers(entry).map(({ name }) => name)).toEqual(['Ann']);
});

test.each([
  'Na',
  'Li Na',
  '李 Na',
  'N. A. Smith',
  'No',
  'Noah',
  'Nadia',
  'Tba Okafor',
  'None Smith',
  'Anna Nobody',
  '吴',
  '伴',
  '李娜',
  'Ann',
])('“%s” is a name, not a placeholder', (text) => {
  expect(isPlaceholderName(text)).toBe(false);
});

test('a long text is checked for placeholder names without backtracking', () => {
  // Many repeated words that all match: none may be tried in several ways.
  expect(isPlaceholderName('无'.repeat(80))).toBe(false);
  expect(isPlaceholderName('tba'.repeat(40))).toBe(false);
});
