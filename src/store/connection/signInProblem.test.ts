import { expect, test } from 'vitest';
import { toSignInProblem } from './signInProblem.ts';

test.each(['network-request-failed', 'too-many-requests'])(
  'the sign-in problem %s is known by its code',
  (code) => {
    expect(toSignInProblem({ code: `auth/${code}` })).toEqual({ ok: false, code });
  },
);

test('an unknown account and a wrong password give the same message', () => {
  for (const code of ['auth/user-not-found', 'auth/wrong-password', 'auth/invalid-credential'])
    expect(toSignInProblem({ code }).code).toBe('invalid-credential');
});

test('an unknown sign-in problem keeps its code', () => {
  expect(toSignInProblem({ code: 'auth/solar-flare' }).code).toBe('solar-flare');
  expect(toSignInProblem(new Error('boom'))).toEqual({ ok: false, code: 'unknown' });
  expect(toSignInProblem({ code: 'auth/api-key-not-valid.-please-pass-a-valid-api-key.' }).code).toBe(
    'invalid-api-key',
  );
});
