import type { AuthorRole } from './authorRoles.ts';
import { RECORD_KINDS, type RecordKind } from './kinds.ts';

/** Used by the access rules and by the verification of a journal. */
export const WRITER_ROLES: { readonly [Kind in RecordKind]: readonly AuthorRole[] } = RECORD_KINDS;

/** The intended role if it may write this kind of record, otherwise the author's first role that may. */
export const pickWriterRole = (
  kind: RecordKind,
  held: readonly AuthorRole[],
  meant: AuthorRole | undefined,
): AuthorRole | undefined => {
  const able = WRITER_ROLES[kind].filter((role) => held.includes(role));
  return able.find((role) => role === meant) ?? able[0];
};
