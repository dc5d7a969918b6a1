import { STAFF_ROLES } from '../../schema/nodes/addresses.ts';
import { getRawChild, toNumber, toText } from '../tree/path.ts';
import { postAccountLink, type TypedAccount } from './accountLink.ts';
import type { Backend } from './eventConfiguration.ts';

const FIELDS = ['name', 'email', 'password', 'taken email'] as const;
export type RefusedField = (typeof FIELDS)[number];

/** The state of an organizer's one-time link, as the server reports it. */
export type InvitationState =
  | {
      readonly kind: 'open';
      /** Works until this time (ms). */
      readonly until: number;
      readonly name: string;
      readonly purpose:
        | { readonly kind: 'role'; readonly role: (typeof STAFF_ROLES)[number] }
        | { readonly kind: 'password'; readonly email: string };
    }
  | { readonly kind: 'created'; readonly email: string }
  | { readonly kind: 'refused'; readonly field: RefusedField }
  | { readonly kind: 'expired' | 'unknown link' | 'used' | 'unreachable' };

const UNREACHABLE = { kind: 'unreachable' } as const;

function parseOpen(raw: unknown): InvitationState {
  const until = toNumber(getRawChild(raw, 'until'));
  const name = toText(getRawChild(raw, 'name'));
  const role = STAFF_ROLES.find((one) => one === getRawChild(raw, 'role'));
  const email = toText(getRawChild(raw, 'email'));
  if (until === undefined || name === undefined) return UNREACHABLE;
  if (role !== undefined) return { kind: 'open', until, name, purpose: { kind: 'role', role } };
  return email === undefined
    ? UNREACHABLE
    : { kind: 'open', until, name, purpose: { kind: 'password', email } };
}

function parseAnswer(raw: unknown): InvitationState {
  const kind = getRawChild(raw, 'kind');
  switch (kind) {
    case 'open':
      return parseOpen(raw);
    case 'created': {
      const email = toText(getRawChild(raw, 'email'));
      return email === undefined ? UNREACHABLE : { kind, email };
    }
    case 'refused': {
      const field = FIELDS.find((one) => one === getRawChild(raw, 'field'));
      return field === undefined ? UNREACHABLE : { kind, field };
    }
    case 'expired':
    case 'unknown link':
    case 'used':
      return { kind };
    default:
      return UNREACHABLE;
  }
}

export const fetchInvitation = async (backend: Backend, code: string): Promise<InvitationState> =>
  parseAnswer(await postAccountLink(backend, '/.invitation', { code }));

/** Creates the account, or sets the new password. */
export const acceptInvitation = async (
  backend: Backend,
  code: string,
  { name, email, password }: TypedAccount,
): Promise<InvitationState> =>
  parseAnswer(await postAccountLink(backend, '/.invitation', { code, name, email, password }));
