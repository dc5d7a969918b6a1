// Where a run of the tests keeps the folders of its servers.
import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** What the tests of one run have at most at any moment, many times over. In a container there may be far less. */
const ENOUGH = 2 ** 30;
/** Tells the processes of a run where its folder is. */
const OF_THIS_RUN = 'FLOORCRAFT_TEST_FOLDER';

function roomy(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * In memory where there is room: a server flushes everything before it answers, and waiting for the disk would take a
 * third of the time of its tests. What a process that is killed leaves behind is there as well; only a power cut is not
 * to be had in a test, here or there. It goes with the process that asks for it first.
 */
export function tempFolder(): string {
  const known = process.env[OF_THIS_RUN];
  if (known !== undefined) return known;
  const made = mkdtempSync(join(roomy(), 'floorcraft-tests-'));
  process.env[OF_THIS_RUN] = made;
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  return made;
}
