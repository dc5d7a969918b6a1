/** What can be wrong with a sign-in: the errors of SPEC 8, and those its provider adds for email and password. */
export type KnownSignInProblem =
  | 'invalid-api-key'
  | 'popup-blocked'
  | 'popup-closed-by-user'
  | 'cancelled-popup-request'
  | 'unauthorized-domain'
  | 'network-request-failed'
  | 'user-mismatch'
  | 'password-does-not-meet-requirements'
  | 'multi-factor-auth-required'
  | 'invalid-email'
  | 'invalid-credential'
  | 'invalid-action-code'
  | 'expired-action-code'
  | 'user-disabled'
  | 'too-many-requests'
  | 'operation-not-allowed';

export interface SignInProblem {
  readonly ok: false;
  /** One of the known ones, or whatever else the provider said, without its prefix. */
  readonly code: string;
}

function codeOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return 'unknown';
  return String(thrown.code).replace(/^auth\//, '');
}

export function signInProblem(thrown: unknown): SignInProblem {
  const code = codeOf(thrown)
    // The backend words an unknown key differently from the SDK's own check.
    .replace(/^api-key-not-valid.*$/, 'invalid-api-key')
    // An unknown email and a wrong password sound alike: nobody learns which accounts there are.
    .replace(/^(wrong-password|user-not-found)$/, 'invalid-credential');
  return { ok: false, code };
}
