import { readFileSync } from 'node:fs';

/** Files, and connections, that a process may have open; undefined where the system does not say. */
export function descriptorLimit(): number | undefined {
  try {
    const most = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return most === undefined ? undefined : Number(most);
  } catch {
    // Not Linux. The report takes a moment, once.
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

/** How many of all there are go to whom. */
export interface Descriptors {
  /** Connections over the network, whoever they are of. */
  readonly connections: number;
  /** Of those, the ones of people who do not go first, or have not said yet who they are. */
  readonly anonymous: number;
}

/** For the data, its copies, the local socket, and whatever else the process opens. */
const OWN = 128;
const MOST_RESERVED = 1024;

/** What of a limit is kept for ourselves, and for those who go first. */
export function shared(limit: number): Descriptors {
  const connections = limit - Math.min(OWN, Math.floor(limit / 2));
  return { connections, anonymous: connections - Math.min(MOST_RESERVED, Math.floor(connections / 8)) };
}
