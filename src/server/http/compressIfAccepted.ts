import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Both compress on a worker thread.
export const gzipText: (text: string | Buffer) => Promise<Buffer> = promisify(gzip);

/** Takes as long as gzip and sends a tenth to a fifth less; the next quality takes ten times as long. */
const BROTLI_QUALITY = 5;

export const brotliText = (text: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });

/**
 * Texts between these sizes in bytes are compressed. Smaller ones gain nothing. With larger ones, one
 * frequent caller could occupy a whole core.
 */
const MIN_BYTES = 1400;
const MAX_BYTES = 64 * 1024;

const acceptsGzip = (accepted: string): boolean =>
  accepted.split(',').some((part) => /^\s*gzip\s*(?:;\s*q\s*=\s*(?!0(?:\.0*)?\s*$)[\d.]+\s*)?$/i.test(part));

/** Gzips a text if the client accepts it and it is worth it; otherwise undefined. */
export async function compressIfAccepted(
  text: string,
  accepted: string | undefined,
): Promise<Buffer | undefined> {
  // Characters are at least one byte each, so long texts are refused without counting bytes.
  if (accepted === undefined || text.length > MAX_BYTES || !acceptsGzip(accepted)) return undefined;
  return text.length < MIN_BYTES ? undefined : gzipText(text);
}
