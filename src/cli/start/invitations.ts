import { INVITATION_CODE_PATTERN, type StaffInvitation } from '../../schema/nodes/staff.ts';
import type { Administrator } from '../../server/local/administrator.ts';
import type { AccountLinkDesk, NewAccount } from '../../server/settings.ts';
import { rolesPath, type StaffRole } from '../../store/people/roles.ts';
import { INVITATION_LIFETIME_MS, staffInvitationPath } from '../../store/people/staffInvitations.ts';
import { createStaffAccount } from '../staffAccount.ts';
import { findWrongField } from './wrongField.ts';

/** Answers for an organizer's one-time link. */
export type InvitationAnswer =
  /** `email` is missing for a new account; `role` for a new password. */
  | {
      readonly kind: 'open';
      readonly until: number;
      readonly name: string;
      readonly role?: StaffRole;
      readonly email?: string;
    }
  | { readonly kind: 'created'; readonly email: string }
  | { readonly kind: 'unknown link' | 'expired' | 'used' }
  | { readonly kind: 'refused'; readonly field: 'name' | 'email' | 'password' | 'taken email' };

export type InvitationAdministrator = Pick<
  Administrator,
  'read' | 'update' | 'createUser' | 'findUser' | 'listUsers' | 'setPassword'
>;

type Found =
  | Extract<InvitationAnswer, { readonly kind: 'unknown link' | 'expired' | 'used' }>
  | { readonly kind: 'open'; readonly invitation: StaffInvitation; readonly email: string | undefined };

const UNKNOWN = { kind: 'unknown link' } as const;

/**
 * Creates staff accounts from an organizer's invitation. Its holder gets exactly the role it names, once. The
 * link ends when it is used or removed, after a week, or when its creator is no longer an organizer.
 */
export class Invitations implements AccountLinkDesk<InvitationAnswer> {
  private people: InvitationAdministrator | undefined;
  /** Requests run one after the other: of two presses the second finds a used link. */
  private turn: Promise<unknown> = Promise.resolve();

  private readonly clock: () => number;
  /** Receives a line for each account. */
  private readonly log: (line: string) => void;

  constructor(clock: () => number, log: (line: string) => void) {
    this.clock = clock;
    this.log = log;
  }

  open(people: InvitationAdministrator): void {
    this.people = people;
  }

  async look(code: string): Promise<InvitationAnswer> {
    const found = await this.find(code);
    if (found.kind !== 'open') return found;
    const { invitation, email } = found;
    return {
      kind: 'open',
      until: invitation.at + INVITATION_LIFETIME_MS,
      name: invitation.name,
      ...(invitation.role !== undefined && { role: invitation.role }),
      ...(email !== undefined && { email }),
    };
  }

  create(code: string, account: NewAccount): Promise<InvitationAnswer> {
    const done = this.turn.then(() => this.createNow(code, account));
    this.turn = done.catch(() => undefined);
    return done;
  }

  private async find(code: string): Promise<Found> {
    const { people } = this;
    // Check the format before the code becomes part of a database path.
    if (people === undefined || !INVITATION_CODE_PATTERN.test(code)) return UNKNOWN;
    const { at, parse } = staffInvitationPath(code);
    const invitation = parse(await people.read(at));
    if (invitation === undefined) return UNKNOWN;
    if (invitation.used !== undefined) return { kind: 'used' };
    const { at: heldAt, parse: parseHeld } = rolesPath(invitation.by);
    if (!parseHeld(await people.read(heldAt)).includes('admin')) return UNKNOWN;
    if (this.clock() >= invitation.at + INVITATION_LIFETIME_MS) return { kind: 'expired' };
    if (invitation.role !== undefined) return { kind: 'open', invitation, email: undefined };
    const users = await people.listUsers();
    const email = users.find(({ uid }) => uid === invitation.account)?.email;
    return email === undefined ? UNKNOWN : { kind: 'open', invitation, email };
  }

  private async createNow(code: string, asked: NewAccount): Promise<InvitationAnswer> {
    const found = await this.find(code);
    const { people } = this;
    if (found.kind !== 'open' || people === undefined) return found.kind === 'open' ? UNKNOWN : found;
    const { invitation } = found;
    const email = found.email ?? asked.email.trim();
    const field = findWrongField({ ...asked, email, name: found.email === undefined ? asked.name : 'known' });
    if (field !== undefined) return { kind: 'refused', field };
    if (invitation.role === undefined) {
      const uid = invitation.account ?? '';
      await people.setPassword(uid, asked.password);
      await people.update(this.usedBy(code, uid));
      this.log(`staff link used; new password for ${email}`);
      return { kind: 'created', email };
    }
    // An existing account is never given to the holder of a link.
    if ((await people.findUser(email)) !== undefined) return { kind: 'refused', field: 'taken email' };
    // One commit with the link's end: after a crash the link still works, or the account has its role.
    const roles = [invitation.role];
    await createStaffAccount(people, { ...asked, email, roles }, (uid) => this.usedBy(code, uid));
    this.log(`staff link used; account ${email}; role ${invitation.role}`);
    return { kind: 'created', email };
  }

  private usedBy(code: string, uid: string): { readonly [path: string]: { by: string; at: number } } {
    return { [`${staffInvitationPath(code).at}/used`]: { by: uid, at: this.clock() } };
  }
}
