import { expect, test } from 'vitest';
import { buildIncomingNode } from './incomingNode.ts';
import type { Json } from './json.ts';
import { parseQuery, selectChildren } from './query.ts';
import { formatExport } from './text.ts';

const shown = (value: Json, query: Json): string => {
  const parsed = parseQuery(query);
  if (parsed === undefined) throw new Error('no window');
  return formatExport(selectChildren(buildIncomingNode(value, [], { now: 0, root: null }), parsed));
};

const COUPLES: Json = {
  a: { lead: 9, name: 'Ann' },
  b: { lead: 101, name: 'Bob' },
  c: { name: 'Cy' },
  d: { lead: '12', name: 'Di' },
  e: { lead: true },
};
const keysOf = (text: string): string[] => Object.keys(JSON.parse(text) ?? {});

test('a query by a child sorts missing values, booleans, numbers and strings in this order, and is answered in key order', () => {
  expect(keysOf(shown(COUPLES, { i: 'lead', l: 2, vf: 'l' }))).toEqual(['c', 'e']);
  expect(keysOf(shown(COUPLES, { i: 'lead', l: 2, vf: 'r' }))).toEqual(['b', 'd']);
  expect(keysOf(shown(COUPLES, { i: 'lead', sp: 9, ep: 101 }))).toEqual(['a', 'b']);
  expect(keysOf(shown(COUPLES, { i: 'lead', sp: null, ep: null }))).toEqual(['c']);
});

test('a query takes startAfter and endBefore as the SDK sends them', () => {
  expect(keysOf(shown(COUPLES, { i: 'lead', sp: 9, sn: '[MAX_NAME]', sin: false }))).toEqual(['b', 'd']);
  expect(keysOf(shown(COUPLES, { i: 'lead', ep: 101, en: '[MIN_NAME]', ein: false }))).toEqual([
    'a',
    'c',
    'e',
  ]);
});

test('a query by key puts numbers before strings, and can be a range of keys', () => {
  const keys: Json = { 10: 1, 9: 1, 2147483648: 1, a: 1, '007': 1 };
  expect(shown(keys, { i: '.key', l: 3, vf: 'l' })).toBe('{"007":1,"9":1,"10":1}');
  expect(shown(keys, { i: '.key', sp: '9', ep: '10' })).toBe('{"9":1,"10":1}');
  expect(shown(keys, { i: '.key', sp: '9', sn: '[MAX_NAME]', sin: false, ep: 'a', ein: false })).toBe(
    '{"10":1,"2147483648":1}',
  );
});

test('a query by value or by priority does not include the node’s own priority', () => {
  const ranked: Json = {
    '.priority': 7,
    x: { '.value': 3, '.priority': 'b' },
    y: { '.value': 1, '.priority': 2 },
    z: 2,
  };
  expect(shown(ranked, { i: '.value', l: 1, vf: 'l' })).toBe('{"y":{".value":1,".priority":2}}');
  expect(shown(ranked, { l: 2, vf: 'l' })).toBe('{"y":{".value":1,".priority":2},"z":2}');
  expect(shown(ranked, { sp: 2 })).toBe('{"x":{".value":3,".priority":"b"},"y":{".value":1,".priority":2}}');
});

test('a query of a leaf is empty', () => {
  expect(shown(5, { i: '.key', l: 1 })).toBe('null');
});

test.each<Json>([
  { l: 0 },
  { l: 1.5 },
  { l: 1, vf: 'x' },
  { i: 7 },
  { i: '.key', sp: 7 },
  { sp: {} },
  'x',
  [],
])('the query %j is refused', (query) => {
  expect(() => parseQuery(query)).toThrow('Invalid query');
});
