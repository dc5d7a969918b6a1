import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { calculateHash } from './hash.ts';
import { buildIncomingNode } from './incomingNode.ts';
import type { Json } from './json.ts';

const hashOfJson = (value: Json): string =>
  calculateHash(buildIncomingNode(value, [], { now: 0, root: null }));

test.each<[Json, string]>([
  [true, 'E5z61QM0lN/U2WsOnusszCTkR8M='],
  ['', 'Ki0Xy0V6morg0TO3Sxi/jwugYDQ='],
  ['Waltz', '+v1Ava6ZVNd/9KIks3e3+4RGA4c='],
  [1, 'YPVfR2bXt/lcDjiQZ8pOkAd3qkQ='],
  [-1.5, 'M56MQ4H2xiM8kwGXZUDuLOryQxM='],
  [1_700_000_000_000, 'vzg0cpxiAeqQeyjkTe0gblJSTn8='],
  [{ a: 1, b: 'x' }, 'jRI9dwRS9sb4SWm8uuoN7+xBk4g='],
  [{ 10: 'j', 9: 'i', a: 'k' }, '6XSqQKtu0tHvVE1FYqG9TckvCS4='],
  [['101', '102'], '37bF7R/jrV8RkNaCJQrHgyBjlCk='],
  [{ '.value': 'Tango', '.priority': 1 }, 'RP/l4styr+n95qcZlys5Nq2tAFY='],
  [{ '.priority': 'p', m: { '.value': 1, '.priority': 2 }, b: 2 }, '9z2YzbLPVXcKtu5zbGug3bP3as0='],
  [{ e: { name: 'Ü😀', n: 0.1 } }, 'nWK7jUBInQ7LRNwJVUBl9o8nCvI='],
])('the hash of %j is the one of Firebase', (value, hash) => {
  expect(hashOfJson(value)).toBe(hash);
});

test('an empty tree has the empty hash, however it is written', () => {
  expect([null, {}, [], { a: { b: null } }, { '.priority': 1 }].map(hashOfJson)).toEqual([
    '',
    '',
    '',
    '',
    '',
  ]);
});

test('a hash orders children by priority, then key', () => {
  const leaf = (value: number, priority: number | string): Json => ({
    '.value': value,
    '.priority': priority,
  });
  const children: Record<string, Json> = {
    a: leaf(1, 'x'),
    b: leaf(2, 10),
    c: leaf(3, 9),
    d: 4,
    10: leaf(5, 9),
  };
  const text = ['d', '10', 'c', 'b', 'a']
    .map((key) => `:${key}:${hashOfJson(children[key] ?? null)}`)
    .join('');
  expect(hashOfJson(children)).toBe(createHash('sha1').update(text).digest('base64'));
});

test('a hash keeps the sign of minus zero', () => {
  expect(hashOfJson(-0)).not.toBe(hashOfJson(0));
});
