import { expect, test } from 'vitest';
import { IN_FULL, tries } from '../../src/domain/testing/tries.ts';
import { mayWrite, type WriteQuestion } from '../../src/server/rules/guard.ts';
import { parseRules } from '../../src/server/rules/file.ts';
import type { Ruleset } from '../../src/server/rules/ruleset.ts';
import { incomingNode } from '../../src/server/tree/incoming.ts';
import type { Json } from '../../src/server/tree/json.ts';
import type { Path } from '../../src/server/tree/paths.ts';
import { fc } from '../../src/server/tree/testing/arbitrary.ts';
import { replaceAt } from '../../src/server/tree/testing/replaceAt.ts';
import { written, type Conjunct } from './conjuncts.ts';
import { impliedBy, type By } from './implied.ts';
import { allPlaces, conjunctsAt, RULES, topOf, weakened, type Place, type Rule } from './weakened.ts';

interface Found {
  readonly place: Place;
  readonly rule: Rule;
  readonly conjunct: Conjunct;
  readonly by: By;
}

const impliedIn = (rules: Ruleset): readonly Found[] =>
  [...allPlaces(topOf(rules))].flatMap((place) =>
    RULES.flatMap((rule) =>
      conjunctsAt(place, rule).flatMap((conjunct) => {
        const by = impliedBy(place, rule, conjunct);
        return by === undefined ? [] : [{ place, rule, conjunct, by }];
      }),
    ),
  );

/** What is implied in the form of `m/$k`, with its grant, and with a form and a grant above it. */
const said = (form: string, { grant = 'true', above = 'true' } = {}): readonly string[] =>
  impliedIn(
    parseRules(
      JSON.stringify({ rules: { m: { '.validate': above, $k: { '.write': grant, '.validate': form } } } }),
    ),
  )
    .filter(({ rule, place }) => rule === 'validate' && place.names.length === 2)
    .map(({ conjunct, by }) => `${written(conjunct.dropped)}: ${by}`);

test('a kind is implied by an operand that refuses others', () => {
  const beside = 'what stands beside it';
  expect(said('newData.isString() && newData.val().length > 0')).toEqual([`newData.isString(): ${beside}`]);
  expect(said('newData.isNumber() && newData.val() % 1 === 0')).toEqual([`newData.isNumber(): ${beside}`]);
  expect(said('newData.isString() && newData.val().matches(/^x$/)')).toEqual([
    `newData.isString(): ${beside}`,
  ]);
  // A text is more than another one: the comparison takes both.
  expect(said('newData.isString() && newData.val() > root.child("a").val()')).toEqual([]);
  expect(said('newData.isNumber() && newData.val() != 1')).toEqual([]);
  // Of what is not there the length is nothing, and nothing is equal to nothing.
  expect(said('data.isString() && data.val().length === root.child("a").val()')).toEqual([]);
});

test('somebody is signed in where their account must be read', () => {
  const beside = 'what stands beside it';
  const admin = `root.child('roles').child(auth.uid).child('admin').val() === true`;
  expect(said(`auth != null && ${admin}`)).toEqual([`(auth != null): ${beside}`]);
  expect(said(`auth != null && auth.uid === $k`)).toEqual([`(auth != null): ${beside}`]);
  expect(said(`auth != null && (${admin} || now > 1)`)).toEqual([`(auth != null): ${beside}`]);
  expect(said(`auth != null && (now > 1 || ${admin})`)).toEqual([]);
  expect(said(`auth != null && auth.uid === newData.val()`)).toEqual([]);
  expect(said(`auth != null && auth.uid !== $k`)).toEqual([]);
});

test('an error must not be lost where something else may hold', () => {
  const looks = `root.child(newData.val()).exists()`;
  const beside = `${looks} && newData.isString()`;
  expect(said(`newData.isString() && ${looks}`)).not.toEqual([]);
  expect(said(`(newData.isString() && ${looks}) || now > 1`)).not.toEqual([]);
  expect(said(`(${beside} && ${looks}) || now > 1`).filter((one) => one.startsWith('root'))).toEqual([]);
});

test('what lies in something is there with it; a form further up and every grant are asked as well', () => {
  expect(said('newData.exists() && now > 1')).toEqual(['newData.exists(): there being something new']);
  expect(said('newData.hasChildren() && newData.child("a").isString()')).toEqual([
    'newData.hasChildren(): what stands beside it',
  ]);
  expect(said('newData.isNumber() && now > 1', { above: 'newData.child("x").isNumber()' })).toEqual([]);
  const above = 'root.child("x").isNumber()';
  expect(said(`${above} && now > 1`, { above })).toEqual(['root.child("x").isNumber(): a form further up']);
  expect(said(`${above} && now > 1`, { grant: above })).toEqual(['root.child("x").isNumber(): every grant']);
  expect(said('now > 1 && now > 2', { grant: 'false' })).toContain('(now > 1): nothing getting so far');
});

test('nobody knows how far down a name leads that is read from the tree', () => {
  const named = 'data.child("x").child(root.child("y").val())';
  expect(said(`data.child("x").isString() && ${named}.parent().isString()`)).toEqual([]);
  expect(said(`${named}.hasChildren() && ${named}.parent().exists() && now > 1`)).toEqual([]);
  expect(said(`data.child("x").hasChildren() && ${named}.exists()`)).toEqual([
    'data.child("x").hasChildren(): what stands beside it',
  ]);
});

/** Nodes, and what may be said of them; what is read of them is of any kind. */
const NODES = [
  'newData',
  'data',
  'newData.child("a")',
  'newData.child("a/b")',
  'data.child("a")',
  'newData.parent().child("b")',
  'root.child("m").child(auth.uid)',
  'root.child("m").child($k)',
  'root.child("roles").child(auth.uid).child("admin")',
  'newData.child(data.val())',
  'newData.child(data.val()).parent()',
  'newData.parent().child(newData.val()).child("a")',
];
const ASKED = [
  'exists()',
  'isString()',
  'isNumber()',
  'isBoolean()',
  'hasChildren()',
  'hasChild("a")',
  'hasChildren(["a"])',
  'hasChildren(["a/b", "u"])',
  'val()',
  'val().length > 0',
  'val().length != 1',
  'val() % 1 === 0',
  'val() >= 1',
  'val().matches(/^[a-z]$/)',
  'val().beginsWith("b")',
  'val() + 1 === 2',
  'val() + "b" != "ub"',
  'getPriority() === null',
];
const node = fc.constantFrom(...NODES);
const value = fc.oneof(
  { weight: 4, arbitrary: node.map((each) => `${each}.val()`) },
  { weight: 1, arbitrary: fc.constantFrom('auth.uid', 'auth.token.a', '$k', '"b"', '1') },
);
const joined = (
  one: fc.Arbitrary<string>,
  operators: readonly string[],
  other: fc.Arbitrary<string>,
): fc.Arbitrary<string> =>
  fc.tuple(one, fc.constantFrom(...operators), other).map((each) => `(${each.join(' ')})`);
const conditions = fc.letrec<{ any: string; plain: string }>((tie) => ({
  plain: fc.oneof(
    fc.tuple(node, fc.constantFrom(...ASKED)).map((parts) => parts.join('.')),
    joined(
      value,
      ['===', '!=='],
      fc.oneof({ weight: 4, arbitrary: value }, { weight: 1, arbitrary: fc.constant('null') }),
    ),
    joined(
      node.map((each) => `${each}.val()`),
      ['<', '>='],
      value,
    ),
    node.map((each) => `(${each}.exists() ? ${each}.val() : 0) + 1 === newData.val()`),
    fc.constantFrom('auth != null', 'auth == null', 'auth.uid != null', 'auth.uid.length > 0', 'now > 1'),
  ),
  any: fc.oneof(
    { maxDepth: 4 },
    { weight: 2, arbitrary: tie('plain') },
    { weight: 4, arbitrary: joined(tie('any'), ['&&'], tie('any')) },
    { weight: 1, arbitrary: joined(tie('any'), ['||'], tie('any')) },
    { weight: 1, arbitrary: tie('any').map((each) => `!(${each})`) },
    {
      weight: 1,
      arbitrary: fc.tuple(tie('plain'), tie('any'), tie('any')).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
    },
  ),
})).any;

const rules = fc
  .record({
    above: conditions,
    grant: conditions,
    grantBelow: conditions,
    form: conditions,
    formBelow: conditions,
  })
  .map(({ above, grant, grantBelow, form, formBelow }) => ({
    rules: {
      m: {
        '.validate': above.replaceAll('$k', '"b"'),
        $k: {
          '.write': grant,
          '.validate': form,
          a: { '.write': grantBelow, '.validate': formBelow },
        },
      },
    },
  }));

const scalar = fc.constantFrom<Json>(null, true, false, 0, 0.5, 1, 2, 'b', 'u', 'a', '');
const content = fc.oneof(
  scalar,
  fc.record({ a: scalar, b: scalar, u: scalar }),
  fc.record({ a: fc.record({ b: scalar, u: scalar }), '.priority': fc.constantFrom(null, 1) }),
);
const scenes = fc.array(
  fc.record({
    auth: fc.constantFrom(
      null,
      { uid: 'u' },
      { uid: 'b', token: { a: 'b' } },
      { uid: 'a', token: { a: {} } },
      {},
    ),
    m: fc.record({ a: content, b: content, u: content }),
    admin: scalar,
    path: fc.constantFrom<Path>(['m'], ['m', 'b'], ['m', 'u'], ['m', 'b', 'a']),
    value: content,
    isKept: fc.boolean(),
  }),
  { minLength: 40, maxLength: 40, size: 'max' },
);
type Scene = Parameters<Parameters<typeof scenes.map>[0]>[0][number];

const nodeOf = (json: Json, path: Path) => incomingNode(json, path, { now: 2, root: null });

function asked({ auth, m, admin, path, value: fresh, isKept }: Scene): WriteQuestion {
  const root = nodeOf({ m, roles: { u: { admin } } }, []);
  const written = path.length === 1 ? nodeOf({ b: fresh, u: fresh }, path) : nodeOf(fresh, path);
  return { auth, now: 2, root, path, newRoot: isKept ? root : replaceAt(root, path, written) };
}

test('without a condition that is implied nobody may write more, whatever lies there and whoever asks', () => {
  const found = new Set<By>();
  fc.assert(
    fc.property(rules, scenes, (file, all) => {
      const ruleset = parseRules(JSON.stringify(file));
      const questions = all.map(asked);
      for (const { place, rule, conjunct, by } of impliedIn(ruleset)) {
        const without = weakened(ruleset, place, rule, conjunct);
        found.add(by);
        for (const question of questions)
          if (mayWrite(without, question) && !mayWrite(ruleset, question))
            throw new Error(
              `/${place.names.join('/')} .${rule}: ${written(conjunct.dropped)} is not implied by ${by}`,
            );
      }
    }),
    tries(150),
  );
  expect([...found]).toContain('what stands beside it');
  if (IN_FULL) expect(found.size).toBeGreaterThan(2);
});
