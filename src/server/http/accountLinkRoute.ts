import type { FastifyInstance } from 'fastify';
import type { AccountLinkDesk } from '../settings.ts';
import { isJsonObject, getOwnMember, parseJson, type JsonObject } from '../tree/json.ts';
import { isFromOurPages } from './cookies.ts';

/** Name, email, password and code, each at its longest, fit in this many bytes. */
const MAX_BYTES = 8192;

const textIn = (asked: JsonObject, name: string): string => {
  const value = getOwnMember(asked, name);
  return typeof value === 'string' ? value : '';
};

/** Addresses of one-time links: for the organizer's account, and for the staff they invite. */
export type AccountLink = '/.first-account' | '/.invitation';

/** Creates an account with a one-time code. */
export function addAccountLinkRoute(
  app: FastifyInstance,
  address: AccountLink,
  desk: AccountLinkDesk | undefined,
): void {
  if (desk === undefined) return;
  void app.register((room, _options, done) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, parsed) =>
      parsed(null, body),
    );
    room.post(address, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const asked = typeof request.body === 'string' ? parseJson(request.body) : undefined;
      if (!isJsonObject(asked) || !isFromOurPages(request.headers))
        return reply.code(400).send({ error: 'A code is missing.' });
      const code = textIn(asked, 'code');
      return reply.send(
        getOwnMember(asked, 'email') === undefined
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
