import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { sha256 } from './sha256.ts';
import { sha256ByScript } from './sha256ByScript.ts';

const asNode = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the worked example of the standard', () => {
  expect(sha256ByScript(new TextEncoder().encode('abc'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

test('by script it is the same hash for any text, also around the edges of a block', () => {
  for (let length = 50; length < 140; length += 1) {
    const text = 'x'.repeat(length);
    expect(sha256ByScript(new TextEncoder().encode(text))).toBe(asNode(text));
  }
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      expect(sha256ByScript(new TextEncoder().encode(text))).toBe(asNode(text));
    }),
  );
});

test('the browser does it itself where it may, else the script does', async () => {
  expect(await sha256('Łukasiewicz')).toBe(asNode('Łukasiewicz'));
  vi.stubGlobal('crypto', {});
  expect(await sha256('Łukasiewicz')).toBe(asNode('Łukasiewicz'));
});
