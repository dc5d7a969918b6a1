import { expect, test } from 'vitest';
import { signInProblem } from './signInProblem.ts';

/** The error catalogue of SPEC 8, and what the provider adds for email and password. */
test.each([
  'invalid-api-key',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'unauthorized-domain',
  'network-request-failed',
  'user-mismatch',
  'password-does-not-meet-requirements',
  'multi-factor-auth-required',
  'invalid-email',
  'invalid-credential',
  'user-disabled',
  'too-many-requests',
  'operation-not-allowed',
  'weak-password',
])('%s is a sentence with what to do', (code) => {
  const told = signInProblem({ code: `auth/${code}` });
  expect(told.code).toBe(code);
  expect(told.problem).toMatch(/^[A-Z].*\.$/);
  expect(told.remedy).toMatch(/^[A-Z].*\.$/);
  expect(told.problem).not.toContain(code);
});

test('an unknown account and a wrong password are told alike', () => {
  const [unknown, wrong] = ['user-not-found', 'wrong-password'].map((code) =>
    signInProblem({ code: `auth/${code}` }),
  );
  expect([unknown?.problem, unknown?.remedy]).toEqual([wrong?.problem, wrong?.remedy]);
});

test('what nobody has foreseen still says something, with the word for the organizer', () => {
  expect(signInProblem({ code: 'auth/solar-flare' }).problem).toContain('solar-flare');
  expect(signInProblem(new Error('boom')).ok).toBe(false);
  expect(signInProblem({ code: 'auth/api-key-not-valid.-please-pass-a-valid-api-key.' }).code).toBe(
    'invalid-api-key',
  );
});
