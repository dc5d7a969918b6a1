import { expect, test } from 'vitest';
import { exportedNode } from './exported.ts';
import { incomingNode } from './incoming.ts';
import { parseJson, type Json } from './json.ts';
import { fc, ordinaryJson } from './testing/arbitrary.ts';
import { exportText } from './text.ts';

const from = (value: Json) => incomingNode(value, [], { now: 0, root: null });

test('an exported tree comes back unchanged for any values', () => {
  fc.assert(
    fc.property(ordinaryJson, (value) => {
      const node = from(value);
      expect(exportedNode(parseJson(exportText(node)) ?? null)).toStrictEqual(
        node && reread(exportText(node)),
      );
      expect(exportText(exportedNode(parseJson(exportText(node)) ?? null) ?? null)).toBe(exportText(node));
    }),
  );
});

const reread = (text: string) => from(parseJson(text) ?? null);

test.each<[string, Json]>([
  ['keys that JSON puts in another order', { '-1': 1, 0: 2, '007': 3, 10: 4, 4294967294: 5, b: 6, a: 7 }],
  [
    'priorities of leaves and branches',
    { '.priority': 2, a: { '.value': -0, '.priority': 'p' }, b: { '.priority': -0, c: 1 } },
  ],
  ['a key of every object', JSON.parse('{"__proto__": {"constructor": 1}}') as Json],
])('an exported tree comes back unchanged: %s', (_what, value) => {
  const node = from(value);
  const text = exportText(node);
  expect(exportText(exportedNode(parseJson(text) ?? null) ?? null)).toBe(text);
});

test.each<[string, Json]>([
  ['a list', [1]],
  ['a list further down', { a: { b: [1] } }],
  ['a priority that is none', { '.priority': true, a: 1 }],
  ['a value that is none', { '.value': { a: 1 }, '.priority': 1 }],
])('an import rejects %s', (_what, value) => {
  expect(exportedNode(value)).toBe(undefined);
});
