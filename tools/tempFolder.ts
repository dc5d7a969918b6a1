// Temporary folder for the servers of a test run.
import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Far more bytes than the tests of one run ever use. Containers may have less. */
const ENOUGH = 2 ** 30;
/** Passes the folder to child processes. */
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
 * A folder in memory if there is room: a server flushes before it answers, and waiting for the disk takes a third
 * of its tests' time. Files of a killed process survive there as well; tests cannot simulate a power cut in either
 * place. Removed when the process that created it ends.
 */
export function tempFolder(): string {
  const known = process.env[OF_THIS_RUN];
  if (known !== undefined) return known;
  const made = mkdtempSync(join(roomy(), 'floorcraft-tests-'));
  process.env[OF_THIS_RUN] = made;
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  return made;
}
