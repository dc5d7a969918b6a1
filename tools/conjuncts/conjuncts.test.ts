import { expect, test } from 'vitest';
import { parseRules } from '../../src/server/rules/file.ts';
import { parseExpression } from '../../src/server/rules/parse.ts';
import { conjunctsOf, written } from './conjuncts.ts';
import { allPlaces, conjunctsAt, idOf, placesOn, topOf, weakened } from './weakened.ts';

const said = (text: string, isForm = false): readonly string[] =>
  conjunctsOf(parseExpression(text), isForm).map(
    ({ dropped, left, isLooser }) =>
      `${written(dropped)} | ${written(left)}${isLooser ? '' : ' | either way'}`,
  );

test('each operand of each && is dropped once, wherever it stands', () => {
  expect(said(`auth != null && now > 1 && now < 9`).toSorted()).toEqual([
    '(auth != null) | ((now > 1) && (now < 9))',
    '(now < 9) | ((auth != null) && (now > 1))',
    '(now > 1) | ((auth != null) && (now < 9))',
  ]);
  expect(said(`now > 1 || (now > 2 && now > 3)`)).toEqual([
    '(now > 2) | ((now > 1) || (now > 3))',
    '(now > 3) | ((now > 1) || (now > 2))',
  ]);
  expect(said(`now > 1`)).toEqual([]);
});

test('under a negation it lets fewer in, and is looked at either way', () => {
  expect(said(`!(now > 1 && now > 2)`)).toEqual([
    '(now > 1) | !(now > 2) | either way',
    '(now > 2) | !(now > 1) | either way',
  ]);
  expect(said(`now > 0 ? now > 1 && now > 2 : true`)).toEqual([
    '(now > 1) | ((now > 0) ? (now > 2) : true)',
    '(now > 2) | ((now > 0) ? (now > 1) : true)',
  ]);
});

test('a form is dropped as a whole as well', () => {
  expect(said(`newData.isString()`, true)).toEqual(['newData.isString() | true']);
});

test('the rules are weakened at that place alone', () => {
  const rules = parseRules(
    `{"rules": {"a": {"$id": {".write": "now > 1 && now > 2"}, "b": {".write": "now > 3 && now > 4"}}}}`,
  );
  expect([...allPlaces(topOf(rules))].map(({ names }) => names.join('/'))).toEqual(['', 'a', 'a/b', 'a/$id']);
  const place = placesOn(rules, ['a', 'x']).at(-1);
  const conjunct = place && conjunctsAt(place, 'write')[0];
  if (place === undefined || conjunct === undefined) throw new Error('there are two');
  expect(idOf(place, 'write', conjunct)).toBe('/a/$id .write 0');
  const { top } = weakened(rules, place, 'write', conjunct);
  const a = top.children.get('a');
  expect(a?.wildcard?.node.write).toEqual(conjunct.left);
  expect(a?.children.get('b')).toBe(rules.top.children.get('a')?.children.get('b'));
});
