import { childOf, numberOf, textOf } from '../tree/path.ts';
import type { Backend } from './eventConfiguration.ts';

/** The one-time link to the organizer's account, by the server's answer. */
export type FirstAccountState =
  /** Works until then (ms). */
  | { readonly kind: 'open'; readonly until: number; readonly folder: string }
  | { readonly kind: 'created' }
  | { readonly kind: 'refused'; readonly field: 'name' | 'email' | 'password' }
  | { readonly kind: 'expired' | 'unknown link' | 'organizer exists' | 'unreachable' };

export interface NewOrganizer {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

function parseAnswer(raw: unknown): FirstAccountState {
  const kind = childOf(raw, 'kind');
  const field = childOf(raw, 'field');
  switch (kind) {
    case 'open': {
      const until = numberOf(childOf(raw, 'until'));
      const folder = textOf(childOf(raw, 'folder'));
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

/** Only the embedded server has such a link: on Firebase, the project's owner gives the first role. */
async function post(backend: Backend, body: object): Promise<FirstAccountState> {
  if (backend.kind !== 'embedded') return { kind: 'unknown link' };
  try {
    const answer = await fetch(`${backend.origin}/.first-account`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.ok ? parseAnswer(await answer.json()) : { kind: 'unreachable' };
  } catch {
    return { kind: 'unreachable' };
  }
}

/** The current state of the link. */
export const lookAtFirstAccount = (backend: Backend, code: string): Promise<FirstAccountState> =>
  post(backend, { code });

/** Creates the account with all rights. */
export const createFirstAccount = (
  backend: Backend,
  code: string,
  { name, email, password }: NewOrganizer,
): Promise<FirstAccountState> => post(backend, { code, name, email, password });
