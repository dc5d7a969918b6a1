import type { Identity } from '../rules/evaluate.ts';

/** With whose rights something is asked. An administrator skips the rules, never the checks of the data. */
export type Caller =
  | { readonly kind: 'administrator' }
  | { readonly kind: 'user'; readonly identity: Identity; readonly address?: string }
  | { readonly kind: 'nobody'; readonly address?: string };

export const NOBODY: Caller = { kind: 'nobody' };
export const ADMINISTRATOR: Caller = { kind: 'administrator' };

export const identityOf = (caller: Caller): Identity | null =>
  caller.kind === 'user' ? caller.identity : null;

/** Whose account it is; undefined of who has none. */
export function accountOf(caller: Caller): string | undefined {
  const uid = identityOf(caller)?.uid;
  return typeof uid === 'string' ? uid : undefined;
}

/** The same, from where they ask. */
export const callingFrom = (caller: Caller, address: string): Caller =>
  caller.kind === 'administrator' ? caller : { ...caller, address };
