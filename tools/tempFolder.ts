// Where tests keep the folders of their servers.
import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** What the tests of one run have at most at any moment, many times over. In a container there may be far less. */
const ENOUGH = 2 ** 30;

/**
 * In memory where there is room: a server flushes everything before it answers, and waiting for the disk would take a
 * third of the time of its tests. What a process that is killed leaves behind is there as well; only a power cut is not
 * to be had in a test, here or there.
 */
export function tempFolder(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
