import targaryen from 'targaryen';
import { expect, test } from 'vitest';
import { buildIncomingNode } from '../tree/incomingNode.ts';
import type { Json } from '../tree/json.ts';
import { type Tree } from '../tree/node.ts';
import { replaceAt } from '../tree/testing/replaceAt.ts';
import { fc } from '../tree/testing/arbitrary.ts';
import type { Identity } from './evaluate.ts';
import { parseRules, RulesFileError } from './file.ts';
import { mayRead, mayWrite } from './guard.ts';
import type { Ruleset } from './ruleset.ts';
import { limitRuns } from '../../domain/testing/tries.ts';

/*
 * Our rules against targaryen, an evaluator long used to test rules: random expressions and trees. If both accept
 * the rules, both must give the same answer.
 *
 * Random expressions avoid known differences, which the table at the end shows:
 * - targaryen orders null with null (`null >= null` is true). Firebase orders only numbers and strings.
 * - targaryen does not join a string and a boolean with `+`. Firebase does.
 * - targaryen's endsWith looks at the first occurrence only.
 * - In targaryen `child("")` has no data; here it is an error, even under `!`, so an empty name grants nothing.
 * - targaryen compares two objects by identity. Here that is an error, so nothing can rely on it.
 * Rules accepted by only one of the two are not compared: language.test.ts covers ours.
 */

const NOW = 1_700_000_000_000;
const KEYS = ['n', 's', 'f', 'deep', 'none', 'abc'] as const;

const text = (value: string): string => JSON.stringify(value);
const pick = (...texts: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...texts);

/** Expressions by type. `value` may be anything at run time, which is where the errors are. */
const expressions = fc.letrec<Record<'bool' | 'number' | 'text' | 'value' | 'node', string>>((tie) => {
  const [bool, number, words, value, node] = [
    tie('bool'),
    tie('number'),
    tie('text'),
    tie('value'),
    tie('node'),
  ];
  const key = fc.constantFrom(...KEYS, 'deep/n', 'deep/s').map(text);
  const joined = (
    left: fc.Arbitrary<string>,
    operators: readonly string[],
    right: fc.Arbitrary<string>,
  ): fc.Arbitrary<string> =>
    fc.tuple(left, fc.constantFrom(...operators), right).map((parts) => `(${parts.join(' ')})`);
  const ORDER = ['<', '<=', '>', '>='];
  const EQUAL = ['===', '!==', '==', '!='];
  const literalNumber = pick('0', '1', '3', '2.5', 'now');
  const literalText = pick('"a"', '"Hallo"', '""', '$k', '"3"');
  return {
    node: fc.oneof(
      { maxDepth: 3 },
      pick('root', 'data', 'newData'),
      fc
        .tuple(
          node,
          fc.oneof(
            { weight: 4, arbitrary: key },
            { weight: 1, arbitrary: pick('$k', 'auth.uid', '"de" + "ep"') },
          ),
        )
        .map(([of, at]) => `${of}.child(${at})`),
      node.map((of) => `${of}.parent()`),
    ),
    value: fc.oneof(
      // `f` holds the boolean, so it is kept out of sums.
      node.map((of) => `${of}.child("n").val()`),
      node.map((of) => `${of}.child("s").val()`),
      node.map((of) => `${of}.child("none").val()`),
      pick('auth.uid', 'auth.token.level', 'auth.token.nothing', 'auth.provider'),
    ),
    number: fc.oneof(
      { maxDepth: 3 },
      literalNumber,
      joined(fc.oneof(number, value), ['-', '*'], fc.oneof(number, value)),
      joined(number, ['/', '%'], pick('2', '3', '0')),
      joined(number, ['+'], number),
      words.map((of) => `${of}.length`),
      number.map((of) => `-(${of})`),
    ),
    text: fc.oneof(
      { maxDepth: 3 },
      literalText,
      joined(words, ['+'], fc.oneof(words, value, literalNumber)),
      fc.tuple(words, pick('toLowerCase', 'toUpperCase')).map(([of, name]) => `${of}.${name}()`),
      fc.tuple(words, literalText, words).map(([of, from, to]) => `${of}.replace(${from}, ${to})`),
    ),
    bool: fc.oneof(
      { maxDepth: 4 },
      pick('true', 'false', 'auth === null', 'auth != null'),
      joined(bool, ['&&', '||'], bool),
      bool.map((of) => `!(${of})`),
      fc.tuple(bool, bool, bool).map(([test, yes, no]) => `(${test} ? ${yes} : ${no})`),
      joined(
        fc.oneof(number, words, value),
        EQUAL,
        fc.oneof(literalNumber, literalText, pick('null', 'true')),
      ),
      joined(number, ORDER, number),
      joined(words, ORDER, words),
      joined(value, ORDER, fc.oneof(literalNumber, literalText)),
      fc
        .tuple(node, pick('exists()', 'isNumber()', 'isBoolean()', 'isString()', 'hasChildren()'))
        .map((of) => of.join('.')),
      fc.tuple(node, key).map(([of, at]) => `${of}.hasChild(${at})`),
      fc.tuple(node, key, key).map(([of, a, b]) => `${of}.hasChildren([${a}, ${b}])`),
      fc.tuple(node, fc.constantFrom(...KEYS)).map(([of, at]) => `${of}.child("${at}").val() === null`),
      node.map((of) => `${of}.child("f").val() === true`),
      fc
        .tuple(fc.oneof(words, value), pick('contains', 'beginsWith'), fc.oneof(words, value))
        .map(([of, name, part]) => `${of}.${name}(${part})`),
      fc
        .tuple(fc.oneof(words, value), pick('/^H.l+o$/', '/[a-c]+/', '/^\\d{1,4}$/', '/A|3/i', '/^(x|y)?$/'))
        .map(([of, pattern]) => `${of}.matches(${pattern})`),
    ),
  };
});

const leaf = fc.record(
  {
    n: fc.constantFrom<Json>(0, 3, -1.5, 'three'),
    s: fc.constantFrom<Json>('Hallo', '', 'a3', 3),
    f: fc.boolean(),
  },
  { requiredKeys: [], noNullPrototype: true },
);
const branch = fc.record(
  { deep: leaf, abc: leaf, f: fc.boolean(), n: fc.constant(3) },
  { requiredKeys: [], noNullPrototype: true },
);
const anyTree = fc.record(
  { t: branch, abc: leaf, n: fc.constant(1), s: fc.constant('s') },
  { requiredKeys: [], noNullPrototype: true },
);
const anyNew = fc.oneof<fc.Arbitrary<Json>[]>(
  fc.constant(null),
  leaf,
  branch,
  fc.constant('Hallo'),
  fc.constant(3),
);
const anyAuth = fc.constantFrom<(Identity | null)[]>(
  null,
  { uid: 'abc', provider: 'password', token: { level: 3 } },
  { uid: 'Hallo', provider: 'anonymous', token: {} },
);

const AT = ['t', 'abc'];
const place = (kind: '.read' | '.write', rule: string): object => ({
  rules: { t: { $k: { [kind]: rule } } },
});

function ours(rules: object): Ruleset | undefined {
  try {
    return parseRules(JSON.stringify(rules));
  } catch (error) {
    if (error instanceof RulesFileError) return undefined;
    throw error;
  }
}

function theirs(
  rules: object,
  tree: Json,
  auth: Identity | null,
): ReturnType<typeof targaryen.database> | undefined {
  try {
    return targaryen
      .database(rules, tree as object | null, NOW)
      .with({ debug: false })
      .as(auth);
  } catch {
    return undefined;
  }
}

interface Case {
  readonly rule: string;
  readonly tree: Json;
  readonly value: Json;
  readonly auth: Identity | null;
}

const nodeOf = (tree: Json): Tree => buildIncomingNode(tree, [], { now: NOW, root: null });

/** The result of a write in both; undefined if one rejects the rule. */
function writes({ rule, tree, value, auth }: Case): { us: boolean; them: boolean } | undefined {
  const rules = place('.write', rule);
  const [ruleset, simulated] = [ours(rules), theirs(rules, tree, auth)];
  if (ruleset === undefined || simulated === undefined) return undefined;
  const root = nodeOf(tree);
  const newRoot = replaceAt(root, AT, buildIncomingNode(value, AT, { now: NOW, root }));
  return {
    us: mayWrite(ruleset, { auth, now: NOW, root, newRoot, path: AT }),
    them: simulated.write('/t/abc', value, { now: NOW }).allowed,
  };
}

const RUNS = limitRuns(6000).numRuns;

test('our rules engine and Firebase’s emulator answer random writes alike', () => {
  const count = { compared: 0, allowed: 0 };
  fc.assert(
    fc.property(
      fc.record({ rule: expressions.bool, tree: anyTree, value: anyNew, auth: anyAuth }),
      (about) => {
        const said = writes(about);
        if (said === undefined) return;
        count.compared += 1;
        if (said.us) count.allowed += 1;
        expect(said.us).toBe(said.them);
      },
    ),
    { numRuns: RUNS, seed: 7 },
  );
  // A comparison of almost nothing, or only of refusals, would prove nothing.
  expect(count.compared).toBeGreaterThan(RUNS / 2);
  expect(count.allowed).toBeGreaterThan(RUNS / 10);
});

test('our rules engine and Firebase’s emulator answer random reads alike', () => {
  const bool = expressions.bool.filter((rule) => !rule.includes('newData'));
  fc.assert(
    fc.property(bool, anyTree, anyAuth, (rule, tree, auth) => {
      const rules = place('.read', rule);
      const [ruleset, simulated] = [ours(rules), theirs(rules, tree, auth)];
      if (ruleset === undefined || simulated === undefined) return;
      const query = {
        orderByChild: null,
        orderByKey: false,
        orderByValue: false,
        orderByPriority: true,
        startAt: null,
        endAt: null,
        equalTo: null,
        limitToFirst: null,
        limitToLast: null,
      };
      const us = mayRead(ruleset, { auth, now: NOW, root: nodeOf(tree), path: AT, query });
      expect(us).toBe(simulated.read('/t/abc', { now: NOW }).allowed);
    }),
    { numRuns: RUNS / 3, seed: 7 },
  );
});

test.each([
  ['data.child("none").val() >= newData.child("none").val()', { us: false, them: true }],
  ['"a" + data.child("f").val() === "atrue"', { us: true, them: false }],
  ['"abab".endsWith("ab")', { us: true, them: false }],
  ['"ab".endsWith("abc")', { us: false, them: true }],
  ['!root.child("").exists()', { us: false, them: true }],
  ['data.val() !== root.val()', { us: false, them: true }],
])('our rules engine is known to differ from Firebase’s emulator: %s', (rule, said) => {
  const tree = { t: { abc: { f: true } } };
  expect(writes({ rule, tree, value: { f: true }, auth: null })).toEqual(said);
});
