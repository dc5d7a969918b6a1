import { mapDefined, omitUndefined } from '../../domain/defined.ts';
import type { Patch } from '../tree/patch.ts';
import { childOf, childrenOf, textOf, type Path } from '../tree/path.ts';

/** What an account of the staff is called. */
export interface StaffName {
  readonly name: string;
  readonly email: string | undefined;
}

const STAFF = 'staff';

const nameAt = (uid: string): string => `${STAFF}/${uid}`;

/** By account: for the organizer, who gives them their roles. */
export const staffNames: Path<ReadonlyMap<string, StaffName>> = {
  at: STAFF,
  parse: (raw) =>
    new Map(
      mapDefined(childrenOf(raw), ([uid, account]) => {
        const name = textOf(childOf(account, 'name'));
        return name === undefined
          ? undefined
          : ([uid, { name, email: textOf(childOf(account, 'email')) }] as const);
      }),
    ),
};

/** From now on this account is called so. */
export const knownAs = (uid: string, { name, email }: StaffName): Patch => ({
  [nameAt(uid)]: { name, ...omitUndefined({ email }) },
});

export const calledNothing = (uid: string): Patch => ({ [nameAt(uid)]: null });
