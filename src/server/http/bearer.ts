import { createHash, timingSafeEqual } from 'node:crypto';
import { ADMINISTRATOR, NOBODY, type Caller } from '../database/caller.ts';
import type { Credentials } from '../protocol/credentials.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a text is the secret; takes as long whatever it is. */
export function secretMatcher(secret: string | undefined): (text: string) => boolean {
  if (secret === undefined) return () => false;
  const expected = digest(secret);
  return (text) => timingSafeEqual(digest(text), expected);
}

export type Bearer =
  | {
      readonly ok: true;
      readonly caller: Caller;
      /** Seconds since 1970; absent: for ever. */
      readonly expiresAt?: number;
    }
  | { readonly ok: false; readonly problem: string };

/** With whose rights an HTTP request comes: `auth=`, `access_token=` or `Authorization: Bearer`. */
export function bearerOf(
  request: { readonly authorization: string | undefined; readonly parameters: URLSearchParams },
  about: { readonly credentials: Credentials; readonly isSecret: (text: string) => boolean },
): Bearer {
  const header = /^Bearer\s+(.+)$/i.exec(request.authorization ?? '')?.[1];
  const credential = header ?? request.parameters.get('access_token') ?? request.parameters.get('auth');
  if (credential === null || credential === '') return { ok: true, caller: NOBODY };
  // The secret is taken from the header alone: addresses end up in logs.
  if (header !== undefined && about.isSecret(header)) return { ok: true, caller: ADMINISTRATOR };
  const admission = about.credentials.admit(credential, { kind: 'none' });
  if (admission.ok) {
    const { caller, expiresAt } = admission;
    return { ok: true, caller, ...(expiresAt === undefined ? {} : { expiresAt }) };
  }
  return {
    ok: false,
    problem: admission.problem === 'expired' ? 'Auth token is expired.' : 'Could not parse auth token.',
  };
}
