import type { Backend } from './eventConfiguration.ts';

/** An account as its owner types it. */
export interface TypedAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Asks the server about a one-time link. Only the embedded server has such links: on Firebase, the project's owner gives
 * the first role, and staff create their accounts themselves.
 * @returns its answer, to be parsed
 */
export async function postAccountLink(
  backend: Backend,
  address: '/.first-account' | '/.invitation',
  body: object,
): Promise<unknown> {
  if (backend.kind !== 'embedded') return { kind: 'unknown link' };
  try {
    const answer = await fetch(backend.origin + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}
