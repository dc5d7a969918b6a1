import { expect, test } from 'vitest';
import { findPasswordProblem, buildPolicyAnswer, type PasswordRequirements } from './policy.ts';

const STRICT: PasswordRequirements = { minLength: 10, needs: ['lowercase', 'uppercase', 'number', 'symbol'] };

test('a stricter policy names everything a password lacks', () => {
  expect(findPasswordProblem('waltz', STRICT)).toMatch(/^WEAK_PASSWORD : /);
  expect(findPasswordProblem('QUICKSTEP', STRICT)).toBe(
    'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 10 characters, Password must contain a lower case character, Password must contain a numeric character, Password must contain a non-alphanumeric character]',
  );
  expect(findPasswordProblem('Quickstep_26', STRICT)).toBeUndefined();
});

test('every listed symbol counts for the password policy, and no other character', () => {
  const { allowedNonAlphanumericCharacters: symbols } = Object(buildPolicyAnswer(STRICT));
  for (const symbol of symbols) expect(findPasswordProblem(`Quickstep26${symbol}`, STRICT)).toBeUndefined();
  for (const other of ['-', ' ', 'ß', '='])
    expect(findPasswordProblem(`Quickstep26${other}`, STRICT)).toBeDefined();
});

test('the password policy is reported as enforced, with its requirements', () => {
  expect(buildPolicyAnswer({ minLength: 12, needs: ['number'] })).toMatchObject({
    customStrengthOptions: { minPasswordLength: 12, maxPasswordLength: 4096, containsNumericCharacter: true },
    enforcementState: 'ENFORCE',
    schemaVersion: 1,
  });
});
