import type { AuthorRole } from './authorRoles.ts';
import { KINDS, type RecordKind } from './kinds.ts';

/** Used by the access rules and by the verification of a journal. */
export const MAY_WRITE: { readonly [Kind in RecordKind]: readonly AuthorRole[] } = KINDS;

/** The intended role if it may write this kind of record, otherwise the first one in MAY_WRITE the author holds. */
export const roleFor = (
  kind: RecordKind,
  held: readonly AuthorRole[],
  meant: AuthorRole | undefined,
): AuthorRole | undefined => {
  const able = MAY_WRITE[kind].filter((role) => held.includes(role));
  return able.find((role) => role === meant) ?? able[0];
};
