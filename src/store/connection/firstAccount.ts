import { MAX_LENGTH } from '../../domain/bounds.ts';
import { addDefault, choice, number, object, text, type ValueOf } from '../../schema/codec/forms.ts';
import { union } from '../../schema/codec/moreForms.ts';
import { postAccountLink, type TypedAccount } from './accountLink.ts';
import type { Backend } from './eventConfiguration.ts';

const answerForm = union(
  /** Works until this time (ms). */
  object({ kind: choice(['open']), until: number, folder: addDefault(text(MAX_LENGTH.address), '') }),
  object({ kind: choice(['refused']), field: choice(['name', 'email', 'password']) }),
  object({ kind: choice(['created', 'expired', 'unknown link', 'organizer exists']) }),
);

/** The state of the one-time link to the organizer's account, as the server reports it. */
export type FirstAccountState = ValueOf<typeof answerForm> | { readonly kind: 'unreachable' };

const parseAnswer = (raw: unknown): FirstAccountState => answerForm.read(raw) ?? { kind: 'unreachable' };

/** The current state of the link. */
export const fetchFirstAccount = async (backend: Backend, code: string): Promise<FirstAccountState> =>
  parseAnswer(await postAccountLink(backend, '/.first-account', { code }));

/** Creates the account with all rights. */
export const createFirstAccount = async (
  backend: Backend,
  code: string,
  { name, email, password }: TypedAccount,
): Promise<FirstAccountState> =>
  parseAnswer(await postAccountLink(backend, '/.first-account', { code, name, email, password }));
