import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { PASS_LIFETIME_MS, type SignUpPasses } from '../auth/passes.ts';
import { isJsonObject, getOwnMember, parseJson, type JsonObject } from '../tree/json.ts';
import { readCookie, isFromOurPages, setCookie } from './cookies.ts';

export interface PassRoute {
  readonly passes: SignUpPasses;
  /** True if a new account that may write this would be prioritized; `$uid` stands for its uid. */
  readonly wouldGoFirst: (values: JsonObject) => boolean;
  readonly projectId: string;
  readonly isSecure: (request: IncomingMessage) => boolean;
}

const MAX_BYTES = 4096;

const nameOf = (project: string): string => `pass-${project}`;

/** True if a cookie header carries a valid pass. */
export const hasPass = (header: string | undefined, project: string, passes: SignUpPasses): boolean =>
  header !== undefined && passes.isGood(readCookie(header, nameOf(project)));

/** Lets a device that will be prioritized prove it before signing in, so it skips the sign-up queue. */
export function addPassRoute(app: FastifyInstance, setup: PassRoute): void {
  void app.register((room, _options, done) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, parsed) =>
      parsed(null, body),
    );
    room.post('/.pass', (request, reply) => {
      reply.header('cache-control', 'no-store');
      const json = typeof request.body === 'string' ? parseJson(request.body) : undefined;
      const values = isJsonObject(json) ? getOwnMember(json, 'update') : undefined;
      const pass = isJsonObject(values) && isFromOurPages(request.headers) && setup.wouldGoFirst(values);
      if (!pass) return reply.send({ pass });
      const { projectId, isSecure } = setup;
      setCookie(reply, {
        name: nameOf(projectId),
        value: setup.passes.issue(),
        seconds: PASS_LIFETIME_MS / 1000,
        isSecure: isSecure(request.raw),
      });
      return reply.send({ pass });
    });
    done();
  });
}
