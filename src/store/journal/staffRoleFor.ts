import { roleFor, type AuthorRole } from '../../domain/journal/mayWrite.ts';
import type { JournalRecord } from '../../domain/journal/record.ts';
import type { Heard } from '../connection/states.ts';
import { rolesOf, type StaffRole } from '../people/roles.ts';

type Read = (at: string) => Promise<Exclude<Heard, { kind: 'waiting' }>>;

/**
 * In which of their roles a member of the staff writes a record. What they may do is asked when it is sent, for a page that was
 * opened without network does not know; once it is known it is asked again only for what they could not do then.
 */
export function staffRoleFor(
  read: Read,
  uid: string,
): (record: JournalRecord) => Promise<AuthorRole | undefined> {
  const { at, parse } = rolesOf(uid);
  let held: readonly StaffRole[] = [];
  return async ({ kind, as }) => {
    const known = roleFor(kind, held, as);
    if (known !== undefined) return known;
    const heard = await read(at);
    if (heard.kind === 'known') held = parse(heard.raw);
    return roleFor(kind, held, as);
  };
}
