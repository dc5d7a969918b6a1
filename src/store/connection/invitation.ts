import { MAX_LENGTH } from '../../domain/bounds.ts';
import { choice, number, object, text, type ValueOf } from '../../schema/codec/forms.ts';
import { union } from '../../schema/codec/moreForms.ts';
import { STAFF_ROLES } from '../../schema/nodes/addresses.ts';
import { postAccountLink, type TypedAccount } from './accountLink.ts';
import type { Backend } from './eventConfiguration.ts';

/** Works until this time (ms). */
const openLink = { kind: choice(['open']), until: number, name: text(MAX_LENGTH.title) };
const refusedField = choice(['name', 'email', 'password', 'taken email']);
const answerForm = union(
  /** To an account with this role. */
  object({ ...openLink, role: choice(STAFF_ROLES) }),
  /** To a new password for this account. */
  object({ ...openLink, email: text(MAX_LENGTH.address) }),
  object({ kind: choice(['created']), email: text(MAX_LENGTH.address) }),
  object({ kind: choice(['refused']), field: refusedField }),
  object({ kind: choice(['expired', 'unknown link', 'used']) }),
);

/** The state of an organizer's one-time link, as the server reports it. */
export type InvitationState = ValueOf<typeof answerForm> | { readonly kind: 'unreachable' };

const parseAnswer = (raw: unknown): InvitationState => answerForm.read(raw) ?? { kind: 'unreachable' };

export const fetchInvitation = async (backend: Backend, code: string): Promise<InvitationState> =>
  parseAnswer(await postAccountLink(backend, '/.invitation', { code }));

/** Creates the account, or sets the new password. */
export const acceptInvitation = async (
  backend: Backend,
  code: string,
  { name, email, password }: TypedAccount,
): Promise<InvitationState> =>
  parseAnswer(await postAccountLink(backend, '/.invitation', { code, name, email, password }));
