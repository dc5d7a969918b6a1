import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { Accounts } from './auth/accounts.ts';
import { keepHouse } from './auth/housekeeping.ts';
import type { MailSettings } from './auth/mailPost.ts';
import { ResetMails } from './auth/mailReset.ts';
import { SigningKeys } from './auth/keys.ts';
import { ProjectAccounts } from './auth/projectAccounts.ts';
import { Tokens } from './auth/tokens.ts';
import { Throttle } from './auth/throttle.ts';
import { Toolkit } from './auth/toolkit.ts';
import { Connections } from './connections.ts';
import type { Database } from './database/database.ts';
import { OnDisconnect } from './database/onDisconnect.ts';
import { Namespaces } from './database/namespaces.ts';
import { GroupCommit } from './database/groupCommit.ts';
import { httpApp } from './http/app.ts';
import { secretMatcher } from './http/bearer.ts';
import { callerAddress } from './http/callerAddress.ts';
import { EventStreams } from './http/eventStream.ts';
import type { Screens } from './http/screens.ts';
import { OwnAdministrator, type Administrator } from './local/administrator.ts';
import { listenLocally } from './local/listener.ts';
import { ConnectionLimit } from './operations/connectionLimit.ts';
import { Metrics } from './operations/metrics.ts';
import { Readiness } from './operations/readiness.ts';
import { Credentials } from './protocol/credentials.ts';
import { addressOf, Gateway } from './protocol/gateway.ts';
import { LIMITS } from './protocol/limits.ts';
import { parseRules } from './rules/file.ts';
import { Backups, type BackupPlan } from './storage/backups.ts';
import { openStorage } from './storage/sqlite.ts';
import type { Recovery } from './storage/storage.ts';
import { Pair } from './standby/pair.ts';
import { keepRole, roleAtStart, writesRefusedBy, type Role } from './standby/role.ts';
import { STANDBY_PATH } from './standby/standby.ts';
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
  /** Mails with a link to a new password; without it the command line shows a code. */
  readonly mail?: MailSettings;
  readonly emulator: boolean;
  /** Copies in `<data>/backups`; every 5 minutes and 24 of them when nothing is said. */
  readonly backups?: BackupPlan;
  /** How many sockets and event streams one network address may have open; 20,000 when not given. */
  readonly connectionsPerAddress?: number;
  /** The address of the server whose standby this is; needs `adminSecret`, the same as there. */
  readonly standbyOf?: string;
}

export interface RunningServer {
  readonly origin: string;
  readonly port: number;
  readonly administrator: Administrator;
  /** What it is now: the one that takes the writes, its standby, or one that has handed over. */
  role(): Role['kind'];
  /** Says goodbye to everybody, carries out their onDisconnect writes, leaves everything on disk. */
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

/** How long those who are sent away have to go, in milliseconds. */
const CLOSING_GRACE = 1000;

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
  const { standbyOf, adminSecret } = settings;
  if (standbyOf !== undefined && adminSecret === undefined) {
    throw new Error('A standby needs FLOORCRAFT_ADMIN_SECRET, the same one as the server it follows.');
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
    if (failures.length === 0) return;
    const sentences = failures.map((failure) =>
      failure instanceof Error ? failure.message : String(failure),
    );
    throw new AggregateError(failures, `The server did not close cleanly: ${sentences.join(' ')}`);
  };
  try {
    const unexpected = (error: unknown): void => log.error({ err: error }, 'an error that should not happen');
    let isClosed = false;
    const metrics = new Metrics();
    const commits = new GroupCommit(
      storage,
      (error) => {
        // A request that was still being worked on when its connection was cut: nobody waits for it.
        if (isClosed) return;
        log.error({ err: error }, 'the disk refused a write; nothing of it was told to anybody');
      },
      metrics,
    );
    const readiness = new Readiness(
      () => commits.takesWrites(),
      () => pair.elsewhere(),
    );

    const role = roleAtStart(storage, standbyOf, () => randomBytes(12).toString('hex'));
    if (role.kind === 'standby') keepRole(storage, role);
    const elsewhere = writesRefusedBy(role);
    if (elsewhere !== undefined) commits.shutWrites(elsewhere);
    const onDisconnect = new OnDisconnect({ commits, unexpected });

    const keys = new SigningKeys(storage, clock(), (setting, kept) => {
      commits.record({ kind: 'setting', ...setting });
      commits.release(kept);
    });
    const accounts = new Accounts({ namespace, storage, commits });
    const tokens = new Tokens({ project: namespace, keys, acceptUnsigned: emulator });
    const project = new ProjectAccounts({ accounts, commits, clock });
    const isSecret = secretMatcher(adminSecret);
    const credentials = new Credentials({ tokens, emulator, clock });
    const namespaces = new Namespaces({
      active: namespace,
      anyName: emulator,
      storage,
      commits,
      rules,
      clock,
      writeCount: metrics,
      unexpected,
    });
    const { mail } = settings;
    const resetMails =
      mail === undefined
        ? undefined
        : new ResetMails({
            accounts,
            commits,
            database: namespaces.active,
            // Loaded where mails are sent: most halls send none.
            post: (await import('./auth/mailPost.ts')).smtpPost(mail),
            publicUrl: mail.publicUrl,
            clock,
            log,
          });
    cleanups.push(() => resetMails?.close());
    const toolkit = new Toolkit({
      accounts,
      tokens,
      commits,
      clock,
      emulator,
      ...(resetMails === undefined ? {} : { resetMails }),
    });

    const connectionLimit = new ConnectionLimit(settings.connectionsPerAddress ?? CONNECTIONS_PER_ADDRESS);
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
      commits,
      onDisconnect,
      isEmptyStill: () => pair.notYet() !== undefined,
      clock,
      address,
      refusals,
      connectionLimit,
      unexpected,
    });
    let endHouse = (): void => undefined;
    const keepHouseFromNow = (): void => {
      endHouse = keepHouse({ keys, accounts, clock, log });
    };
    if (role.kind === 'primary') keepHouseFromNow();
    cleanups.push(() => endHouse());
    const pair = new Pair({
      role,
      namespace,
      adminSecret,
      isSecret,
      storage,
      commits,
      accounts,
      keys,
      databases: () => namespaces.all(),
      sendAway: () => {
        gateway.sendAway();
        // Streams of events have no goodbye; cut, they look again, and find what is on the other machine by then.
        setTimeout(() => app.server.closeAllConnections(), CLOSING_GRACE).unref();
      },
      promoted: keepHouseFromNow,
      clock,
      log,
      unexpected,
    });
    cleanups.push(() => pair.close());
    const streams = new EventStreams({ commits, clock });
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
        commits,
        clock,
        address,
        refusals,
        connectionLimit,
      },
      address,
      notYet: () => pair.notYet(),
      operations: {
        health: () => (commits.takesWrites() ? { connections: gateway.size } : undefined),
        notReady: () => readiness.reason(),
        machines: () => pair.told(),
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
      machines: () => pair.figures(),
    });
    const connections = new Connections(app.server);
    app.server.on('upgrade', (request, stream, head) => {
      const isStandby = addressOf(request)?.pathname === STANDBY_PATH;
      (isStandby ? pair : gateway).upgrade(request, stream, head);
    });
    cleanups.push(async () => {
      readiness.closing();
      // First the onDisconnect writes, then the flush with all that is still to be said, then the sockets.
      gateway.endConnections();
      commits.flush();
      // The standby is waited for a moment. A disk that refuses has been told of by the flush.
      await commits.settled().catch(() => undefined);
      streams.close();
      await gateway.hangUp(CLOSING_GRACE);
      pair.close();
      connections.cut();
      await app.close();
      commits.flush();
      isClosed = true;
      const unwritten = onDisconnect.close();
      if (unwritten > 0)
        log.error(`${unwritten} last writes of devices that were gone are lost: the disk took none`);
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
      commits,
      storage,
      clock,
      promote: () => pair.promote(),
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
      role: () => pair.role.kind,
      close: () => (closing ??= undo()),
    };
  } catch (error) {
    // Why it does not start is what somebody wants to know; what goes wrong in tidying up is the same once more.
    await undo().catch((failure: unknown) => log.error({ err: failure }, 'not everything was given back'));
    throw error;
  }
}
