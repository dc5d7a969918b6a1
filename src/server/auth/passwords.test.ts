import { expect, test } from 'vitest';
import { hashPassword, isPassword, OFFICE_OWNER } from './passwords.ts';

const LONG = `correct horse battery staple ${'x'.repeat(80)}`;

test('a password must match completely: not a prefix, not a longer one', async () => {
  const kept = await hashPassword(LONG, OFFICE_OWNER);
  expect(await isPassword(LONG, kept, OFFICE_OWNER)).toBe(true);
  for (const length of [1, 6, 8, 16, 32, 64, 72, LONG.length - 1])
    for (const other of [LONG.slice(0, length), `${LONG.slice(0, length)}?${LONG.slice(length + 1)}`])
      expect([other, await isPassword(other, kept, OFFICE_OWNER)]).toEqual([other, false]);
  expect(await isPassword(`${LONG}x`, kept, OFFICE_OWNER)).toBe(false);
  expect(await isPassword(LONG.toUpperCase(), kept, OFFICE_OWNER)).toBe(false);
  expect(await isPassword('', kept, OFFICE_OWNER)).toBe(false);
  expect(await isPassword(LONG, undefined, OFFICE_OWNER)).toBe(false);
});

test('every byte of a password’s hash is compared', async () => {
  const kept = await hashPassword('secret1', OFFICE_OWNER);
  const hash = Buffer.from(kept.hash, 'base64');
  for (const at of hash.keys()) {
    const other = Buffer.from(hash);
    other[at] = (other[at] ?? 0) ^ 1;
    expect([
      at,
      await isPassword('secret1', { ...kept, hash: other.toString('base64') }, OFFICE_OWNER),
    ]).toEqual([at, false]);
  }
  for (const part of [hash.subarray(0, 1), hash.subarray(0, 16), Buffer.concat([hash, hash])])
    expect(await isPassword('secret1', { ...kept, hash: part.toString('base64') }, OFFICE_OWNER)).toBe(false);
});
