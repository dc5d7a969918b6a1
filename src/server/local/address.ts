import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';

/** Where a running server listens for its administrator: a socket file in the data folder. */
export function localSocket(dataFolder: string): string {
  const folder = resolve(dataFolder);
  // Windows has no socket files; its pipes have a name space of their own.
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\floorcraft-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  }
  return join(folder, 'floorcraft.sock');
}
