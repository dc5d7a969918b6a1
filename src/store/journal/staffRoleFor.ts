import type { AuthorRole } from '../../domain/journal/authorRoles.ts';
import { pickWriterRole } from '../../domain/journal/writerRoles.ts';
import type { JournalRecord } from './record.ts';

/**
 * The role in which a staff member writes a record. Their roles are requested when a record is sent, because a
 * page opened offline doesn't know them. They are requested again if none of them may write the record.
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
