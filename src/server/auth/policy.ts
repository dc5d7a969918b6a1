import type { Json } from '../tree/json.ts';

const MIN_LENGTH = 6;
// Longer ones only cost time.
const MAX_LENGTH = 4096;

/** What `v2/passwordPolicy` answers. */
export const PASSWORD_POLICY: Json = {
  customStrengthOptions: { minPasswordLength: MIN_LENGTH, maxPasswordLength: MAX_LENGTH },
  allowedNonAlphanumericCharacters: '^$*.[]{}()?"!@#%&/\\,><\':;|_~'.split(''),
  schemaVersion: 1,
  enforcementState: 'OFF',
  forceUpgradeOnSignin: false,
};

/** Why a password is not taken, as the code a client gets; undefined when it is. */
export function passwordProblem(password: string): string | undefined {
  if (password.length < MIN_LENGTH)
    return `WEAK_PASSWORD : Password should be at least ${MIN_LENGTH} characters`;
  if (password.length > MAX_LENGTH) {
    return `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Password should be at most ${MAX_LENGTH} characters`;
  }
  return undefined;
}

/** The address as it is kept and compared, or undefined when it is none. */
export function normalEmail(text: string): string | undefined {
  const email = text.trim().toLowerCase();
  return email.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(email) ? email : undefined;
}
