import { readFileSync } from 'node:fs';

/** What a process has in memory, in bytes, as the system sees it. */
export function residentOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) * 1024;
}
