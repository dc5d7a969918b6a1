import { existsSync, readFileSync } from 'node:fs';

/** What a run that did not end cleanly has left in the write-ahead log. */
export interface Unflushed {
  /** Pages of commits that are whole: they are taken over. */
  readonly taken: number;
  /** Bytes after the last whole commit, which was never told to anybody: they are dropped. */
  readonly torn: number;
}

const HEADER = 32;
const FRAME_HEADER = 24;
const LITTLE_ENDIAN = 0x377f0682;

/** SQLite's checksum of a write-ahead log goes on from frame to frame, so a torn frame ends the valid part. */
function sum(bytes: Buffer, isLittle: boolean, [a, b]: readonly [number, number]): readonly [number, number] {
  let [first, second] = [a, b];
  for (let at = 0; at < bytes.length; at += 8) {
    const [x, y] = isLittle
      ? [bytes.readUInt32LE(at), bytes.readUInt32LE(at + 4)]
      : [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];
    first = (first + x + second) >>> 0;
    second = (second + y + first) >>> 0;
  }
  return [first, second];
}

/**
 * Reads the write-ahead log as the engine will, before the engine does: it mends in silence, and whoever looks for the
 * reason of a power cut's loss wants to know what it found.
 */
export function unflushed(file: string): Unflushed | undefined {
  const log = `${file}-wal`;
  if (!existsSync(log)) return undefined;
  const bytes = readFileSync(log);
  if (bytes.length === 0) return undefined;
  if (bytes.length < HEADER) return { taken: 0, torn: bytes.length };
  const isLittle = bytes.readUInt32BE(0) === LITTLE_ENDIAN;
  const frame = FRAME_HEADER + bytes.readUInt32BE(8);
  let check = sum(bytes.subarray(0, 24), isLittle, [0, 0]);
  let [pages, taken, end] = [0, 0, HEADER];
  for (let at = HEADER; at + frame <= bytes.length; at += frame) {
    // Frames of an earlier round of the log carry other salts.
    if (!bytes.subarray(at + 8, at + 16).equals(bytes.subarray(16, 24))) break;
    check = sum(bytes.subarray(at, at + 8), isLittle, check);
    check = sum(bytes.subarray(at + FRAME_HEADER, at + frame), isLittle, check);
    if (bytes.readUInt32BE(at + 16) !== check[0] || bytes.readUInt32BE(at + 20) !== check[1]) break;
    pages += 1;
    if (bytes.readUInt32BE(at + 4) !== 0) [taken, end] = [pages, at + frame];
  }
  return { taken, torn: bytes.length - end };
}
