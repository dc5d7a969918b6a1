import { expect, test } from 'vitest';
import { findAddressAfterLogin, buildLoginAddress } from './redirect.ts';

const ORIGIN = 'https://comp.example';

test('the full path, with query and hash, survives the sign-in', () => {
  const address = buildLoginAddress({
    pathname: '/admin/scrutineer',
    search: '?event=A%20B&round=1',
    hash: '#tally',
  });
  const redirect = new URL(address, ORIGIN).searchParams.get('redirect');
  expect(findAddressAfterLogin(redirect, ORIGIN)).toBe('/admin/scrutineer?event=A%20B&round=1#tally');
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/./\t/evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  ' //evil.example',
  '',
  'admin',
  '/login?redirect=/login',
])('signing in with an address of another site leads to the dashboard: %j', (redirect) => {
  expect(findAddressAfterLogin(redirect, ORIGIN)).toBe('/admin');
});

test('signing in without an address leads to the dashboard', () => {
  expect(findAddressAfterLogin(null, ORIGIN)).toBe('/admin');
});
