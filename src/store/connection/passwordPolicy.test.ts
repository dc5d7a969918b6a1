import { expect, test } from 'vitest';
import { DEFAULT_POLICY, meetsNeed, parsePasswordPolicy } from './passwordPolicy.ts';

const STRICT = {
  schemaVersion: 1,
  customStrengthOptions: {
    minPasswordLength: 10,
    maxPasswordLength: 20,
    containsLowercaseCharacter: true,
    containsUppercaseCharacter: true,
    containsNumericCharacter: true,
    containsNonAlphanumericCharacter: true,
  },
  allowedNonAlphanumericCharacters: ['!', '?'],
};

/** The policy's requirements that a password doesn't meet. */
const unmet = (raw: unknown, password: string) => {
  const { needs, symbols } = parsePasswordPolicy(raw);
  return needs.filter((need) => !meetsNeed(password, need, symbols)).map(({ kind }) => kind);
};

test.each([
  ['', ['least', 'lowercase', 'uppercase', 'number', 'symbol']],
  ['quickstep', ['least', 'uppercase', 'number', 'symbol']],
  ['Quickstep-2026', ['symbol']],
  ['Quickstep?2026', []],
  ['Quickstep?2026 and more', ['most']],
])('the password “%s” does not meet these rules of a strict policy: %j', (password, kinds) => {
  expect(unmet(STRICT, password)).toEqual(kinds);
});

test('an empty or unreadable password policy requires six characters', () => {
  for (const raw of [
    { schemaVersion: 1, customStrengthOptions: {} },
    {},
    null,
    'x',
    { ...STRICT, schemaVersion: 2 },
  ])
    expect(parsePasswordPolicy(raw)).toEqual(DEFAULT_POLICY);
  expect(unmet(undefined, 'waltz')).toEqual(['least']);
});
