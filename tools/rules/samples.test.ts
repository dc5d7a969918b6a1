import { describe, expect, test } from 'vitest';
import { flag, integer, choice } from '../../src/schema/codec/forms.ts';
import { union } from '../../src/schema/codec/moreForms.ts';
import { defineNode } from '../../src/schema/codec/node.ts';
import { BRANCHES, ENTRIES } from '../../src/schema/nodes/entries.ts';
import { serialize, type StoredJson } from '../../src/schema/codec/serialize.ts';
import { buildMiddayTree, isWriteAccepted } from '../../src/server/access/testing/writeChecks.ts';
import { brokenSamples, goodSamples } from './samples.ts';
import { parseRules } from '../../src/server/rules/file.ts';
import { mayWrite } from '../../src/server/rules/guard.ts';
import { buildIncomingNode } from '../../src/server/tree/incomingNode.ts';
import { fieldsOf, rulesOf } from './shapes.ts';
import { writtenRules } from './written.ts';

/** Samples that a relation refuses, although each of their parts is valid. */
const BREAKS_RELATION: Readonly<Record<string, (stored: StoredJson) => boolean>> = {
  'settings/numbers': (stored) => Object(stored).from > Object(stored).to,
};

/** Keys for the wildcards of addresses. Relations ask for nodes of the tests' competition. */
const KEYS: Readonly<Record<string, string>> = {
  'photos/$id': 'photos/A',
  'roles/$uid': 'roles/somebody',
  'pages/$name': 'pages/home',
};

/**
 * Sets fields as a relation requires: `key` of each person is their key in the tree, and the writer signs an
 * invitation.
 */
function withOwnKeys(at: string, stored: StoredJson): StoredJson {
  if (at === 'staffInvitations')
    return Object.fromEntries(
      Object.entries(Object(stored)).map(([code, one]) => [code, { ...Object(one), by: 'admin' }]),
    );
  if (at !== 'competitionMetadata') return stored;
  const named = (people: StoredJson | undefined): StoredJson =>
    Object.fromEntries(
      Object.entries(Object(people)).map(([key, one]) => [
        key,
        { ...Object(one), ...('key' in Object(one) && { key }) },
      ]),
    );
  const { officials, organizers } = Object(stored);
  return {
    ...Object(stored),
    ...(officials && { officials: named(officials) }),
    ...(organizers && { organizers: named(organizers) }),
  };
}

// The parser, the serializer and the access rules of each node agree.

const PLACED = Object.values(ENTRIES)
  .flat()
  // The relations of the plan name a record and a revision (placed.test.ts).
  .flatMap(({ node: one }) => (one.at === 'planning' ? [] : [{ at: one.at, node: one }]));

describe.each(PLACED)('values at $at', ({ at, node: { form, parse, isSavedWhole, isStrict } }) => {
  const place = KEYS[at] ?? at;
  // The place is empty, so the next edition is the first.
  const hall = buildMiddayTree({ [place]: null, 'events/Empty': { name: 'Empty' } });
  const saved = (value: StoredJson | undefined): StoredJson =>
    isSavedWhole === true && (typeof value === 'object' || value === undefined)
      ? { edition: 1, ...Object(value) }
      : (value ?? null);
  const valueOf = (stored: StoredJson): unknown => {
    const read = parse(saved(stored));
    return isSavedWhole === true ? Object(read).rules : read;
  };

  test('a serialized value is parsed again as it was, and the rules accept it', () => {
    const samples = goodSamples(form)
      .map((stored) => withOwnKeys(at, stored))
      .filter((stored) => BREAKS_RELATION[at]?.(stored) !== true);
    expect(samples.length).toBeGreaterThan(0);
    for (const stored of samples) {
      const value = valueOf(stored);
      expect(value).toBeDefined();
      const again = serialize(form, value) ?? null;
      expect({ again }).toMatchObject({ again: stored });
      expect(valueOf(again)).toEqual(value);
      expect([again, isWriteAccepted(hall, 'admin', { [place]: saved(again) })]).toEqual([again, true]);
    }
  });

  test('each broken value is refused by the rules, or not parsed', () => {
    const isRead = (stored: StoredJson): boolean =>
      isStrict !== true || Object(parse(saved(stored))).kind === 'set';
    const taken = brokenSamples(form).filter(
      (stored) => isRead(stored) && isWriteAccepted(hall, 'admin', { [place]: saved(stored) }),
    );
    expect(taken).toEqual([]);
  });
});

test.each(
  [...Object.values(ENTRIES).flat(), ...BRANCHES].flatMap(({ node, archive }) =>
    typeof archive === 'string' ? [] : [[node.at, node, archive] as const],
  ),
)('each field of %s has a decision about archives', (_at, { form, isSavedWhole }, archive) => {
  const fields = Object.keys(fieldsOf(form) ?? {});
  const { $other, ...decided } = archive;
  const left = fields.filter((name) => !Object.hasOwn(decided, name));
  // The edition of a node that is saved whole is beside its form.
  const known = isSavedWhole === true ? [...fields, 'edition'] : fields;
  expect(Object.keys(decided).filter((name) => !known.includes(name))).toEqual([]);
  // Fields without a decision of their own may only stay in this year: those for next year must be named.
  expect([left.length > 0, $other]).not.toEqual([true, undefined]);
  expect(['this year', undefined]).toContain($other);
});

test('a choice between forms accepts a value of each and raises no error', () => {
  const form = union(integer(1, 9), choice(['none']), flag);
  const entry = { doc: '', read: 'everyone', write: 'everyone', archive: 'stays' } as const;
  const rules = parseRules(
    JSON.stringify({ rules: writtenRules(rulesOf([{ ...entry, node: defineNode('choice', form) }])) }),
  );
  const isAccepted = (value: StoredJson): boolean => {
    const newRoot = buildIncomingNode({ choice: value }, [], { now: 0, root: null });
    return mayWrite(rules, { auth: null, now: 0, root: null, newRoot, path: ['choice'] });
  };
  expect([1, 'none', true].map(isAccepted)).toEqual([true, true, true]);
  expect([10, 'some', { a: 1 }].map(isAccepted)).toEqual([false, false, false]);
});

test('rules that only limit the size of a value refuse long texts, deep nodes and long keys', () => {
  const hall = buildMiddayTree({ 'settings/fees': null });
  const isFees = (more: StoredJson): boolean =>
    isWriteAccepted(hall, 'admin', { 'settings/fees': { edition: 1, rules: { 0: more } } });
  expect([{ a: 'x'.repeat(1000) }, { a: { b: 1 } }, true].map(isFees)).toEqual([true, true, true]);
  expect([{ a: 'x'.repeat(1001) }, { a: { b: { c: 1 } } }, { ['x'.repeat(81)]: 1 }].map(isFees)).toEqual([
    false,
    false,
    false,
  ]);
});
