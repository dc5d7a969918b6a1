import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createAddressReader, createHttpsCheck } from './callerAddress.ts';

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
    expect(createAddressReader(trust)(from(direct, forwarded))).toBe(expected);
  },
);

const PUBLIC = 'https://floor.example.edu:8443';
type Settings = Partial<Parameters<typeof createHttpsCheck>[0]> & { readonly from?: string };
const AT_A_PROXY = { trustProxy: 'loopback', from: '127.0.0.1' };
test.each<readonly [string, Settings, IncomingMessage['headers'], boolean]>([
  ['its own certificate', { tls: {} }, {}, true],
  ['a laptop without https', {}, { host: 'floor.local' }, false],
  ['a stranger’s header', {}, { 'x-forwarded-proto': 'https' }, false],
  ['a stranger’s header beside a proxy', { trustProxy: 'loopback' }, { 'x-forwarded-proto': 'https' }, false],
  ['a trusted proxy', AT_A_PROXY, { 'x-forwarded-proto': 'https' }, true],
  ['http at a trusted proxy', AT_A_PROXY, { 'x-forwarded-proto': 'http' }, false],
  ['http behind a claim', AT_A_PROXY, { 'x-forwarded-proto': 'https, http' }, false],
  ['the address that people type', { publicUrl: PUBLIC }, { host: 'Floor.example.edu:8443' }, true],
  ['another address of the server', { publicUrl: PUBLIC }, { host: 'floor.example.edu:8080' }, false],
  ['an address with http', { publicUrl: 'http://a.example' }, { host: 'a.example' }, false],
] as const)(
  'a request is recognized as https or http: %s',
  (_case, { from: remoteAddress = '10.0.0.1', ...settings }, headers, expected) => {
    // Only the fields that are read.
    const request = { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
    expect(createHttpsCheck({ trustProxy: false, ...settings })(request)).toBe(expected);
  },
);
