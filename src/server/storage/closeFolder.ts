import { chmodSync, statSync } from 'node:fs';

const OWNER_ALONE = 0o700;
const OTHERS = 0o077;
/** Set on shared folders such as /tmp, which stay as they are. */
const STICKY = 0o1000;

const isOpenToOthers = (folder: string): boolean =>
  process.platform !== 'win32' && (statSync(folder).mode & OTHERS) !== 0;

/**
 * Makes a data folder private.
 * @returns a sentence for the operator if that is not possible
 */
export function makeFolderPrivate(
  folder: string,
  close: (folder: string, mode: number) => void = chmodSync,
): string | undefined {
  if (!isOpenToOthers(folder)) return undefined;
  try {
    if ((statSync(folder).mode & STICKY) === 0) close(folder, OWNER_ALONE);
  } catch {
    // Another account's folder, or a disk without permissions: the sentence says what to do.
  }
  return isOpenToOthers(folder)
    ? `Other accounts on this machine can read ${folder}, and that can't be changed. Set FLOORCRAFT_DATA to a folder of your own.`
    : undefined;
}
