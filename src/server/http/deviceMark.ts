import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeviceMark } from '../auth/accountRequest.ts';
import { readCookie, setCookie } from './cookies.ts';

// The longest that browsers keep a cookie.
const MAX_AGE_S = 400 * 24 * 60 * 60;

const nameOf = (project: string): string => `known-${project}`;

export const readDeviceMark = (header: string | undefined, project: string): string | undefined =>
  readCookie(header, nameOf(project));

/** The cookie that records which accounts signed in with this browser. */
export function createDeviceMark(
  request: FastifyRequest,
  reply: FastifyReply,
  { project, isSecure }: { readonly project: string; readonly isSecure: boolean },
): DeviceMark {
  return {
    shown: readDeviceMark(request.headers.cookie, project),
    keep: (value) => setCookie(reply, { name: nameOf(project), value, seconds: MAX_AGE_S, isSecure }),
  };
}
