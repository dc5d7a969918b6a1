import { createHash, timingSafeEqual } from 'node:crypto';
import { UNAUTHENTICATED_CALLER, type Caller } from '../database/caller.ts';
import {
  createOverrideAdmission,
  type Admission,
  type Credentials,
  type CredentialValidity,
} from '../protocol/credentials.ts';
import type { AuthOverride } from '../protocol/requests.ts';
import { isJsonObject, parseJson } from '../tree/json.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares a text with the secret in constant time. */
export function createSecretMatcher(secret: string | undefined): (text: string) => boolean {
  if (secret === undefined) return () => false;
  const expected = digest(secret);
  return (text) => timingSafeEqual(digest(text), expected);
}

export type RequestCredential =
  | {
      readonly ok: true;
      readonly caller: Caller;
      readonly isAdministrator: boolean;
      /** Absent: forever. */
      readonly lasts?: CredentialValidity;
    }
  | { readonly ok: false; readonly problem: string };

/** The identity an administrator wants to act as; undefined if it is malformed. */
function overrideOf(parameters: URLSearchParams): AuthOverride | undefined {
  const text = parameters.get('auth_variable_override');
  if (text === null) return { kind: 'none' };
  const claims = parseJson(text);
  if (claims === null) return { kind: 'nobody' };
  return isJsonObject(claims) ? { kind: 'user', claims } : undefined;
}

/** The caller of an HTTP request: `auth=`, `access_token=` or `Authorization: Bearer`. */
export function findBearer(
  request: { readonly authorization: string | undefined; readonly parameters: URLSearchParams },
  about: { readonly credentials: Credentials; readonly isSecret: (text: string) => boolean },
): RequestCredential {
  const header = /^Bearer\s+(.+)$/i.exec(request.authorization ?? '')?.[1];
  const credential = header ?? request.parameters.get('access_token') ?? request.parameters.get('auth');
  if (credential === null || credential === '')
    return { ok: true, caller: UNAUTHENTICATED_CALLER, isAdministrator: false };
  const override = overrideOf(request.parameters);
  // If ignored, the request would run with an administrator's rights.
  if (override === undefined)
    return { ok: false, problem: 'auth_variable_override must be a JSON object or null.' };
  // The secret is accepted in the header only: URLs end up in logs.
  const admission: Admission =
    header !== undefined && about.isSecret(header)
      ? createOverrideAdmission(override)
      : about.credentials.admit(credential, override);
  if (admission.ok) {
    const { caller, isAdministrator, lasts } = admission;
    return { ok: true, caller, isAdministrator, ...(lasts === undefined ? {} : { lasts }) };
  }
  return {
    ok: false,
    problem: admission.problem === 'expired' ? 'Auth token is expired.' : 'Could not parse auth token.',
  };
}
