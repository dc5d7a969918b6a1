import { statfsSync } from 'node:fs';
import { getHeapStatistics } from 'node:v8';
import type { ServerSettings } from '../settings.ts';

/** Bytes that are left for those who go first, when the disk runs full: some hours of a competition, and its backups. */
const DISK_RESERVE = 200_000_000;
/**
 * How much of the memory that the process may have is in use when the rest is for those who go first. All data lie in it: where
 * it is used up, the server ends.
 */
const MEMORY_SHARE = 0.6;

function freeIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    // A file system that does not say it: then only a write tells.
    return Infinity;
  }
}

/** From 0 to 1. What nobody needs any more and is not yet collected counts. */
function memoryInUse(): number {
  const { used_heap_size, heap_size_limit } = getHeapStatistics();
  return used_heap_size / heap_size_limit;
}

/** Whether there is room for what those add who do not go first: on the disk, and in memory. */
export const hasRoom = ({
  dataFolder,
  diskReserve = DISK_RESERVE,
  memoryShare = MEMORY_SHARE,
}: Pick<ServerSettings, 'dataFolder' | 'diskReserve' | 'memoryShare'>): boolean =>
  freeIn(dataFolder) >= diskReserve && memoryInUse() <= memoryShare;
