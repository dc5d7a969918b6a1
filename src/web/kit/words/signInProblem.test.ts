import { expect, test } from 'vitest';
import { toSignInProblem } from '../../../store/connection/signInProblem.ts';
import { signInProblemsWords } from './english/signInProblems.ts';
import { describeSignInProblem } from './signInProblem.ts';
import es from './translations/es.ts';
import zh from './translations/zh.ts';

const said = (code: string) => describeSignInProblem(toSignInProblem({ code }), signInProblemsWords.english);

test('the errors of SPEC 8 are shown with a remedy', () => {
  expect(said('auth/wrong-password')).toEqual({
    problem: 'Email or password is incorrect.',
    remedy: 'Check both. The organizer can set a new password.',
  });
  expect(said('auth/network-request-failed').problem).toBe('No answer from the server.');
});

test.each([
  ['en', signInProblemsWords.english],
  ['es', es.signInProblems],
  ['zh', zh.signInProblems],
])('an unknown code stays out of the sentences in %s', (_, words) => {
  for (const code of ['solar-flare', 'constructor', 'internal-error']) {
    const { problem, remedy } = describeSignInProblem(toSignInProblem({ code: `auth/${code}` }), words);
    expect(problem).not.toContain(code);
    expect(remedy).not.toBe('');
  }
});

test('an old link leads to a new one, whether it signs in or sets a password', () => {
  for (const code of ['auth/invalid-action-code', 'auth/expired-action-code'])
    expect(said(code).remedy).toBe('Go back to sign in and ask for another one.');
});
