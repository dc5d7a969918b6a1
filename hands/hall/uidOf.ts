import type { Caller } from '../../src/server/database/caller.ts';

/** The account of a signed-in caller. */
export function uidOf({ identity }: Caller & { readonly kind: 'user' }): string {
  const { uid } = identity;
  if (typeof uid !== 'string') throw new Error('a signed-in caller has an account');
  return uid;
}
