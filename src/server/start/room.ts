import { statfsSync } from 'node:fs';
import { getHeapStatistics } from 'node:v8';
import type { ServerSettings } from '../settings.ts';

/** Disk space reserved for prioritized callers (bytes): enough for hours of a competition and its backups. */
const DISK_RESERVE_BYTES = 200_000_000;
/**
 * Share of the heap that may be in use before the rest is reserved for prioritized callers. All data is in
 * memory: if it runs out, the server dies.
 */
const MAX_MEMORY_SHARE = 0.6;

function freeIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    // Unknown on this file system; only a failing write will tell.
    return Infinity;
  }
}

/** The share of memory in use, from 0 to 1, including garbage not yet collected. */
function memoryInUse(): number {
  const { used_heap_size, heap_size_limit } = getHeapStatistics();
  return used_heap_size / heap_size_limit;
}

/** True if disk and memory have room for unprioritized writes. */
export const createRoomCheck = ({
  dataFolder,
  diskReserve = DISK_RESERVE_BYTES,
  memoryShare = MAX_MEMORY_SHARE,
}: Pick<ServerSettings, 'dataFolder' | 'diskReserve' | 'memoryShare'>): boolean =>
  freeIn(dataFolder) >= diskReserve && memoryInUse() <= memoryShare;
