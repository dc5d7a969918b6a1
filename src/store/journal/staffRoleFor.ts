import type { AuthorRole } from '../../domain/journal/authorRoles.ts';
import { roleFor } from '../../domain/journal/mayWrite.ts';
import type { JournalRecord } from './record.ts';

/**
 * The role a staff member writes a record in. Their roles are requested when a record is sent, because a page opened
 * offline does not know them, and again when they do not suffice.
 */
export function staffRoleFor(
  heldNow: () => Promise<readonly AuthorRole[]>,
): (record: JournalRecord) => Promise<AuthorRole | undefined> {
  let held: readonly AuthorRole[] = [];
  return async ({ kind, as }) => {
    const known = roleFor(kind, held, as);
    if (known !== undefined) return known;
    held = await heldNow();
    return roleFor(kind, held, as);
  };
}
