import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Account, FairShare } from '../operations/fairShare.ts';
import { POLICIES } from '../throttle/policies.ts';

/** In milliseconds, and roughly: a file that is sent, and a page that is looked up or an account that is signed in. */
const A_FILE = 0.2;
const ANYTHING_ELSE = 0.5;

/** What the tree answers is accounted as it is done; and whether all is well is answered always. */
const IS_APART = /^\/(?:\.rest\/|healthz$|readyz$)/;

export interface InTurn {
  readonly fairShare: FairShare;
  readonly address: (request: IncomingMessage) => string;
  /** Whether a cookie header is of a device with which somebody of the staff has signed in. */
  readonly isKnownDevice: (header: string | undefined) => boolean;
}

/** Who asks over HTTP without having said who they are: their connection. */
export function guestOf(request: IncomingMessage, address: string): Account {
  return { person: `${address} ${request.socket.remotePort ?? 0}`, address, first: false };
}

/** By whom a page, a file or a question about accounts is accounted. */
export function callerOf(request: IncomingMessage, { address, isKnownDevice }: InTurn): Account {
  const { cookie } = request.headers;
  return {
    ...guestOf(request, address(request)),
    first: cookie !== undefined && isKnownDevice(cookie),
  };
}

/** Pages, files and accounts take their turn like whatever is asked of the tree. */
export function answerInTurn(app: FastifyInstance, setup: InTurn): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (IS_APART.test(path)) return undefined;
    const isDone = await setup.fairShare.turn(callerOf(request.raw, setup), () =>
      path.startsWith('/assets/') ? A_FILE : ANYTHING_ELSE,
    );
    if (isDone) return undefined;
    return reply
      .code(429)
      .header('retry-after', '1')
      .header('access-control-allow-origin', '*')
      .send({ error: POLICIES.workOfPerson.whenEmpty.told });
  });
}
