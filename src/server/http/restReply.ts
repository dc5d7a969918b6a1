import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FairShare } from '../operations/fairShare.ts';
import { compressIfAccepted } from './compressIfAccepted.ts';
import { getFirstHeaderValue, type RestCaller } from './restRequest.ts';
import type { RestAnswer } from './restVerbs.ts';
import { sendInPieces } from './sendInTurns.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

export function sendPlain(
  reply: FastifyReply,
  { code, tag, text }: RestAnswer,
  isSilent = false,
): FastifyReply {
  if (tag !== undefined) reply.header('etag', tag);
  if (code === 304) return reply.code(304).send();
  if (code === 200 && isSilent) return reply.code(204).send();
  return reply.code(code).type(JSON_TYPE).send(text);
}

/** Sends an answer: in pieces if long, gzipped if it is a read and worth it. */
export async function sendReply(
  told: RestAnswer,
  asker: RestCaller,
  { request, reply, fairShare }: { request: FastifyRequest; reply: FastifyReply; fairShare: FairShare },
): Promise<FastifyReply> {
  const isSilent = asker.parameters.get('print') === 'silent';
  if (isSilent || (told.long === undefined && (request.method !== 'GET' || told.code !== 200)))
    return sendPlain(reply, told, isSilent);
  // Visitors on slow lines read this way; gzip saves four fifths (web/kit/cache/readForScreen.ts).
  reply.header('vary', 'accept-encoding');
  if (told.long !== undefined) {
    if (told.tag !== undefined) reply.header('etag', told.tag);
    const { node, style } = told.long;
    return reply.type(JSON_TYPE).send(sendInPieces(node, style, { account: asker.account, fairShare }));
  }
  const small = await compressIfAccepted(told.text, getFirstHeaderValue(request.headers['accept-encoding']));
  if (small === undefined) return sendPlain(reply, told);
  if (told.tag !== undefined) reply.header('etag', told.tag);
  return reply.code(told.code).header('content-encoding', 'gzip').type(JSON_TYPE).send(small);
}
