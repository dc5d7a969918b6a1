import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { callerAddress } from './callerAddress.ts';

const from = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  // Only the fields that are read.
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

test.each([
  [false, '10.0.0.1', '1.2.3.4', '10.0.0.1'],
  [true, '10.0.0.1', '1.2.3.4, 5.6.7.8', '1.2.3.4'],
  ['loopback', '::ffff:127.0.0.1', '1.2.3.4', '1.2.3.4'],
  ['loopback', '127.0.0.1', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
  ['loopback, 1.2.3.0/24', '127.0.0.1', '6.6.6.6, 1.2.3.4', '6.6.6.6'],
  ['10.0.0.9', '10.0.0.1', '1.2.3.4', '10.0.0.1'],
  ['loopback', '127.0.0.1', 'nonsense', '127.0.0.1'],
  ['loopback', '127.0.0.1', undefined, '127.0.0.1'],
  ['::1', '::1', '2001:db8::1', '2001:db8::1'],
] as const)(
  'the caller’s address is found: trusting %s, from %s saying %s: %s',
  (trust, direct, forwarded, expected) => {
    expect(callerAddress(trust)(from(direct, forwarded))).toBe(expected);
  },
);
