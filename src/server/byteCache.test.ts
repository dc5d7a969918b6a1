import { expect, test } from 'vitest';
import { ByteCache, listCacheFills, estimateTextBytes, WeakByteCache } from './byteCache.ts';

const fillOf = (name: string): number =>
  listCacheFills()
    .filter((fill) => fill.name === name)
    .reduce((sum, { bytes }) => sum + bytes, 0);

test('a cache never holds more than its limit, for any number of keys', () => {
  const cache = new ByteCache<number>('many names', 10_000);
  for (let n = 0; n < 100_000; n += 1) {
    cache.set(`name ${n}`, n, 10);
    if (n % 1000 === 0) expect(fillOf('many names')).toBeLessThanOrEqual(10_000);
  }
  expect([cache.get('name 0'), cache.get('name 99999')]).toEqual([undefined, 99_999]);
  expect(fillOf('many names')).toBeGreaterThan(9000);
});

test('a cache counts its keys, so long ones can’t fill the memory', () => {
  const cache = new ByteCache<number>('long names', 10_000);
  for (let n = 0; n < 100; n += 1) cache.set(`${n}${'x'.repeat(1000)}`, n, 0);
  expect(cache.get(`95${'x'.repeat(1000)}`)).toBeUndefined();
  expect(cache.get(`99${'x'.repeat(1000)}`)).toBe(99);
});

test('a cache drops the least recently used entry first', () => {
  const cache = new ByteCache<string>('last use', 1000);
  for (const name of ['a', 'b', 'c']) cache.set(name, name, 100);
  cache.get('a');
  cache.set('d', 'd', 100);
  expect(['a', 'b', 'c', 'd'].map((name) => cache.get(name))).toEqual(['a', undefined, 'c', 'd']);
});

test('a new value in a cache replaces the old one, and an oversized one displaces nothing', () => {
  const cache = new ByteCache<string>('replaced', 1000);
  cache.set('other', 'other', 0);
  for (let n = 0; n < 10; n += 1) cache.set('same', `value ${n}`, 500);
  expect([cache.get('other'), cache.get('same')]).toEqual(['other', 'value 9']);
  cache.set('same', 'too large', 2000);
  expect([cache.get('other'), cache.get('same')]).toEqual(['other', undefined]);
  cache.clear();
  expect([cache.get('other'), fillOf('replaced')]).toEqual([undefined, 0]);
});

test('a cache by object drops values and stays within its limit', () => {
  const cache = new WeakByteCache<object, string>('by object', 1000);
  const keys = Array.from({ length: 10 }, () => ({}));
  for (const [n, key] of keys.entries()) cache.set(key, `value ${n}`, 200);
  expect(keys.map((key) => cache.get(key)).filter((value) => value !== undefined)).toEqual([
    'value 8',
    'value 9',
  ]);
  expect(fillOf('by object')).toBeLessThanOrEqual(1000);
  const [, , last = {}] = keys;
  cache.set(last, 'again', 200);
  cache.set(last, 'too large', 2000);
  expect(cache.get(last)).toBeUndefined();
});

test('a cache counts two bytes per character', () => expect(estimateTextBytes('Łódź')).toBe(8));
