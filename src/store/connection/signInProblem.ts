/** The sign-in errors of SPEC 8, and those of the provider. */
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
  /** The code without the provider's prefix. */
  readonly code: string;
}

function codeOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return 'unknown';
  return String(thrown.code).replace(/^auth\//, '');
}

export function toSignInProblem(thrown: unknown): SignInProblem {
  const code = codeOf(thrown)
    // The backend's code for an unknown key differs from the SDK's.
    .replace(/^api-key-not-valid.*$/, 'invalid-api-key')
    // An unknown account looks like a wrong password, so that accounts are not revealed.
    .replace(/^(wrong-password|user-not-found)$/, 'invalid-credential');
  return { ok: false, code };
}
