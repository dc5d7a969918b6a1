import type { FastifyReply } from 'fastify';

/** Cookie path: our cookies go with account requests only. */
const ACCOUNTS = '/identitytoolkit.googleapis.com/';

/** The host of an origin, with its port if any; undefined if invalid. */
const hostIn = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/** True if the request comes from one of our pages or from no page. Another port of our host could send cookies too. */
export const isFromOurPages = ({
  origin,
  host,
}: {
  readonly origin?: string | undefined;
  readonly host?: string | undefined;
}): boolean => origin === undefined || hostIn(origin) === host;

export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}

/** Sets a cookie that only our own pages send and no script can read. */
export function setCookie(
  reply: FastifyReply,
  {
    name,
    value,
    seconds,
    isSecure,
  }: { readonly name: string; readonly value: string; readonly seconds: number; readonly isSecure: boolean },
): void {
  const words = [`${name}=${value}`, `Max-Age=${seconds}`, `Path=${ACCOUNTS}`, 'HttpOnly', 'SameSite=Strict'];
  void reply.header('set-cookie', [...words, ...(isSecure ? ['Secure'] : [])].join('; '));
}
