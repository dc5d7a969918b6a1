import type { ServerSettings } from '../src/server/settings.ts';
import { BenchChild, type ChildSetup } from './child.ts';
import type { ServerMeasurement, RulesFile, ServerReport, ServerCommand } from './children/serverChild.ts';

/** A server in a process of its own, so that only the server is measured. */
export interface ServerProcess {
  readonly port: number;
  readonly origin: string;
  /** Milliseconds from the call of `startServer` to its answer. */
  readonly startedIn: number;
  /** CPU milliseconds of the start: on a busy machine the rest is waiting. */
  readonly cpuIn: number;
  /** Milliseconds from the start of the process until it reports ready. */
  readonly upIn: number;
  readonly child: BenchChild<ServerCommand, ServerReport>;
  measure(): Promise<ServerMeasurement>;
  close(): Promise<void>;
}

const isKind =
  <Kind extends ServerReport['kind']>(kind: Kind) =>
  (news: ServerReport): news is Extract<ServerReport, { kind: Kind }> =>
    news.kind === kind;

/** Starts the server in a child process and waits until it is ready. */
export async function serverProcess(
  settings: Pick<ServerSettings, 'dataFolder' | 'namespace'> & Partial<ServerSettings> & RulesFile,
  about: ChildSetup = {},
): Promise<ServerProcess> {
  const from = performance.now();
  const child = new BenchChild<ServerCommand, ServerReport>(
    'serverChild',
    {
      host: '127.0.0.1',
      port: 0,
      apiKey: 'bench',
      rules: '{"rules": {".read": true, ".write": true}}',
      logLevel: 'warn',
      trustProxy: false,
      emulator: false,
      ...settings,
    },
    about,
  );
  const up = await child.next(isKind('up'));
  const upIn = performance.now() - from;
  return {
    port: up.port,
    origin: `http://127.0.0.1:${up.port}`,
    startedIn: up.startedIn,
    cpuIn: up.cpuIn,
    upIn,
    child,
    measure: async () => {
      child.tell('measure');
      return (await child.next(isKind('measured'))).measured;
    },
    close: async () => {
      child.tell('close');
      await child.gone();
    },
  };
}

/** Uncaught errors of a server so far. */
export const listUncaughtErrors = ({ child }: ServerProcess): readonly string[] =>
  child.all(isKind('uncaught')).map(({ reason }) => reason);
