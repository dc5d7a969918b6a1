import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const FILE = 'floorcraft.sock';

/** The socket on which a running server listens for its administrator, in the data folder. */
export function buildLocalSocketPath(dataFolder: string): string {
  const folder = resolve(dataFolder);
  // Windows has no socket files; pipes have their own namespace.
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\floorcraft-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  }
  return join(folder, FILE);
}

// The shortest limit of any system for a socket path. Beyond its limit Node truncates the path silently.
const MAX_PATH_BYTES = 100;

/** Runs `work` with the socket's path, through a short symlink if it is too long for the system. */
export async function runWithShortPath<T>(
  socketPath: string,
  work: (path: string) => Promise<T>,
): Promise<T> {
  if (process.platform === 'win32' || Buffer.byteLength(socketPath) <= MAX_PATH_BYTES)
    return work(socketPath);
  const way = mkdtempSync(join(tmpdir(), 'fc-'));
  try {
    symlinkSync(join(socketPath, '..'), join(way, 'd'));
    return await work(join(way, 'd', FILE));
  } finally {
    rmSync(way, { recursive: true, force: true });
  }
}
