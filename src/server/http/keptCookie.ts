import type { FastifyReply } from 'fastify';

/** What is asked about accounts: nothing of ours in a browser is sent with anything else. */
const ACCOUNTS = '/identitytoolkit.googleapis.com/';

/** The host of an origin, with its port where it has one; undefined of what is none. */
const hostIn = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/** Whether a page of our own asks, or no page. One of another port of ours could have cookies sent along as well. */
export const isFromOurPages = ({
  origin,
  host,
}: {
  readonly origin?: string | undefined;
  readonly host?: string | undefined;
}): boolean => origin === undefined || hostIn(origin) === host;

export function cookieIn(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}

/** Has a browser keep something: sent from our own pages alone, and seen by none of their scripts. */
export function keepCookie(
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
