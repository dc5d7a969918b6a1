import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { InlineSources } from './inlineFirstPaint.ts';

/** Other origins the page may use, as CSP sources. */
export interface OutsideSources {
  readonly connections: readonly string[];
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  /** Set if a popup of another origin reports back to the page. */
  readonly hasPopups: boolean;
}

const NO_SOURCES: OutsideSources = { connections: [], scripts: [], frames: [], hasPopups: false };

/** WebSockets to the page's own host: some browsers don't count them as 'self'. */
function ownSockets(request: { headers: IncomingMessage['headers'] }): string {
  const { host } = request.headers;
  return host !== undefined && /^[\w.:[\]-]+$/.test(host) ? `ws://${host} wss://${host}` : "'self'";
}

/** Headers that browsers ignore without https, with a warning on every page. */
const FOR_HTTPS = ['strict-transport-security', 'cross-origin-opener-policy', 'origin-agent-cluster'];

/** Adds security headers to every answer. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  isSecure: (request: IncomingMessage) => boolean,
  { connections, scripts, frames, hasPopups }: OutsideSources = NO_SOURCES,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      // The defaults upgrade every request to https, which a venue's LAN doesn't have.
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'https:'],
        connectSrc: ["'self'", (request) => ownSockets(request), ...connections],
        frameSrc: ["'self'", ...frames],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    // No includeSubDomains: on a venue's network, neighboring names are not ours.
    strictTransportSecurity: { includeSubDomains: false },
    crossOriginOpenerPolicy: { policy: hasPopups ? 'same-origin-allow-popups' : 'same-origin' },
  });
  app.addHook('onRequest', (request, reply, next) => {
    if (!isSecure(request.raw)) for (const name of FOR_HTTPS) reply.removeHeader(name);
    next();
  });
}

/** The headers for pages that another https host serves. */
export async function buildPageHeaders(outside: OutsideSources): Promise<Readonly<Record<string, string>>> {
  const app = Fastify();
  await addSecurityHeaders(app, () => true, outside);
  app.get('/', () => '');
  // This host is invalid, so no WebSocket source is added for it: sockets go to the database.
  const { headers } = await app.inject({ url: '/', headers: { host: '*' } });
  await app.close();
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !ABOUT_ANSWER.has(name) ? [[name, value]] : [],
    ),
  );
}

const ABOUT_ANSWER = new Set(['content-type', 'content-length', 'date', 'connection']);

const POLICY = 'content-security-policy';

/** Headers that only matter for pages and workers. */
const FOR_PAGES = [
  POLICY,
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Allows the one style and the one script inside a page, by their hashes. */
export function allowInline(reply: FastifyReply, { style, script }: InlineSources): void {
  const policy = String(reply.getHeader(POLICY) ?? '');
  reply.header(
    POLICY,
    policy.replace("style-src 'self'", `$& ${style}`).replace("script-src 'self'", `$& ${script}`),
  );
}

/** Drops the page headers: they would be the larger half of a small file's answer. */
export function dropPageHeaders(reply: FastifyReply): void {
  for (const name of FOR_PAGES) reply.removeHeader(name);
}

/** Headers for data: opened as a page it shows its text, and cannot run, load or frame anything. */
export function setDataHeaders(reply: FastifyReply): void {
  dropPageHeaders(reply);
  reply.header(POLICY, "default-src 'none';frame-ancestors 'none'");
}
