import type { Caller } from '../../src/server/database/caller.ts';

/** The account of somebody who is signed in. */
export function uidOf({ identity }: Caller & { readonly kind: 'user' }): string {
  const { uid } = identity;
  if (typeof uid !== 'string') throw new Error('who is signed in has an account');
  return uid;
}
