import type { FastifyInstance } from 'fastify';
import type { FirstAccountDesk } from '../settings.ts';
import { isJsonObject, ownMember, parseJson, type JsonObject } from '../tree/json.ts';
import { isFromOurPages } from './keptCookie.ts';

/** Name, email, password and code, each at its longest, fit in this many bytes. */
const MAX_BYTES = 8192;

const textIn = (asked: JsonObject, name: string): string => {
  const value = ownMember(asked, name);
  return typeof value === 'string' ? value : '';
};

/** Creates the organizer's account with the one-time code that `start` prints. */
export function firstAccountRoute(app: FastifyInstance, desk: FirstAccountDesk | undefined): void {
  if (desk === undefined) return;
  void app.register((room, _options, done) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, parsed) =>
      parsed(null, body),
    );
    room.post('/.first-account', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const asked = typeof request.body === 'string' ? parseJson(request.body) : undefined;
      if (!isJsonObject(asked) || !isFromOurPages(request.headers))
        return reply.code(400).send({ error: 'A code is missing.' });
      const code = textIn(asked, 'code');
      return reply.send(
        ownMember(asked, 'email') === undefined
          ? await desk.look(code)
          : await desk.create(code, {
              name: textIn(asked, 'name'),
              email: textIn(asked, 'email'),
              password: textIn(asked, 'password'),
            }),
      );
    });
    done();
  });
}
