import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const FILE = 'floorcraft.sock';

/** Where a running server listens for its administrator: a socket file in the data folder. */
export function localSocket(dataFolder: string): string {
  const folder = resolve(dataFolder);
  // Windows has no socket files; its pipes have a name space of their own.
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\floorcraft-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  }
  return join(folder, FILE);
}

// The least any system allows for the path of a socket. Beyond its limit Node cuts the path off and says nothing.
const LONGEST = 100;

/** Does something with a socket's path, by a short way to it where the path itself is too long for the system. */
export async function withShortPath<T>(socketPath: string, work: (path: string) => Promise<T>): Promise<T> {
  if (process.platform === 'win32' || Buffer.byteLength(socketPath) <= LONGEST) return work(socketPath);
  const way = mkdtempSync(join(tmpdir(), 'fc-'));
  try {
    symlinkSync(join(socketPath, '..'), join(way, 'd'));
    return await work(join(way, 'd', FILE));
  } finally {
    rmSync(way, { recursive: true, force: true });
  }
}
