import { describe, expect, test } from 'vitest';
import { continueUrlOf } from './actionLink.ts';
import { parseBody } from './body.ts';
import { claimsProblem } from './customTokens.ts';
import { checkFields, refuseField } from './knownFields.ts';

describe('what a token says of itself is not for its claims to say', () => {
  // As the service lists them.
  test.each(
    'acr amr at_hash aud auth_time azp cnf c_hash exp firebase iat iss jti nbf nonce sub user_id'.split(' '),
  )('%s', (name) => {
    expect(claimsProblem({ [name]: 1 })).toBe('FORBIDDEN_CLAIM');
  });

  test('any other may be given', () => {
    expect(claimsProblem({ judge: '7', '': 1 })).toBeUndefined();
  });
});

test('a link leads on to an address of the web, and to nothing that would run where it is opened', () => {
  expect(continueUrlOf(parseBody({ continueUrl: 'https://floor.example.edu/x' }))).toBe(
    'https://floor.example.edu/x',
  );
  expect(continueUrlOf(parseBody({}))).toBeUndefined();
  for (const continueUrl of ['javascript:alert(1)', 'data:text/html,x', 'nowhere'])
    expect(() => continueUrlOf(parseBody({ continueUrl }))).toThrow('INVALID_CONTINUE_URI');
});

test('a field that is not kept is refused where it says something, and passes where it is empty', () => {
  const known = new Set(['email']);
  for (const nothing of [null, '', []])
    expect(() => checkFields({ email: 'a@b.c', phone: nothing }, known, refuseField)).not.toThrow();
  for (const something of ['1', ['1'], 0, false, {}])
    expect(() => checkFields({ phone: something }, known, refuseField)).toThrow('OPERATION_NOT_ALLOWED');
});
