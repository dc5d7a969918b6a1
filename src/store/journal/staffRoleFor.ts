import type { AuthorRole } from '../../domain/journal/authorRoles.ts';
import { roleFor } from '../../domain/journal/mayWrite.ts';
import type { JournalRecord } from './record.ts';

/**
 * In which of their roles a member of the staff writes a record. What they may do is asked when it is sent, for a page that was
 * opened without network does not know; once it is known it is asked again only for what they could not do then.
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
