import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeviceMark } from '../auth/asked.ts';
import { cookieIn, keepCookie } from './keptCookie.ts';

// As long as browsers keep any.
const SECONDS = 400 * 24 * 60 * 60;

const nameOf = (project: string): string => `known-${project}`;

/** What a device has kept, in the header that it sends. */
export const shownIn = (header: string | undefined, project: string): string | undefined =>
  cookieIn(header, nameOf(project));

/** What a browser keeps for us of who has signed in with it. */
export function deviceMark(
  request: FastifyRequest,
  reply: FastifyReply,
  { project, isSecure }: { readonly project: string; readonly isSecure: boolean },
): DeviceMark {
  return {
    shown: shownIn(request.headers.cookie, project),
    keep: (value) => keepCookie(reply, { name: nameOf(project), value, seconds: SECONDS, isSecure }),
  };
}
