import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';

const MAGIC = 'SQLite format 3\0';
const HEADER = 100;

const sizeOf = (file: string): number | undefined => (existsSync(file) ? statSync(file).size : undefined);

function headOf(file: string): Buffer {
  const head = Buffer.alloc(HEADER);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, head, 0, HEADER, 0);
  } finally {
    closeSync(handle);
  }
  return head;
}

/** File size the header promises; undefined if it doesn't say. */
function promised(head: Buffer): number | undefined {
  const said = head.readUInt16BE(16);
  const pages = head.readUInt32BE(28);
  // The page count is valid only if written with the last change.
  if (head.readUInt32BE(24) !== head.readUInt32BE(92)) return undefined;
  return pages * (said === 1 ? 65_536 : said);
}

/**
 * The reason a data file must not be given to the engine, or undefined. The engine treats a missing or empty file
 * as new, creates it and deletes the log beside it: all data would be lost silently.
 */
export function findUnusableReason(file: string, logFile: string): string | undefined {
  const size = sizeOf(file);
  const hasLog = (sizeOf(logFile) ?? 0) > 0;
  if (size === undefined)
    return hasLog
      ? 'there is a write-ahead log, and the file it belongs to is gone: put that back where you have it'
      : undefined;
  const beside = hasLog ? ', and there is a write-ahead log that belongs to it' : '';
  if (size === 0) return `it is empty${beside}`;
  const head = headOf(file);
  if (size < HEADER) return `it is cut off after ${size} bytes${beside}`;
  if (head.toString('latin1', 0, MAGIC.length) !== MAGIC) return 'it is not a database';
  const whole = promised(head);
  // With a log, the rest may be there: a power cut during the merge leaves such a file too.
  if (!hasLog && whole !== undefined && size < whole) return `it is cut off after ${size} of ${whole} bytes`;
  return undefined;
}
