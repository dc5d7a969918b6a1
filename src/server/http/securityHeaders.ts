import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Other origins that the page may use, as sources of a content security policy. */
export interface OutsideSources {
  readonly connections: readonly string[];
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  /** A window of another origin reports back to the page. */
  readonly hasPopups: boolean;
}

const NO_SOURCES: OutsideSources = { connections: [], scripts: [], frames: [], hasPopups: false };

/** The sockets of the very host the page came from: some browsers do not count them as 'self'. */
function ownSockets(request: { headers: IncomingMessage['headers'] }): string {
  const { host } = request.headers;
  return host !== undefined && /^[\w.:[\]-]+$/.test(host) ? `ws://${host} wss://${host}` : "'self'";
}

/** What a browser may do with what this server says: told with every answer, but for what no page is made of. */
export async function securityHeaders(
  app: FastifyInstance,
  isSecure: boolean,
  { connections, scripts, frames, hasPopups }: OutsideSources = NO_SOURCES,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      // The defaults would upgrade every request to https, and a venue's LAN has none.
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
    // Not for the neighbours: on a venue's network the names beside ours are not ours.
    strictTransportSecurity: isSecure ? { includeSubDomains: false } : false,
    // Browsers ignore these without https, and say so on every page.
    crossOriginOpenerPolicy: isSecure && { policy: hasPopups ? 'same-origin-allow-popups' : 'same-origin' },
    originAgentCluster: isSecure,
  });
}

/** What only tells a browser what a page or a worker may do. */
const FOR_PAGES = [
  'content-security-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** For what no browser makes a page of: of many a small file's answer, the words for pages would be the larger half. */
export function withoutWordsForPages(reply: FastifyReply): void {
  for (const name of FOR_PAGES) reply.removeHeader(name);
}

/** For data: whoever opens it as a page sees its text, and nothing runs in it, is loaded by it or framed around it. */
export function asDataOnly(reply: FastifyReply): void {
  withoutWordsForPages(reply);
  reply.header('content-security-policy', "default-src 'none';frame-ancestors 'none'");
}
