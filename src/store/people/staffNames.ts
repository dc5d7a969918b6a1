import type { ValueOf } from '../../schema/codec/forms.ts';
import { serialize } from '../../schema/codec/serialize.ts';
import { staff, staffName } from '../../schema/nodes/staff.ts';
import type { Patch } from '../tree/patch.ts';
import { mapOf, type TreePath } from '../tree/path.ts';

export type StaffName = ValueOf<typeof staffName>;

const nameAt = (uid: string): string => `${staff.at}/${uid}`;

/** Names by account, for the organizer. */
export const staffNames: TreePath<ReadonlyMap<string, StaffName>> = {
  at: staff.at,
  parse: (raw) => mapOf(staff.parse(raw)),
};

export const setStaffName = (uid: string, name: StaffName): Patch => ({
  [nameAt(uid)]: serialize(staffName, name) ?? null,
});

export const removeStaffName = (uid: string): Patch => ({ [nameAt(uid)]: null });
