import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Compresses in a thread of its own. */
export const gzipped: (text: string | Buffer) => Promise<Buffer> = promisify(gzip);

/** In bytes. Less gains nothing; more would take a core from the floor for one who asks often. */
const SMALLEST = 1400;
const LARGEST = 64 * 1024;

/** Whether somebody who says this in Accept-Encoding takes gzip. */
export const takesGzip = (accepted: string): boolean =>
  accepted.split(',').some((part) => /^\s*gzip\s*(?:;\s*q\s*=\s*(?!0(?:\.0*)?\s*$)[\d.]+\s*)?$/i.test(part));

/** A text as gzip, where the asker takes that and it is worth it; undefined: it goes out as it is. */
export async function compressed(text: string, accepted: string | undefined): Promise<Buffer | undefined> {
  // A character is a byte at least: what is too long is not counted in bytes first.
  if (accepted === undefined || text.length > LARGEST || !takesGzip(accepted)) return undefined;
  return text.length < SMALLEST ? undefined : gzipped(text);
}
