import { describe, expect, test } from 'vitest';
import { buildIncomingNode } from '../tree/incomingNode.ts';
import type { Json } from '../tree/json.ts';
import { type Tree } from '../tree/node.ts';
import { replaceAt } from '../tree/testing/replaceAt.ts';
import { parsePath } from '../tree/paths.ts';
import type { Identity } from './evaluate.ts';
import { parseRules, RulesFileError } from './file.ts';
import { mayRead, mayWrite } from './guard.ts';
import { getQueryFacts } from '../database/listens.ts';
import { matchesPattern, parsePattern } from './pattern.ts';

const tree = (value: Json): Tree => buildIncomingNode(value, [], { now: 0, root: null });

const OLD = tree({ d: 1 });
const NEW = replaceAt(OLD, ['t', 'abc'], tree({ s: 'Hallo', n: 3 }));

/** The result of `.write` at /t/$k for writing `{"s":"Hallo","n":3}` to /t/abc, signed out. */
const writes = (expression: string, auth: Identity | null = null): boolean =>
  mayWrite(parseRules(JSON.stringify({ rules: { t: { $k: { '.write': expression } } } })), {
    auth,
    now: 1000,
    root: OLD,
    newRoot: NEW,
    path: ['t', 'abc'],
  });

const reads = (expression: string): boolean =>
  mayRead(parseRules(JSON.stringify({ rules: { t: { $k: { '.read': expression } } } })), {
    auth: null,
    now: 1000,
    root: OLD,
    path: ['t', 'abc'],
    query: getQueryFacts(undefined),
  });

describe('true', () => {
  test.each([
    `$k == "abc"`,
    `newData.child("n").val() + 1 === 4`,
    `"a" + 1 === "a1"`,
    `newData.child("s").val().matches(/^H.l+o$/)`,
    `newData.child("s").val().replace("l", "L") === "HaLLo"`,
    `newData.hasChildren(["s", "n"])`,
    `newData.parent().child("abc/n").isNumber()`,
    `root.child("x").val() === root.child("y").val()`,
    `newData["child"]("n").exists()`,
    `newData.parent().child($k + '/n').val() === 3 && newData.parent().child('ab' + 'c/n').val() === 3`,
    `newData.parent().parent().child('t/' + $k + '/n').val() === 3`,
    `newData.parent().parent().hasChild('t/' + $k + '/n') && !newData.parent().hasChild($k + '/nothing')`,
    `newData.parent().parent().child('/' + 't/abc'.replace('q', 'q') + '/n').val() === 3`,
    `7 % 4 === 3`,
    `true || root.child(auth.uid).exists()`,
    `1 + 2 * 3 === 7 && -(-1) === 1 && !(1 > 2)`,
    `true ? 1 < 2 : false`,
    `"Ü".length === 1 && 'a"b' === "a\\"b"`,
    `data.val() === null && !data.exists() && data.parent().parent().child('d').val() === 1`,
    `newData.child('s').val().toUpperCase() === 'HALLO' && newData.child('s').val().contains('all')`,
    `now === 1000 && auth === null && auth.token.x.y === null`,
    `newData.val() != null && newData.getPriority() === null && newData.hasChildren() && newData.hasChild('s')`,
    `1 / 2 === .5 && 7 - 2 - 1 === 4`,
    `"b" > "a" && "B" < "a"`,
    `root.child('d').val() == 1`,
    `'a' + true === 'atrue'`,
    `'\\u0041' === 'A' && '\\r'.length === 1 && '\\r' !== 'r' && '\\n' !== '\\r'`,
    `'Ab'.toLowerCase().length === 2 && 'a' < 'Ab'.toLowerCase()`,
    `true + newData.child('s').val() > 'true'`,
    `'a/b'.matches(/[/]/) && 'a/b'.matches(/\\//)`,
  ])('the rule %s is true', (expression) => expect(writes(expression)).toBe(true));
});

describe('false, or an error and therefore false', () => {
  test.each([
    `auth.uid === "x"`,
    `root.child(auth.uid).exists()`,
    `!(root.child(auth.uid).exists())`,
    `root.child(auth.uid).exists() || true`,
    `newData.child("n").val() > "2"`,
    `newData.child('s').val() && true`,
    `root.parent().exists()`,
    `auth.token.x.contains('y')`,
    `auth.token.x.length > 0`,
    `data.val().length > 0`,
    `root.child('').exists() || true`,
    `root.child('x/' + auth.uid + '/y').exists() || true`,
    `root.hasChild('x/' + auth.uid + '/y') || true`,
    `root.child('x/' + root.val() + '/y').exists() || true`,
    `newData.val() === root.val()`,
    `1 === '1'`,
    `true === 1`,
    `newData.child('s').val()`,
    `0 / 0 < 1 || 0 / 0 > 1`,
    `1 / 0 > 1 || -1 / 0 < 1`,
    `root.child('x').val() + 1 === 1`,
  ])('the rule %s is false, or an error and therefore false', (expression) =>
    expect(writes(expression)).toBe(false),
  );
});

describe('refused when loaded', () => {
  test.each([
    `7`,
    `true ? 7 : true`,
    `root.hasChildren("s", "n")`,
    `root.hasChildren([7])`,
    `root.hasChildren([])`,
    `root != null`,
    `root.val() > true`,
    `1 < 'a'`,
    `$k >= now`,
    `auth[7] === null`,
    `root.val().matches("/x/")`,
    `newData.val().matches(/a/g)`,
    `data.nope() === 1`,
    `data.nope === 1`,
    `$nope === "x"`,
    `2 ** 2 === 4`,
    `"a".contains(7)`,
    `!7`,
    `true; true`,
    `data = 1`,
    `data[$k]() === 1`,
    `query.limitToFirst === 1`,
    `root.child(null).exists()`,
    `root.child(7).exists()`,
    `now.length === 1`,
    `auth.uid.length.x === null`,
    `(true ? 1 : 'a') === 1`,
    `true +  1 === 2`,
    `null + 1 === 1`,
    `'a' - 1 === 1`,
    `true && 'a'`,
    `(true`,
    `true)`,
    `'a`,
    `/a/`,
    `data.val().matches(/a/, /b/)`,
    ``,
    `data.val(1) === 1`,
    `newData.val().matches(/(?=a)/)`,
    `newData.val().matches(/a+?/)`,
    `newData.val().matches(/a^b/)`,
    `newData.val().matches(/(a)\\1/)`,
    `newData.val().matches(/\\bx/)`,
    `newData.val().matches(/((a{100}){100}){100}/)`,
  ])('the rule %s is refused when loaded', (expression) =>
    expect(() => writes(expression)).toThrow(RulesFileError),
  );

  test.each([`query.foo === 1`, `newData.exists()`])('the rule %s is refused in a .read', (expression) => {
    expect(() => reads(expression)).toThrow(RulesFileError);
  });
});

test('the refusal of a rule names an unknown property of query', () => {
  expect(() => reads('query.foo === 1')).toThrow('query has no property foo');
});

test('a .read rule can use query', () => {
  expect(reads(`query.orderByKey && !query.orderByPriority && query.limitToFirst === null`)).toBe(true);
});

test('a rule reads claims of a token: nested, absent, of any type', () => {
  const auth: Identity = {
    uid: 'u1',
    provider: 'password',
    token: { email_verified: true, firebase: { sign_in_provider: 'password' } },
  };
  expect(writes(`auth.uid === 'u1' && auth.provider === 'password' && auth.token.email_verified`, auth)).toBe(
    true,
  );
  expect(
    writes(`auth.token.firebase.sign_in_provider === 'password' && auth.token['nope'] === null`, auth),
  ).toBe(true);
  const listed: Identity = { ...auth, token: { groups: ['deck'] } };
  // A list in a claim is not null, but its items can't be read.
  expect(writes(`auth.token.groups !== null`, listed)).toBe(true);
  expect(writes(`auth.token.groups['0'] === 'deck' || auth.token.groups['0'] === null`, listed)).toBe(false);
  expect(writes(`auth['token']['n'] / 2 === 3 && 8 / 2 / 2 === 2`, { ...auth, token: { n: 6 } })).toBe(true);
  expect(writes(`auth.token.constructor === null && auth.token.__proto__ === null`, auth)).toBe(true);
});

describe('placement of rules', () => {
  const rules = parseRules(`{
    // comments and trailing commas are taken
    "rules": {
      "a": { ".read": "root.child('open').val() === true", "b": { ".read": false } },
      "v": {
        ".write": true,
        ".validate": "newData.hasChildren(['must'])",
        "must": { ".validate": "newData.isString()" },
        "$other": { ".validate": "newData.val() === 1" },
        "x/y": { ".validate": "newData.isNumber()" },
      },
      "lit": { "one": { ".write": false }, "$any": { ".write": "$any.length > 1" } },
    },
  }`);
  const read = (path: string, root: Json): boolean =>
    mayRead(rules, {
      auth: null,
      now: 0,
      root: tree(root),
      path: parsePath(path),
      query: getQueryFacts(undefined),
    });
  const write = (path: string, value: Json, before: Json = null): boolean => {
    const root = tree(before);
    const at = parsePath(path);
    return mayWrite(rules, { auth: null, now: 0, root, newRoot: replaceAt(root, at, tree(value)), path: at });
  };

  test('a read granted above can’t be revoked below', () => {
    expect([read('a/b/c', { open: true }), read('a/b', {}), read('', { open: true })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('every .validate on the way and below applies, except to deleted nodes', () => {
    expect(write('v', { must: 'x', k: 1 })).toBe(true);
    expect(write('v', { must: 7 })).toBe(false);
    expect(write('v', { k: 1 })).toBe(false);
    expect(write('v', { must: 'x', k: 2 })).toBe(false);
    expect(write('v/k', 2, { v: { must: 'x' } })).toBe(false);
    expect(write('v/k', 1, { v: { must: 'x' } })).toBe(true);
    expect(write('v', null, { v: { must: 'x' } })).toBe(true);
    expect(write('v/k', null, { v: { must: 'x', k: 1 } })).toBe(true);
    // The parent would remain without its required child.
    expect(write('v/must', null, { v: { must: 'x', k: 1 } })).toBe(false);
  });

  test('a path without rules is not affected by its siblings’ rules', () => {
    expect(write('v/must', { must: 1 })).toBe(false);
    const beside = parseRules(
      '{"rules": {".write": true, "v": {"must": {".validate": "newData.isString()"}}}}',
    );
    const newRoot = tree({ v: { other: { must: 7 } } });
    const path = ['v', 'other'];
    expect(mayWrite(beside, { auth: null, now: 0, root: null, newRoot, path })).toBe(true);
  });

  test('a literal name wins over the wildcard', () => {
    expect([write('lit/one', 1), write('lit/two', 1), write('lit/t', 1)]).toEqual([false, true, false]);
  });
});

test.each([
  ['true)', ')'],
  ['true true', 'true'],
  ['(true', 'end of the rule'],
  ['true 7', 'number'],
])('the refusal of %s names the unexpected token', (expression, word) => {
  expect(() => writes(expression)).toThrow(`unexpected ${word}.`);
});

test.each([
  ['null + 1 === 1', '+ wants a number or a text or a boolean, not null'],
  ["'a' + root === 'a'", '+ wants a number or a text or a boolean, not a snapshot'],
])('the refusal of %s names the expected type', (expression, sentence) => {
  expect(() => writes(expression)).toThrow(sentence);
});

describe('refuses files with the position of the error', () => {
  test.each([
    ['{"rules": {".read": "tru"}}', 1, 22],
    ['{"rules": {\n  "a": {".write": "auth != null && \\n nope"}\n}}', 2, 39],
    ['{"rules": {".read": "\\u0061uth != null && nope"}}', 1, 43],
    ['{"rules": {".red": true}}', 1, 12],
    ['{"rules": {"$a": {}, "$b": {}}}', 1, 22],
    ['{"rules": {"$a": {"$a": {}}}}', 1, 19],
    ['{"rules": {".read": 7}}', 1, 21],
    ['{"rules": {}, "more": {}}', 1, 15],
    ['{"rules": {"a.b": {}}}', 1, 12],
    ['{"rules": {".read": true, ".read": false}}', 1, 27],
    ['{"rules": {', 1, 12],
    ['nope', 1, 1],
  ])('the rules file %s is refused with the position of the error', (text, line, column) => {
    expect(() => parseRules(text)).toThrow(RulesFileError);
    try {
      parseRules(text);
    } catch (error) {
      expect(error).toMatchObject({ line, column });
    }
  });
});

describe('patterns', () => {
  test.each([
    ['a', '', 'xax', true],
    ['^a', '', 'xa', false],
    ['a$', '', 'ab', false],
    ['^$', '', '', true],
    ['^[a-c_\\-]+$', '', 'ab_-c', true],
    ['^[^a-c]$', '', 'b', false],
    ['^a{2,3}$', '', 'aaaa', false],
    ['^a{2,}$', '', 'aaaa', true],
    ['^(ab|c)*d?$', '', 'abcabd', true],
    ['^\\d+\\.\\d{2}$', '', '12.50', true],
    ['^h.llo$', 'i', 'HALLO', true],
    ['^[a-z]+$', 'i', 'ABC', true],
    ['^[^a]$', 'i', 'A', false],
    ['^a.c$', '', 'a\nc', false],
    ['^\\w+@\\w+$', '', 'a_1@b', true],
    ['(a|b)c', '', 'xxbc', true],
    ['^[$.]$', '', '$', true],
    ['^(a*)*$', '', 'aaab', false],
    ['^[^ab]$', '', '^', true],
    ['^[^ab]$', '', 'a', false],
    ['^[^^]$', '', '^', false],
    ['^[\\d\\]]+$', '', '1]', true],
    ['^a\\n\\r\\t\\f\\v[\\n\\t]$', '', 'a\n\r\t\f\v\t', true],
    ['^[\\d\\]]+$', '', '\\', false],
  ])('the pattern /%s/%s is matched against %j', (source, flags, text, found) => {
    expect(matchesPattern(parsePattern(source, flags, 0), text)).toBe(found);
    // JavaScript's engine agrees on patterns without catastrophic backtracking.
    expect(new RegExp(source, flags).test(text)).toBe(found);
  });

  test.each([
    ['[a', 'a pattern that ends too early'],
    ['(a', 'a pattern that ends too early'],
    ['a$b', '$ is allowed at the end of a pattern only'],
    ['(?=a)', 'look-around and named groups are not part of the rules language'],
    ['[a-\\d]', 'a range that ends in a class'],
    ['^*a', 'an anchor cannot be repeated'],
    ['a$?', '$ is allowed at the end of a pattern only'],
    ['[\\b]', '\\b is not part of the rules language'],
  ])('the pattern /%s/ is refused: %s', (source, sentence) => {
    expect(() => parsePattern(source, '', 0)).toThrow(sentence);
  });

  test('the largest patterns are accepted', () => {
    const text = 'a'.repeat(2000);
    expect(matchesPattern(parsePattern(text, '', 0), text)).toBe(true);
    expect(matchesPattern(parsePattern(`(${'b'.repeat(998)}|${'a'.repeat(998)})`, '', 0), text)).toBe(true);
    for (const large of ['a'.repeat(2001), `(${'a'.repeat(999)}|${'b'.repeat(998)})`])
      expect(() => parsePattern(large, '', 0)).toThrow('a pattern that is too large');
    for (const piece of ['a?', 'a*', 'a{1}']) {
      expect(matchesPattern(parsePattern(piece.repeat(666), '', 0), text)).toBe(true);
      expect(() => parsePattern(piece.repeat(667), '', 0)).toThrow('a pattern that is too large');
    }
  });

  test('patterns that backtrack forever elsewhere finish', () => {
    expect(matchesPattern(parsePattern('^(a+)+$', '', 0), `${'a'.repeat(5000)}!`)).toBe(false);
    expect(matchesPattern(parsePattern('(x+x+)+y', '', 0), 'x'.repeat(5000))).toBe(false);
  });
});
