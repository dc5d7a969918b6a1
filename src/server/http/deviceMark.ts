import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeviceMark } from '../auth/asked.ts';

// As long as browsers keep any.
const SECONDS = 400 * 24 * 60 * 60;
const ACCOUNTS = '/identitytoolkit.googleapis.com/';

/** The host of an origin, with its port where it has one; undefined of what is none. */
export const hostIn = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

const nameOf = (project: string): string => `known-${project}`;

function cookieOf(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}

/** What it has kept, in the header that it sends. */
export const shownIn = (header: string | undefined, project: string): string | undefined =>
  cookieOf(header, nameOf(project));

/** What a browser keeps for us: sent with what is asked about accounts from our own pages, and seen by none of their scripts. */
export function deviceMark(
  request: FastifyRequest,
  reply: FastifyReply,
  { project, isSecure }: { readonly project: string; readonly isSecure: boolean },
): DeviceMark {
  const name = nameOf(project);
  return {
    shown: shownIn(request.headers.cookie, project),
    keep: (mark) => {
      const words = [
        `${name}=${mark}`,
        `Max-Age=${SECONDS}`,
        `Path=${ACCOUNTS}`,
        'HttpOnly',
        'SameSite=Strict',
      ];
      void reply.header('set-cookie', [...words, ...(isSecure ? ['Secure'] : [])].join('; '));
    },
  };
}
