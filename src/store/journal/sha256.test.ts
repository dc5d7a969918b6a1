import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { hashSha256 } from './sha256.ts';

const asNode = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the hash of the standard’s worked example is right', async () => {
  expect(await hashSha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('our own hash equals the browser’s for any text, so that it also works over plain http', async () => {
  vi.stubGlobal('crypto', {});
  for (let length = 50; length < 140; length += 1) {
    const text = 'x'.repeat(length);
    expect(await hashSha256(text)).toBe(asNode(text));
  }
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 400 }), async (text) => {
      expect(await hashSha256(text)).toBe(asNode(text));
    }),
  );
});
