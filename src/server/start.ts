import { pino } from 'pino';
import { Accounts } from './auth/accounts.ts';
import { keepHouse } from './auth/housekeeping.ts';
import { SigningKeys } from './auth/keys.ts';
import { ProjectAccounts } from './auth/projectAccounts.ts';
import { Tokens } from './auth/tokens.ts';
import { Throttle } from './auth/throttle.ts';
import { Toolkit } from './auth/toolkit.ts';
import { Connections } from './connections.ts';
import type { Database } from './database/database.ts';
import { Namespaces } from './database/namespaces.ts';
import { Outlet } from './database/outlet.ts';
import { httpApp } from './http/app.ts';
import { secretMatcher } from './http/bearer.ts';
import { callerAddress } from './http/callerAddress.ts';
import { EventStreams } from './http/eventStream.ts';
import type { Screens } from './http/screens.ts';
import { OwnAdministrator, type Administrator } from './local/administrator.ts';
import { listenLocally } from './local/listener.ts';
import { Crowd } from './operations/crowd.ts';
import { Metrics } from './operations/metrics.ts';
import { Readiness } from './operations/readiness.ts';
import { Credentials } from './protocol/credentials.ts';
import { Gateway } from './protocol/gateway.ts';
import { LIMITS } from './protocol/limits.ts';
import { parseRules } from './rules/file.ts';
import { Backups, type BackupPlan } from './storage/backups.ts';
import { openStorage } from './storage/sqlite.ts';
import type { Recovery } from './storage/storage.ts';
import { sizeOf } from './tree/size.ts';

export type { Administrator } from './local/administrator.ts';

export interface ServerSettings {
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  /** Made if missing, closed to others. */
  readonly dataFolder: string;
  /** The projectId of the active event configuration; the only namespace, unless in emulator mode. */
  readonly namespace: string;
  readonly apiKey: string;
  /** The text of database.rules.json. */
  readonly rules: string;
  /** The built web app. */
  readonly screens?: Screens;
  readonly logLevel: string;
  /** Whose `X-Forwarded-For` counts. */
  readonly trustProxy: string | boolean;
  /** PEM texts. */
  readonly tls?: { cert: string; key: string };
  readonly adminSecret?: string;
  readonly emulator: boolean;
  /** Copies in `<data>/backups`; every 5 minutes and 24 of them when nothing is said. */
  readonly backups?: BackupPlan;
  /** How many sockets and event streams one network address may have open; 20,000 when not given. */
  readonly connectionsPerAddress?: number;
}

export interface RunningServer {
  readonly origin: string;
  readonly port: number;
  readonly administrator: Administrator;
  /** Says goodbye to everybody, carries out their last wishes, leaves everything on disk. */
  close(): Promise<void>;
}

function portProblem(error: unknown, { host, port }: ServerSettings): Error {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (code === 'EADDRINUSE')
    return new Error(`Port ${port} on ${host} is taken by another program.`, { cause: error });
  if (code === 'EACCES') return new Error(`Port ${port} on ${host} is not ours to open.`, { cause: error });
  if (code === 'EADDRNOTAVAIL') return new Error(`${host} is no address of this machine.`, { cause: error });
  return error instanceof Error ? error : new Error(String(error));
}

/** What the log says of the data that was found. */
function recovered({ parts, records, unflushed }: Recovery): string {
  const found = `opened a snapshot of ${parts} parts and ${records} log records`;
  if (unflushed === undefined) return found;
  const torn = unflushed.torn === 0 ? '' : `, ${unflushed.torn} bytes of a torn tail dropped`;
  return `${found}; the last run did not end cleanly: ${unflushed.taken} pages taken over${torn}`;
}

const CONNECTIONS_PER_ADDRESS = 20_000;

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|localhost|::1)$/;

const urlHost = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/**
 * Starts the embedded backend.
 * @throws Error with a sentence for a person: port taken, folder locked by another process, bad rules with line and column
 */
export async function startServer(settings: ServerSettings): Promise<RunningServer> {
  const { namespace, emulator } = settings;
  if (emulator && !LOOPBACK.test(settings.host)) {
    throw new Error(
      `Emulator mode gives everybody all rights: it runs on a loopback address only, not on ${settings.host}.`,
    );
  }
  const rules = parseRules(settings.rules);
  const address = callerAddress(settings.trustProxy);
  const log = pino({ level: settings.logLevel });
  const clock = Date.now;

  const storage = openStorage(settings.dataFolder);
  const cleanups: (() => Promise<void> | void)[] = [() => storage.close()];
  const undo = async (): Promise<void> => {
    // All of them, also after one has failed: the lock on the folder must go in any case.
    const failures: unknown[] = [];
    for (const cleanup of cleanups.toReversed()) {
      try {
        await cleanup();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'The server did not close cleanly.');
  };
  try {
    const unexpected = (error: unknown): void => log.error({ err: error }, 'an error that should not happen');
    let isClosed = false;
    const metrics = new Metrics();
    const outlet = new Outlet(
      storage,
      (error) => {
        // A request that was still being worked on when its connection was cut: nobody waits for it.
        if (isClosed) return;
        log.error({ err: error }, 'the disk refused a write; nothing of it was told to anybody');
      },
      metrics,
    );
    const readiness = new Readiness(() => outlet.takesWrites());

    const keys = new SigningKeys(storage, clock());
    const accounts = new Accounts({ namespace, storage, outlet });
    cleanups.push(keepHouse({ keys, accounts, clock, log }));
    const tokens = new Tokens({ project: namespace, keys, acceptUnsigned: emulator });
    const toolkit = new Toolkit({ accounts, tokens, outlet, clock, emulator });
    const project = new ProjectAccounts({ accounts, outlet, clock });
    const isSecret = secretMatcher(settings.adminSecret);
    const credentials = new Credentials({ tokens, emulator, clock });
    const namespaces = new Namespaces({
      active: namespace,
      anyName: emulator,
      storage,
      outlet,
      rules,
      clock,
      tally: metrics,
      unexpected,
    });

    const crowd = new Crowd(settings.connectionsPerAddress ?? CONNECTIONS_PER_ADDRESS);
    const refusals = new Throttle(LIMITS.refusalsOfAddress, 60_000);
    const recovery = storage.recovery(namespace);
    if (recovery.unflushed === undefined) log.info(recovered(recovery));
    else log.warn(recovered(recovery));
    const backups = new Backups({
      dataFolder: settings.dataFolder,
      storage,
      plan: settings.backups ?? { everyMinutes: 5, keep: 24 },
      clock,
      failed: (error) => log.error({ err: error }, 'the backup could not be made'),
    });
    cleanups.push(() => backups.close());

    const gateway = new Gateway({
      namespace: (name) => {
        const database = namespaces.get(name);
        return database === undefined ? undefined : { database, credentials };
      },
      outlet,
      clock,
      address,
      refusals,
      crowd,
      unexpected,
    });
    const streams = new EventStreams({ outlet, clock });
    const app = await httpApp({
      log,
      ...(settings.tls === undefined ? {} : { tls: settings.tls }),
      ...(settings.screens === undefined ? {} : { screens: settings.screens }),
      accounts: {
        toolkit,
        project,
        apiKey: settings.apiKey,
        projectId: namespace,
        emulator,
        isSecret,
        address,
      },
      rest: {
        namespace: (name) => namespaces.get(name),
        credentials,
        isSecret,
        streams,
        outlet,
        clock,
        address,
        refusals,
        crowd,
      },
      address,
      operations: {
        health: () => (outlet.takesWrites() ? { connections: gateway.size } : undefined),
        notReady: () => readiness.reason(),
        metrics: () => metrics.page(),
      },
    });
    const sumOf = (count: (database: Database) => number): number =>
      [...namespaces.all()].reduce((sum, database) => sum + count(database), 0);
    metrics.observe({
      sockets: () => gateway.size,
      streams: () => streams.size,
      listens: () => sumOf(({ listeners }) => listeners),
      treeNodes: () => sumOf(({ root }) => sizeOf(root)),
    });
    const connections = new Connections(app.server);
    app.server.on('upgrade', (request, stream, head) => gateway.upgrade(request, stream, head));
    cleanups.push(async () => {
      readiness.closing();
      // First the last wishes, then the flush with all that is still to be said, then the sockets.
      gateway.endSessions();
      outlet.flush();
      streams.close();
      await gateway.hangUp(1000);
      connections.cut();
      await app.close();
      outlet.flush();
      isClosed = true;
      try {
        namespaces.compactAll();
      } catch (error) {
        // Then the journal is read back at the next start, as after a power cut.
        unexpected(error);
      }
    });

    const administrator = new OwnAdministrator({
      database: namespaces.active,
      accounts,
      tokens,
      outlet,
      storage,
      clock,
      closed: () => Promise.resolve(),
    });
    const local = await listenLocally(settings.dataFolder, administrator);
    cleanups.push(() => local.close());

    try {
      await app.listen({ host: settings.host, port: settings.port });
    } catch (error) {
      throw portProblem(error, settings);
    }
    const bound = app.server.address();
    if (bound === null || typeof bound === 'string') throw new Error('The server listens on no port.');
    const { port } = bound;
    const scheme = settings.tls === undefined ? 'http' : 'https';
    readiness.started();
    let closing: Promise<void> | undefined;
    return {
      origin: `${scheme}://${urlHost(settings.host)}:${port}`,
      port,
      administrator,
      close: () => (closing ??= undo()),
    };
  } catch (error) {
    await undo();
    throw error;
  }
}
