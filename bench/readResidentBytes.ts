import { readFileSync } from 'node:fs';

/** Resident memory of a process in bytes, from the system. */
export function readResidentBytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) * 1024;
}
