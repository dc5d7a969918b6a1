import { existsSync, readFileSync } from 'node:fs';

/** The write-ahead log that an unclean shutdown left. */
export interface UnflushedLog {
  /** Pages of intact commits, which are kept. */
  readonly taken: number;
  /** Bytes after the last intact commit; dropped if none of it was confirmed. */
  readonly torn: number;
  /** Intact commits after the damage. A crash leaves none: each is on disk before the next begins. */
  readonly behind: number;
}

const HEADER = 32;
const FRAME_HEADER = 24;
const BIG_ENDIAN = 0x377f0683;
const USUAL_PAGE = 4096;

type Sum = readonly [number, number];

/** SQLite's log checksum continues from frame to frame, so a torn frame ends the valid part. */
function sum(bytes: Buffer, isLittle: boolean, [a, b]: Sum): Sum {
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

const sumAt = (bytes: Buffer, at: number): Sum => [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];
const isSame = ([a, b]: Sum, [c, d]: Sum): boolean => a === c && b === d;
const frameSum = (frame: Buffer, isLittle: boolean, before: Sum): Sum =>
  sum(frame.subarray(FRAME_HEADER), isLittle, sum(frame.subarray(0, 8), isLittle, before));

/** The page size, or the usual one if the log's header is damaged. */
function pageSize(bytes: Buffer): number {
  const said = bytes.readUInt32BE(8);
  return said >= 512 && said <= 65_536 && Number.isInteger(Math.log2(said)) ? said : USUAL_PAGE;
}

/**
 * Reads the write-ahead log before the engine does: the engine repairs silently, but the operator should know
 * what was lost.
 */
export function readUnflushedLog(file: string): UnflushedLog | undefined {
  const log = `${file}-wal`;
  if (!existsSync(log)) return undefined;
  const bytes = readFileSync(log);
  if (bytes.length === 0) return undefined;
  if (bytes.length < HEADER) return { taken: 0, torn: bytes.length, behind: 0 };
  const isLittle = bytes.readUInt32BE(0) !== BIG_ENDIAN;
  const frame = FRAME_HEADER + pageSize(bytes);
  let isWhole = isSame(sum(bytes.subarray(0, 24), isLittle, [0, 0]), sumAt(bytes, 24));
  // Frames of an earlier log generation have other salts; the first frame is always current.
  const salts = isWhole ? bytes.subarray(16, 24) : bytes.subarray(HEADER + 8, HEADER + 16);
  let [pages, taken, end, behind, hasEnded] = [0, 0, HEADER, 0, false];
  for (let at = HEADER; at + frame <= bytes.length; at += frame) {
    if (!bytes.subarray(at + 8, at + 16).equals(salts)) {
      isWhole = false;
      continue;
    }
    // Each checksum continues from the one stored in the frame before, so frames after a damaged one can be
    // checked too.
    const before = sumAt(bytes, at === HEADER ? 24 : at - frame + 16);
    const isGood = isSame(frameSum(bytes.subarray(at, at + frame), isLittle, before), sumAt(bytes, at + 16));
    const isLastOfCommit = bytes.readUInt32BE(at + 4) !== 0;
    isWhole &&= isGood;
    if (isWhole) {
      pages += 1;
      if (isLastOfCommit) [taken, end] = [pages, at + frame];
      continue;
    }
    if (isGood && isLastOfCommit && hasEnded) behind += 1;
    // Later frames were written after a commit, now damaged, was safely on disk.
    hasEnded ||= isLastOfCommit;
  }
  return { taken, torn: bytes.length - end, behind };
}
