import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeviceMark } from '../auth/asked.ts';

// As long as browsers keep any.
const SECONDS = 400 * 24 * 60 * 60;
const ACCOUNTS = '/identitytoolkit.googleapis.com/';

/** The host of an origin, with its port where it has one; undefined of what is none. */
export const hostIn = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

function cookieOf(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}

/** What a browser keeps for us: sent with what is asked about accounts from our own pages, and seen by none of their scripts. */
export function deviceMark(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, isSecure }: { readonly name: string; readonly isSecure: boolean },
): DeviceMark {
  return {
    shown: cookieOf(request.headers.cookie, name),
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
