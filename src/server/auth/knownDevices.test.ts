import { expect, test } from 'vitest';
import { MemoryDisk } from '../testing/disk.ts';
import type { Account } from './account.ts';
import { SigningKeys } from './keys.ts';
import { KnownDevices } from './knownDevices.ts';

const account = (uid: string, tokenVersion?: number): Account => ({
  uid,
  emailVerified: false,
  createdAt: 0,
  validSince: 0,
  disabled: false,
  ...(tokenVersion === undefined ? {} : { tokenVersion }),
});
const ANN = account('ann');
const BEN = account('ben', 2);

const fresh = (): KnownDevices => new KnownDevices(new SigningKeys(new MemoryDisk(), 0));
const known = fresh();

test('a device is known for its accounts and keeps its id', () => {
  const shown = known.remembering(undefined, ANN);
  const device = known.deviceOf(shown, ANN);
  expect(device).toMatch(/^[\w-]{12}$/);
  expect(known.deviceOf(known.remembering(shown, ANN), ANN)).toBe(device);
  expect(known.remembering(undefined, ANN)).not.toBe(shown);
  expect([
    known.deviceOf(shown, BEN),
    known.deviceOf(shown, undefined),
    known.deviceOf(undefined, ANN),
  ]).toEqual([undefined, undefined, undefined]);
});

test('a device is unknown for an account whose tokens ended, until the next sign-in', () => {
  const both = known.remembering(known.remembering(undefined, ANN), BEN);
  const later = account('ann', 1);
  expect(known.deviceOf(both, later)).toBeUndefined();
  const after = known.remembering(both, later);
  expect(known.uidsOf(after)).toEqual(['ann', 'ben']);
  expect(known.deviceOf(after, ANN)).toBeUndefined();
  expect(known.deviceOf(after, later)).not.toBe(known.deviceOf(both, ANN));
  expect(known.deviceOf(after, BEN)).toBe(known.deviceOf(both, BEN));
});

test('a device is remembered for its last five accounts', () => {
  const uids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const shown = uids.reduce<string | undefined>(
    (before, uid) => known.remembering(before, account(uid)),
    undefined,
  );
  expect(known.uidsOf(shown)).toEqual(['f', 'e', 'd', 'c', 'b']);
  // A cookie with more entries was assembled by hand.
  const more = `${shown}~${known.remembering(undefined, account('g'))}`;
  expect(known.uidsOf(more)).toEqual(['f', 'e', 'd', 'c', 'b']);
});

test('a uid that looks like our separator is accepted', () => {
  const odd = account('a.b~c ü', 7);
  const shown = known.remembering(known.remembering(undefined, odd), ANN);
  expect(known.uidsOf(shown)).toEqual(['ann', 'a.b~c ü']);
  expect(known.deviceOf(shown, odd)).toBeDefined();
});

test('forged, altered and foreign entries of known devices are ignored', () => {
  const shown = known.remembering(undefined, ANN);
  const [device = '', uid = '', version = '', signature = ''] = shown.split('.');
  for (const bad of [
    '',
    '~',
    'x',
    `${device}.${uid}.${version}`,
    `${device}.${uid}.${version}.`,
    `other.${uid}.${version}.${signature}`,
    `${device}.${Buffer.from('ben').toString('base64url')}.${version}.${signature}`,
    `${device}.${uid}.1.${signature}`,
    `${device}.${uid}.${version}.${signature.slice(0, -4)}`,
    `${device}.${uid}.${version}.${'A'.repeat(signature.length)}`,
    fresh().remembering(undefined, ANN),
  ]) {
    expect([bad, known.uidsOf(bad)]).toEqual([bad, []]);
    expect(known.uidsOf(`${bad}~${shown}`)).toEqual(['ann']);
  }
});
