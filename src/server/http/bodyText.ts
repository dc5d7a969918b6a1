import type { IncomingMessage } from 'node:http';

/** Why there is no body. */
class NoBody extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, sentence: string) {
    super(sentence);
    this.statusCode = statusCode;
  }
}

/**
 * The text of a body. Whether more than the usual may come is asked only when more comes: it costs something to find out.
 * @throws NoBody where it is too large (the rest is not kept), or its sender is gone
 */
export async function bodyText(
  payload: IncomingMessage,
  bytes: { readonly usual: number; readonly most: () => number },
): Promise<string> {
  let most = bytes.usual;
  const demand = (length: number): void => {
    if (length > most) most = Math.max(most, bytes.most());
    if (length > most) throw new NoBody(413, `Too much at once: at most ${most} bytes`);
  };
  demand(Number(payload.headers['content-length'] ?? 0));
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of payload as AsyncIterable<Buffer>) {
      length += part.length;
      demand(length);
      parts.push(part);
    }
  } catch (error) {
    // Nobody hears it, and it is no error of ours.
    throw error instanceof NoBody ? error : new NoBody(400, 'The body ended before its end');
  }
  return Buffer.concat(parts).toString('utf8');
}
