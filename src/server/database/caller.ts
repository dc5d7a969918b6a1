import type { Identity } from '../rules/evaluate.ts';

/** The identity a request acts as. An administrator skips the rules, never the data checks. */
export type Caller =
  | { readonly kind: 'administrator' }
  | { readonly kind: 'user'; readonly identity: Identity; readonly address?: string }
  | { readonly kind: 'nobody'; readonly address?: string };

export const UNAUTHENTICATED_CALLER: Caller = { kind: 'nobody' };
export const ADMINISTRATOR_CALLER: Caller = { kind: 'administrator' };

export const getIdentity = (caller: Caller): Identity | null =>
  caller.kind === 'user' ? caller.identity : null;

/** The caller's uid; undefined without an account. */
export function getAccountUid(caller: Caller): string | undefined {
  const uid = getIdentity(caller)?.uid;
  return typeof uid === 'string' ? uid : undefined;
}

export const setCallerAddress = (caller: Caller, address: string): Caller =>
  caller.kind === 'administrator' ? caller : { ...caller, address };
