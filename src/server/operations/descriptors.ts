import { readFileSync } from 'node:fs';

/** The process's limit of open files and connections; undefined if unknown. */
export function readDescriptorLimit(): number | undefined {
  try {
    const most = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return most === undefined ? undefined : Number(most);
  } catch {
    // Without Linux, the limit comes from a report that takes a moment, but only once.
    const report: unknown = process.report.getReport();
    const most = Number(
      ['userLimits', 'open_files', 'soft'].reduce<unknown>(
        (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
        report,
      ),
    );
    return Number.isFinite(most) ? most : undefined;
  }
}

/** Shares of the descriptor limit. */
export interface Descriptors {
  /** All network connections. */
  readonly connections: number;
  /** Connections of unprioritized or not yet identified clients. */
  readonly anonymous: number;
}

/** Reserved for data, backups, the local socket and other files. */
const OWN_DESCRIPTORS = 128;
const MAX_RESERVED = 1024;

/** Splits a limit between our own files, prioritized clients and the rest. */
export function splitDescriptors(limit: number): Descriptors {
  const connections = limit - Math.min(OWN_DESCRIPTORS, Math.floor(limit / 2));
  return { connections, anonymous: connections - Math.min(MAX_RESERVED, Math.floor(connections / 8)) };
}
