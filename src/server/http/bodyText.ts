import type { IncomingMessage } from 'node:http';

class NoBody extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, sentence: string) {
    super(sentence);
    this.statusCode = statusCode;
  }
}

/**
 * Reads a body. Asks for the larger limit only when the usual one is exceeded, since finding out is expensive.
 * @throws NoBody if it is too large (the rest is discarded) or its sender disconnected
 */
export async function readBodyText(
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
    // The sender is gone; not an error of ours.
    throw error instanceof NoBody ? error : new NoBody(400, 'The body ended before its end');
  }
  return Buffer.concat(parts).toString('utf8');
}
