import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { WorkAccount, FairShare } from '../operations/fairShare.ts';
import { RATE_POLICIES } from '../throttle/policies.ts';

/** Approximate costs in ms: sending a file; drawing a page or signing in. */
const FILE_MS = 0.2;
const OTHER_REQUEST_MS = 0.5;

/** REST requests are charged as they run; health checks always answer. */
const IS_APART = /^\/(?:\.rest\/|healthz$|readyz$)/;

export interface FairShareSetup {
  readonly fairShare: FairShare;
  readonly address: (request: IncomingMessage) => string;
  /** True if a cookie header marks a device that staff signed in with. */
  readonly isKnownDevice: (header: string | undefined) => boolean;
}

/** An unauthenticated HTTP caller, identified by its connection. */
export function createGuestAccount(request: IncomingMessage, address: string): WorkAccount {
  return { person: `${address} ${request.socket.remotePort ?? 0}`, address, first: false };
}

/** The account charged for a page, a file or an account request. */
export function findWorkAccount(
  request: IncomingMessage,
  { address, isKnownDevice }: FairShareSetup,
): WorkAccount {
  const { cookie } = request.headers;
  return {
    ...createGuestAccount(request, address(request)),
    first: cookie !== undefined && isKnownDevice(cookie),
  };
}

/** Schedules pages, files and accounts like requests for the tree. */
export function scheduleAnswers(app: FastifyInstance, setup: FairShareSetup): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (IS_APART.test(path)) return undefined;
    const isDone = await setup.fairShare.turn(findWorkAccount(request.raw, setup), () =>
      path.startsWith('/assets/') ? FILE_MS : OTHER_REQUEST_MS,
    );
    if (isDone) return undefined;
    return reply
      .code(429)
      .header('retry-after', '1')
      .header('access-control-allow-origin', '*')
      .send({ error: RATE_POLICIES.workOfPerson.whenEmpty.told });
  });
}
