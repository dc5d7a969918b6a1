import type { FastifyInstance } from 'fastify';
import type { ReminderDesk } from '../settings.ts';

/** Size limit of the form that a mail program sends: a single field, URL-encoded or multipart. */
const MAX_BYTES = 1024;

/** The form field that RFC 8058 requires, URL-encoded or multipart. */
const ONE_CLICK = /List-Unsubscribe\b[^]*One-Click/;

/** The page on which a dancer makes the same choice with their code. */
const PAGE = '/updateEntries?mails=off';

/**
 * Takes the POST by which a mail program stops reminders (RFC 8058). It comes without cookies and from any origin: its token is
 * the proof. Opening the address changes nothing, because mail scanners open every link.
 */
export function noRemindersRoute(app: FastifyInstance, desk: ReminderDesk | undefined): void {
  if (desk === undefined) return;
  void app.register((room, _options, done) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, parsed) =>
      parsed(null, body),
    );
    room.post<{ Params: { token: string } }>('/.no-reminders/:token', async (request, reply) => {
      reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
      if (typeof request.body !== 'string' || !ONE_CLICK.test(request.body))
        return reply.code(400).send('The field List-Unsubscribe=One-Click is missing.');
      return (await desk.stop(request.params.token))
        ? reply.send('You get no more reminders.')
        : reply.code(404).send('This link stops no reminders.');
    });
    room.get('/.no-reminders/:token', (_request, reply) => reply.redirect(PAGE, 302));
    done();
  });
}
