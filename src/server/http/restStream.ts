import type { FastifyReply } from 'fastify';
import type { ConcurrencyLimit } from '../operations/concurrencyLimit.ts';
import { invalidData } from '../refusal.ts';
import { responseLine, type EventStreams } from './eventStream.ts';
import type { RestCaller } from './restRequest.ts';
import { restText } from './restText.ts';
import { failure, look, parseStyle, type PathRequest, type RestAnswer } from './restVerbs.ts';

/** An opened stream and the size of its first event. */
export interface OpenedStream {
  readonly characters: number;
}

/**
 * Opens an event stream, or answers with the reason it can't.
 * @throws Refusal as a read
 */
export function openStream(
  asked: PathRequest,
  { bearer: { caller, lasts }, account }: RestCaller,
  {
    reply,
    streams,
    connectionLimit,
  }: { reply: FastifyReply; streams: EventStreams; connectionLimit: ConcurrencyLimit },
): RestAnswer | OpenedStream {
  if (asked.priorityOnly) throw invalidData('A priority has no event stream');
  if (asked.parameters.get('shallow') === 'true') throw invalidData('shallow is not for event streams');
  const { tree, window } = look(asked);
  const style = { ...parseStyle(asked.parameters), isPretty: false };
  const leaveCrowd = connectionLimit.enter(account.address);
  if (leaveCrowd === undefined) return failure(429, 'Too many connections');
  reply.raw.on('close', leaveCrowd);
  const leave = streams.start(
    {
      database: asked.database,
      caller,
      path: asked.path,
      style,
      ...(window === undefined ? {} : { window }),
      ...(lasts === undefined ? {} : { lasts }),
    },
    responseLine(reply.raw, reply.getHeaders()),
  );
  reply.hijack();
  reply.raw.on('close', leave);
  return { characters: restText(tree, style).length };
}
