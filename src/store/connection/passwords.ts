import type { Backend } from './eventConfiguration.ts';
import { DEFAULT_POLICY, parsePasswordPolicy, type PasswordPolicy } from './passwordPolicy.ts';
import { toSignInProblem, type SignInProblem } from './signInProblem.ts';

// Firebase's endpoint, called without the SDK's functions, which every judge's phone would load.

const FIREBASE = 'https://identitytoolkit.googleapis.com';

const CODES: Readonly<Record<string, string>> = {
  INVALID_OOB_CODE: 'invalid-action-code',
  EXPIRED_OOB_CODE: 'expired-action-code',
  WEAK_PASSWORD: 'password-does-not-meet-requirements',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'password-does-not-meet-requirements',
  INVALID_EMAIL: 'invalid-email',
  USER_DISABLED: 'user-disabled',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too-many-requests',
};

export type PasswordAnswer = { readonly ok: true } | SignInProblem;

function codeIn(answer: unknown): string {
  const error: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'error') : undefined;
  const message: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'message') : undefined;
  const word = typeof message === 'string' ? message.replace(/ :.*$/, '') : '';
  return CODES[word] ?? word.toLowerCase().replaceAll('_', '-');
}

function baseOf(backend: Backend): string {
  const instead = backend.kind === 'embedded' ? backend.origin : backend.authEmulator;
  return instead === undefined ? FIREBASE : `${instead}/identitytoolkit.googleapis.com`;
}

/** The rules for a new password; if they can't be loaded, the minimum of any provider. */
export async function fetchPasswordPolicy(backend: Backend, apiKey: string): Promise<PasswordPolicy> {
  try {
    const answer = await fetch(`${baseOf(backend)}/v2/passwordPolicy?key=${encodeURIComponent(apiKey)}`);
    return parsePasswordPolicy(await answer.json());
  } catch {
    return DEFAULT_POLICY;
  }
}

async function ask(
  backend: Backend,
  apiKey: string,
  method: string,
  body: Readonly<Record<string, string | boolean>>,
): Promise<PasswordAnswer> {
  try {
    const answer = await fetch(`${baseOf(backend)}/v1/accounts:${method}?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.ok) return { ok: true };
    return toSignInProblem({ code: codeIn(await answer.json().catch(() => undefined)) });
  } catch {
    return toSignInProblem({ code: 'network-request-failed' });
  }
}

/** Requests a mail with a link. The answer does not reveal if the account exists. */
export const requestPasswordReset = (
  backend: Backend,
  apiKey: string,
  email: string,
): Promise<PasswordAnswer> => ask(backend, apiKey, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });

/** Requests a mail with a sign-in link. The answer does not reveal if the account exists. */
export const requestSignInLink = (
  backend: Backend,
  apiKey: string,
  { email, back }: { readonly email: string; readonly back: string },
): Promise<PasswordAnswer> =>
  ask(backend, apiKey, 'sendOobCode', {
    requestType: 'EMAIL_SIGNIN',
    email,
    continueUrl: back,
    canHandleCodeInApp: true,
  });

/** Sets a new password with the link's code. */
export const setPasswordWithCode = (
  backend: Backend,
  apiKey: string,
  code: string,
  newPassword: string,
): Promise<PasswordAnswer> => ask(backend, apiKey, 'resetPassword', { oobCode: code, newPassword });
