import { getRawChild, toNumber, toText } from '../tree/path.ts';
import { postAccountLink, type TypedAccount } from './accountLink.ts';
import type { Backend } from './eventConfiguration.ts';

/** The state of the one-time link to the organizer's account, as the server reports it. */
export type FirstAccountState =
  /** Works until this time (ms). */
  | { readonly kind: 'open'; readonly until: number; readonly folder: string }
  | { readonly kind: 'created' }
  | { readonly kind: 'refused'; readonly field: 'name' | 'email' | 'password' }
  | { readonly kind: 'expired' | 'unknown link' | 'organizer exists' | 'unreachable' };

function parseAnswer(raw: unknown): FirstAccountState {
  const kind = getRawChild(raw, 'kind');
  const field = getRawChild(raw, 'field');
  switch (kind) {
    case 'open': {
      const until = toNumber(getRawChild(raw, 'until'));
      const folder = toText(getRawChild(raw, 'folder'));
      return until === undefined ? { kind: 'unreachable' } : { kind, until, folder: folder ?? '' };
    }
    case 'refused':
      return field === 'name' || field === 'email' || field === 'password'
        ? { kind, field }
        : { kind: 'unreachable' };
    case 'created':
    case 'expired':
    case 'unknown link':
    case 'organizer exists':
      return { kind };
    default:
      return { kind: 'unreachable' };
  }
}

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
