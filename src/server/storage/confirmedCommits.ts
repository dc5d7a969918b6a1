import {
  closeSync,
  constants,
  existsSync,
  fdatasync,
  fdatasyncSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

const FILE = 'confirmed';
/** Delay until a count is synced to disk (ms). */
const SYNC_DELAY_MS = 100;

const line = (count: number): string => {
  const digits = String(count).padStart(16, '0');
  return `${digits} ${crc32(digits).toString(16).padStart(8, '0')}\n`;
};

/** Number of commits of a data folder confirmed to clients; undefined if not recorded or unreadable. */
export function readConfirmedCommits(dataFolder: string): number | undefined {
  const file = join(dataFolder, FILE);
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const count = Number(text.slice(0, 16));
  return Number.isSafeInteger(count) && text === line(count) ? count : undefined;
}

/**
 * Records the number of confirmed commits in a separate file: if the end of the write-ahead log is damaged,
 * the engine can't tell if what is missing was ever confirmed. After a killed process the file is exact. It
 * is synced 100 ms later, so no commit waits for it. Only a power cut within that time that also damages the
 * last commit makes a confirmed commit look unconfirmed.
 */
export class ConfirmedCommits {
  private readonly handle: number | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(dataFolder: string) {
    this.handle = opened(join(dataFolder, FILE));
  }

  /** Stores the count and never fails: if the disk is full, the commit failed as well. */
  note(count: number): void {
    if (this.handle === undefined) return;
    try {
      writeSync(this.handle, line(count), 0);
    } catch {
      return; // the older count is lower, which is safe
    }
    this.timer ??= setTimeout(() => this.toDisk(), SYNC_DELAY_MS).unref();
  }

  private toDisk(): void {
    this.timer = undefined;
    if (this.handle !== undefined) fdatasync(this.handle, () => undefined);
  }

  close(): void {
    clearTimeout(this.timer);
    if (this.handle === undefined) return;
    try {
      fdatasyncSync(this.handle);
    } catch {
      // a full disk: see `note`
    }
    closeSync(this.handle);
  }
}

/** @returns undefined if the disk refuses */
function opened(file: string): number | undefined {
  try {
    return openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600);
  } catch {
    return undefined;
  }
}
