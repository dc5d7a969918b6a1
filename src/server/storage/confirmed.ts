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
/** Milliseconds between a confirmation and its safe place on the disk. */
const SOON = 100;

const line = (count: number): string => {
  const digits = String(count).padStart(16, '0');
  return `${digits} ${crc32(digits).toString(16).padStart(8, '0')}\n`;
};

/** How many commits of a data folder were confirmed to somebody; undefined where nobody has noted it, or nobody can read it. */
export function confirmedIn(dataFolder: string): number | undefined {
  const file = join(dataFolder, FILE);
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const count = Number(text.slice(0, 16));
  return Number.isSafeInteger(count) && text === line(count) ? count : undefined;
}

/**
 * Notes how many commits were confirmed, in a file of its own: of a write-ahead log whose end is damaged the engine itself cannot
 * say whether what is missing was ever told to anybody. A process that is killed leaves it behind to the last commit. It
 * reaches the disk a tenth of a second later, so that no commit waits for it: only when the power fails within it, and the
 * last commit is damaged as well, that one is taken for one that had not come about.
 */
export class Confirmed {
  private readonly handle: number | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(dataFolder: string) {
    this.handle = opened(join(dataFolder, FILE));
  }

  /** Never fails: a disk that takes nothing has not taken the commit either. */
  note(count: number): void {
    if (this.handle === undefined) return;
    try {
      writeSync(this.handle, line(count), 0);
    } catch {
      return; // what was noted before is fewer, and that is allowed
    }
    this.timer ??= setTimeout(() => this.toDisk(), SOON).unref();
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

/** @returns undefined on a disk that takes nothing */
function opened(file: string): number | undefined {
  try {
    return openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600);
  } catch {
    return undefined;
  }
}
