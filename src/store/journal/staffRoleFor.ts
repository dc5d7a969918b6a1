import type { AuthorRole } from '../../domain/journal/authorRoles.ts';
import { pickWriterRole } from '../../domain/journal/writerRoles.ts';
import type { JournalRecord } from './record.ts';

/**
 * The role a staff member writes a record in. Their roles are requested when a record is sent, because a page opened
 * offline does not know them, and again when they do not suffice.
 */
export function createStaffRolePicker(
  heldNow: () => Promise<readonly AuthorRole[]>,
): (record: JournalRecord) => Promise<AuthorRole | undefined> {
  let held: readonly AuthorRole[] = [];
  return async ({ kind, as }) => {
    const known = pickWriterRole(kind, held, as);
    if (known !== undefined) return known;
    held = await heldNow();
    return pickWriterRole(kind, held, as);
  };
}
