import type { Json } from '../tree/json.ts';

/** Character classes a policy may require, with their names in `v2/passwordPolicy` and in refusals. */
const KINDS = {
  lowercase: { field: 'containsLowercaseCharacter', name: 'a lower case character', form: /[a-z]/ },
  uppercase: { field: 'containsUppercaseCharacter', name: 'an upper case character', form: /[A-Z]/ },
  number: { field: 'containsNumericCharacter', name: 'a numeric character', form: /\d/ },
  symbol: {
    field: 'containsNonAlphanumericCharacter',
    name: 'a non-alphanumeric character',
    form: /[$()*.[\]^{}?"!@#%&/\\,><':;|_~]/,
  },
} as const;

export type CharacterKind = keyof typeof KINDS;

export interface PasswordRequirements {
  readonly minLength: number;
  readonly needs: readonly CharacterKind[];
}

const MIN_LENGTH = 6;
// A limit on length, because longer passwords only cost time.
const MAX_LENGTH = 4096;
export const DEFAULT_PASSWORD_RULES: PasswordRequirements = { minLength: MIN_LENGTH, needs: [] };

/** The body of the `v2/passwordPolicy` answer. */
export const buildPolicyAnswer = ({ minLength, needs }: PasswordRequirements): Json => ({
  customStrengthOptions: {
    minPasswordLength: minLength,
    maxPasswordLength: MAX_LENGTH,
    ...Object.fromEntries(needs.map((kind) => [KINDS[kind].field, true])),
  },
  allowedNonAlphanumericCharacters: '^$*.[]{}()?"!@#%&/\\,><\':;|_~'.split(''),
  schemaVersion: 1,
  enforcementState: minLength === MIN_LENGTH && needs.length === 0 ? 'OFF' : 'ENFORCE',
  forceUpgradeOnSignin: false,
});

/** Returns the refusal code for a password, or undefined if it is accepted. */
export function findPasswordProblem(
  password: string,
  { minLength, needs }: PasswordRequirements = DEFAULT_PASSWORD_RULES,
): string | undefined {
  if (password.length < MIN_LENGTH)
    return `WEAK_PASSWORD : Password should be at least ${MIN_LENGTH} characters`;
  const missing = [
    ...(password.length < minLength ? [`at least ${minLength} characters`] : []),
    ...needs.filter((kind) => !KINDS[kind].form.test(password)).map((kind) => KINDS[kind].name),
  ];
  if (password.length > MAX_LENGTH)
    return `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Password should be at most ${MAX_LENGTH} characters`;
  if (missing.length === 0) return undefined;
  const said = missing.map((each) => `Password must contain ${each}`).join(', ');
  return `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${said}]`;
}

/** Normalizes an email address; undefined if it is not one. */
export function normalizeEmail(text: string): string | undefined {
  const email = text.trim().toLowerCase();
  return email.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(email) ? email : undefined;
}
