import { expect, test } from 'vitest';
import { signInProblem } from '../../../store/connection/signInProblem.ts';
import { signInProblems } from './english/signInProblems.ts';
import { signInProblemSaid } from './signInProblem.ts';

const said = (code: string) => signInProblemSaid(signInProblem({ code }), signInProblems.english);

test('the errors of SPEC 8 are told with what to do', () => {
  expect(said('auth/wrong-password')).toEqual({
    problem: 'Email or password is incorrect.',
    remedy: 'Check both. The organizer can set a new password.',
  });
  expect(said('auth/network-request-failed').problem).toBe('No answer from the server.');
});

test('what nobody has foreseen is told with the word for the organizer', () => {
  expect(said('auth/solar-flare').problem).toBe('Sign-in failed (solar-flare).');
  expect(said('auth/constructor').problem).toBe('Sign-in failed (constructor).');
});

test('an old link leads to a new one, whether it signs in or sets a password', () => {
  for (const code of ['auth/invalid-action-code', 'auth/expired-action-code'])
    expect(said(code).remedy).toBe('Go back to sign in and ask for another one.');
});
