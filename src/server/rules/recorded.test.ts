import targaryen from 'targaryen';
import { describe, expect, test } from 'vitest';
import { getQueryFacts } from '../database/listens.ts';
import { buildIncomingNode } from '../tree/incomingNode.ts';
import type { Json } from '../tree/json.ts';
import type { Identity } from './evaluate.ts';
import { parseRules, RulesFileError } from './file.ts';
import { mayRead } from './guard.ts';

// Recorded behavior of the real service: targaryen's authors sent rules to it and noted if they were accepted, and the
// result of a read. Each case is repeated here with a rule of ours.

const BOB: Identity = {
  uid: 'custom:bob',
  provider: 'custom',
  level: 1,
  word: 'one',
  yes: true,
  below: { bar: true },
};
const WITH_ADDRESS: Identity = { uid: 'bob@example.com' };

const reads = (rule: string, auth: Identity | null, data: Json): boolean =>
  mayRead(parseRules(JSON.stringify({ rules: { $foo: { '.read': rule } } })), {
    auth,
    now: 0,
    root: buildIncomingNode(data, [], { now: 0, root: null }),
    path: ['bar'],
    query: getQueryFacts(undefined),
  });

/** True, false, an error at run time (false, even on one side of an or), or refused on upload. */
function judged(rule: string, auth: Identity | null, data: Json = null): boolean | 'error' | 'refused' {
  try {
    const said = reads(rule, auth, data);
    return said || reads(`(${rule}) || true`, auth, data) ? said : 'error';
  } catch (error) {
    if (error instanceof RulesFileError) return 'refused';
    throw error;
  }
}

describe('members of auth are known only at run time', () => {
  test.each<[string, Identity | null, boolean | 'error' | 'refused']>([
    [`auth.level < 2`, BOB, true],
    [`auth.provider === 'custom'`, BOB, true],
    [`auth.nobodyKnows === null`, BOB, true],
    [`auth.uid !== 'somebody else'`, null, true],
    [`auth.below.bar == true`, BOB, true],
    [`auth.below['bar'] == true`, BOB, true],
    [`auth.below[$foo] == true`, BOB, true],
    [`auth.below.baz == null`, null, true],
    [`!(auth.below == null)`, null, false],
    [`auth.contains('x')`, null, 'error'],
    [`auth.nothing.contains('x')`, BOB, 'error'],
    [`auth.no.thing.length > 0`, BOB, 'error'],
    [`!(auth.nothing.length > 1)`, null, 'error'],
    [`auth.below.contains(7)`, null, 'refused'],
    [`auth.below.nobodyKnows() == false`, null, 'refused'],
    [`auth.word['contains']('on')`, BOB, true],
    [`auth.word['nobodyKnows']('on')`, BOB, 'refused'],
    [`root['exi' + 'sts']()`, null, 'refused'],
    [`root[$foo]()`, null, 'refused'],
    [`root['exists']() == false`, null, true],
    [`query[$foo] == 1`, null, 'refused'],
  ])('members of auth are known only at run time: %s', (rule, auth, said) =>
    expect(judged(rule, auth)).toBe(said),
  );
});

describe('values of the tree have no members except length', () => {
  test.each<[string, Json, boolean | 'error' | 'refused']>([
    [`root.val().x == false`, null, 'refused'],
    [`root.getPriority().x == false`, null, 'refused'],
    [`root.child('a').val().length < 100`, { a: '' }, true],
    [`root.child('a').val().matches(/^ba/)`, { a: 'bar' }, true],
    [`root.child('a').val().matches(/BAR/i)`, { a: 'bar' }, true],
    [`root.child('a').val().matches(/bar/ig)`, { a: 'bar' }, 'refused'],
    [`root.child('a').val().matches('/bar/')`, { a: 'bar' }, 'refused'],
  ])('values of the tree have no members except length: %s', (rule, data, said) =>
    expect(judged(rule, null, data)).toBe(said),
  );
});

describe('numbers and strings', () => {
  test.each<[string, boolean | 'error']>([
    [`(1 / 0 + '') == 'NaN'`, true],
    [`1 / 0 > 2`, false],
    [`1 / 0 < 2`, false],
    [`-1 / 0 < 2`, false],
    [`1 / 0 == 1 / 0`, false],
    [`1 % 0 > 2`, false],
    [`auth.level / 2 == 0.5`, true],
    [`auth.word + 1 == 2`, false],
    [`1 + auth.word == '1one'`, true],
    [`1 + auth.yes == 2`, 'error'],
    [`1 + auth.none == 2`, 'error'],
    [`auth.word - 1 == 0`, 'error'],
    [`-auth.word == -1`, 'error'],
    [`'one' > auth.level`, 'error'],
    [`'1one'.beginsWith(auth.level)`, 'error'],
    [`'one' !== auth.level`, true],
  ])('numbers and strings in rules behave as recorded: %s', (rule, said) =>
    expect(judged(rule, BOB)).toBe(said),
  );
});

describe('an invalid key finds nothing', () => {
  test.each([
    `root.child('banned/' + auth.uid).val() != true`,
    `root.hasChild('banned/' + auth.uid) == false`,
    `root.hasChildren(['banned/' + auth.uid]) == false`,
    `root.child('banned/bob@example.com').val() != true`,
    `root.child('a.b/c').parent().exists() == false`,
    `root.child('banned/[x]#$').exists() == false`,
  ])('an invalid key in a rule finds nothing: %s', (rule) => {
    expect(judged(rule, WITH_ADDRESS, { banned: { eve: true } })).toBe(true);
  });

  test('an empty or non-string name in a rule is an error', () => {
    expect(judged(`root.child('banned/' + auth.uid).exists()`, null)).toBe('error');
    expect(judged(`root.hasChild(auth.below) == false`, BOB)).toBe('error');
    expect(judged(`root.parent().exists()`, BOB)).toBe('error');
  });
});

test('a query without an order is ordered by key', () => {
  expect(
    judged(
      `query.orderByKey == true && query.orderByValue == false && query.orderByPriority == false && query.orderByChild == null`,
      null,
    ),
  ).toBe(true);
  expect(judged(`query.startAt == null && query.equalTo == null && query.limitToLast == null`, null)).toBe(
    true,
  );
  expect(judged(`query.foo == 1`, null)).toBe('refused');
});

test.each([
  String.raw`/^(foo|)$/`,
  String.raw`/a||b/`,
  String.raw`/()/`,
  String.raw`/\{foo}/`,
  String.raw`/foo}/`,
  String.raw`/^[----z\]]$/`,
  String.raw`/a{2}b{2,}c{2,10}/`,
])('a pattern is accepted by both engines or by neither: %s', (pattern) => {
  const rule = `root.val().matches(${pattern})`;
  const theirs = (): boolean => {
    try {
      targaryen.database({ rules: { '.read': rule } }, null, 0);
      return true;
    } catch {
      return false;
    }
  };
  expect(judged(rule, null) !== 'refused').toBe(theirs());
});
