import { describe, expect, test } from 'vitest';
import { parseContinueUrl } from './actionLink.ts';
import { parseBody } from './body.ts';
import { findClaimsProblem } from './customTokens.ts';
import { checkFields, refuseField } from './knownFields.ts';

describe('claims must not use the token’s own fields', () => {
  // The claims that Firebase reserves.
  test.each(
    'acr amr at_hash aud auth_time azp cnf c_hash exp firebase iat iss jti nbf nonce sub user_id'.split(' '),
  )('the claim %s is the token’s own and is refused', (name) => {
    expect(findClaimsProblem({ [name]: 1 })).toBe('FORBIDDEN_CLAIM');
  });

  test('any other claim of a custom token is allowed', () => {
    expect(findClaimsProblem({ judge: '7', '': 1 })).toBeUndefined();
  });
});

test('a continue URL is an http(s) URL, never one that would run as a script', () => {
  expect(parseContinueUrl(parseBody({ continueUrl: 'https://floor.example.edu/x' }))).toBe(
    'https://floor.example.edu/x',
  );
  expect(parseContinueUrl(parseBody({}))).toBeUndefined();
  for (const continueUrl of ['javascript:alert(1)', 'data:text/html,x', 'nowhere'])
    expect(() => parseContinueUrl(parseBody({ continueUrl }))).toThrow('INVALID_CONTINUE_URI');
});

test('an unsupported field of an account is refused if it has a value, and accepted if empty', () => {
  const known = new Set(['email']);
  for (const nothing of [null, '', []])
    expect(() => checkFields({ email: 'a@b.c', phone: nothing }, known, refuseField)).not.toThrow();
  for (const something of ['1', ['1'], 0, false, {}])
    expect(() => checkFields({ phone: something }, known, refuseField)).toThrow('OPERATION_NOT_ALLOWED');
});
