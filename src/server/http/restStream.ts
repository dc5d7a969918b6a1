import type { FastifyReply } from 'fastify';
import type { ConcurrencyLimit } from '../operations/concurrencyLimit.ts';
import { createInvalidData } from '../refusal.ts';
import { createStreamOutput, type EventStreams } from './eventStream.ts';
import type { RestCaller } from './restRequest.ts';
import { writeRestText } from './restText.ts';
import { buildFailure, readRequested, parseStyle, type PathRequest, type RestAnswer } from './restVerbs.ts';

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
  if (asked.priorityOnly) throw createInvalidData('A priority has no event stream');
  if (asked.parameters.get('shallow') === 'true') throw createInvalidData('shallow is not for event streams');
  const { tree, window } = readRequested(asked);
  const style = { ...parseStyle(asked.parameters), isPretty: false };
  const leaveCrowd = connectionLimit.enter(account.address);
  if (leaveCrowd === undefined) return buildFailure(429, 'Too many connections');
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
    createStreamOutput(reply.raw, reply.getHeaders()),
  );
  reply.hijack();
  reply.raw.on('close', leave);
  return { characters: writeRestText(tree, style).length };
}
