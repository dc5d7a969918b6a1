import type { FastifyInstance } from 'fastify';
import { PASS_LIFETIME, type Passes } from '../auth/passes.ts';
import { isJsonObject, member, parseJson, type JsonObject } from '../tree/json.ts';
import { cookieIn, isFromOurPages, keepCookie } from './keptCookie.ts';

export interface PassRoute {
  readonly passes: Passes;
  /** Whether somebody new who is allowed to write this goes first from then on; `$uid` stands for who it will be. */
  readonly wouldGoFirst: (values: JsonObject) => boolean;
  readonly projectId: string;
  /** Whether it is spoken over TLS. */
  readonly isSecure: boolean;
}

const MAX_BYTES = 4096;

const nameOf = (project: string): string => `pass-${project}`;

/** Whether a cookie header has a pass of ours. */
export const hasPass = (header: string | undefined, project: string, passes: Passes): boolean =>
  header !== undefined && passes.isGood(cookieIn(header, nameOf(project)));

/** Who will go first says so before they sign in, and is not held up by how many others do. */
export function passRoute(app: FastifyInstance, setup: PassRoute): void {
  void app.register((room, _options, done) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, parsed) =>
      parsed(null, body),
    );
    room.post('/.pass', (request, reply) => {
      reply.header('cache-control', 'no-store');
      const json = typeof request.body === 'string' ? parseJson(request.body) : undefined;
      const values = isJsonObject(json) ? member(json, 'update') : undefined;
      const pass = isJsonObject(values) && isFromOurPages(request.headers) && setup.wouldGoFirst(values);
      if (!pass) return reply.send({ pass });
      const { projectId, isSecure } = setup;
      keepCookie(reply, {
        name: nameOf(projectId),
        value: setup.passes.issue(),
        seconds: PASS_LIFETIME / 1000,
        isSecure,
      });
      return reply.send({ pass });
    });
    done();
  });
}
