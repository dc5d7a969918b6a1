import {
  INVITATION_CODE_LENGTH,
  type StaffInvitation,
  staffInvitationNode as node,
} from '../../schema/nodes/staff.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';
import { mapOf, type TreePath } from '../tree/path.ts';
import { drawRandomCode } from './drawRandomCode.ts';
import type { StaffRole } from './roles.ts';

export type { StaffInvitation } from '../../schema/nodes/staff.ts';

/** The time for which a link works. */
export const INVITATION_LIFETIME_MS = 7 * 24 * 3_600_000;

/** Invitations by code, for the organizer. */
export const staffInvitations: TreePath<ReadonlyMap<string, StaffInvitation>> = {
  at: node.at,
  parse: (raw) => mapOf(node.parse(raw)),
};

export const staffInvitationPath = (code: string): TreePath<StaffInvitation | undefined> => ({
  at: `${node.at}/${code}`,
  parse: (raw) => node.parse({ [code]: raw })?.[code],
});

/** A new account with a role, or a new password for an existing account. */
export type InvitationPurpose =
  | { readonly kind: 'role'; readonly role: StaffRole }
  | { readonly kind: 'password'; readonly account: string };

export interface NewInvitation {
  readonly code: string;
  readonly patch: Patch;
}

/** @param by the organizer's account */
export function inviteStaff(by: string, name: string, purpose: InvitationPurpose): NewInvitation {
  const code = drawRandomCode(INVITATION_CODE_LENGTH);
  const { kind: _, ...target } = purpose;
  return {
    code,
    patch: { [staffInvitationPath(code).at]: { name: name.trim(), ...target, by, at: SERVER_TIME } },
  };
}

export const revokeInvitation = (code: string): Patch => ({ [staffInvitationPath(code).at]: null });
