import { expect, test } from 'vitest';
import { parseExported } from './parseExported.ts';
import { buildIncomingNode } from './incomingNode.ts';
import { parseJson, type Json } from './json.ts';
import { fc, arbitraryOrdinaryJson } from './testing/arbitrary.ts';
import { formatExport } from './text.ts';

const from = (value: Json) => buildIncomingNode(value, [], { now: 0, root: null });

test('an exported tree comes back unchanged for any values', () => {
  fc.assert(
    fc.property(arbitraryOrdinaryJson, (value) => {
      const node = from(value);
      expect(parseExported(parseJson(formatExport(node)) ?? null)).toStrictEqual(
        node && reread(formatExport(node)),
      );
      expect(formatExport(parseExported(parseJson(formatExport(node)) ?? null) ?? null)).toBe(
        formatExport(node),
      );
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
  const text = formatExport(node);
  expect(formatExport(parseExported(parseJson(text) ?? null) ?? null)).toBe(text);
});

test.each<[string, Json]>([
  ['a list', [1]],
  ['a list further down', { a: { b: [1] } }],
  ['a priority that is none', { '.priority': true, a: 1 }],
  ['a value that is none', { '.value': { a: 1 }, '.priority': 1 }],
])('an import rejects %s', (_what, value) => {
  expect(parseExported(value)).toBe(undefined);
});
