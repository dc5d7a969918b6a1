import { readFileSync } from 'node:fs';
import type { ServerSettings } from '../../src/server/settings.ts';
import { startServer } from '../../src/server/start.ts';

/** Rules that are too long for an argument. */
export interface RulesFile {
  readonly rulesFile?: string;
}

/** Orders to the server of a bench, and its answers. */
export type ServerCommand = 'measure' | 'close';
export type ServerReport =
  | { readonly kind: 'up'; readonly port: number; readonly startedIn: number; readonly cpuIn: number }
  | { readonly kind: 'measured'; readonly measured: ServerMeasurement }
  /** An uncaught error: it would have ended the process. */
  | { readonly kind: 'uncaught'; readonly reason: string };

/** Memory of the process in bytes after a full garbage collection, and its CPU time so far in milliseconds. */
export interface ServerMeasurement {
  readonly resident: number;
  readonly heap: number;
  readonly cpu: number;
}

const tell = (news: ServerReport): void => void process.send?.(news);

const cpuMilliseconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function measured(): Promise<ServerMeasurement> {
  // Collects garbage twice, with a pause in between for releasing recently closed connections.
  for (let time = 0; time < 2; time += 1) {
    globalThis.gc?.();
    await new Promise((done) => setTimeout(done, 100));
  }
  const { rss, heapUsed } = process.memoryUsage();
  return { resident: rss, heap: heapUsed, cpu: cpuMilliseconds() };
}

for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (reason: unknown) =>
    tell({
      kind: 'uncaught',
      reason: reason instanceof Error ? (reason.stack ?? reason.message) : String(reason),
    }),
  );

// Written by the parent process.
const { rulesFile, ...given } = JSON.parse(process.argv[2] ?? '{}') as ServerSettings & RulesFile;
const settings = rulesFile === undefined ? given : { ...given, rules: readFileSync(rulesFile, 'utf8') };
const from = performance.now();
const cpuFrom = cpuMilliseconds();
const server = await startServer(settings);
const startedIn = performance.now() - from;
tell({ kind: 'up', port: server.port, startedIn, cpuIn: cpuMilliseconds() - cpuFrom });

process.on('message', (order: ServerCommand) => {
  switch (order) {
    case 'measure':
      void measured().then((found) => tell({ kind: 'measured', measured: found }));
      return;
    case 'close':
      void server.close().then(() => process.exit(0));
  }
});
