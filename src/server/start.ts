import { once } from 'node:events';
import { createServer } from 'node:net';
import { pino } from 'pino';
import { createAddressReader } from './http/callerAddress.ts';
import { OwnAdministrator, type Administrator } from './local/administrator.ts';
import { listenLocally } from './local/listener.ts';
import { findSettingsProblem, type ServerSettings } from './settings.ts';
import type { FolderRole } from './standby/role.ts';
import { Cleanups } from './start/cleanups.ts';
import { openData, type ServerContext } from './start/data.ts';
import { openPair } from './start/pair.ts';
import { openProtocol, type PreparedServer, type OpenProtocol } from './start/protocol.ts';
import { openSignIn } from './start/signIn.ts';

export interface RunningServer {
  readonly origin: string;
  readonly port: number;
  readonly administrator: Administrator;
  /** The current role: primary, standby, handed over or superseded. */
  role(): FolderRole['kind'];
  /** Disconnects everybody, runs their onDisconnect writes and flushes to disk. */
  close(): Promise<void>;
}

function portProblem(error: unknown, { host, port }: ServerSettings): Error {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (code === 'EADDRINUSE')
    return new Error(
      `Port ${port} on ${host} is in use by another program. Stop it, or set PORT to another port.`,
      { cause: error },
    );
  if (code === 'EACCES')
    return new Error(`This account can’t open port ${port} on ${host}. Set PORT to a port above 1023.`, {
      cause: error,
    });
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new Error(`${host} isn’t an address of this machine. Set HOST to one that is, or to 0.0.0.0.`, {
      cause: error,
    });
  return error instanceof Error ? error : new Error(String(error));
}

/**
 * Listens briefly before the data folder is created, so a refused start leaves nothing behind.
 * @throws Error with a sentence if the port is not available
 */
async function tryPort(settings: ServerSettings): Promise<void> {
  const tried = createServer();
  try {
    tried.listen({ host: settings.host, port: settings.port });
    await once(tried, 'listening');
  } catch (error) {
    throw portProblem(error, settings);
  }
  tried.close();
  await once(tried, 'close');
}

const urlHost = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/**
 * Starts the server: checks the port, then opens data, sign-in, the pair and the network, in this order.
 * @throws Error with a sentence for a person: port taken, folder locked by another process, bad rules with
 * line and column
 */
export async function startServer(settings: ServerSettings): Promise<RunningServer> {
  const problem = findSettingsProblem(settings);
  if (problem !== undefined) throw new Error(problem);
  // Refuses a wrong TRUST_PROXY before the data folder is created.
  createAddressReader(settings.trustProxy);
  await tryPort(settings);
  const log = pino({ level: settings.logLevel });
  const cleanups = new Cleanups();
  const unexpected = (error: unknown): void => log.error({ err: error }, 'an error that should not happen');
  const surroundings: ServerContext = { log, clock: Date.now, unexpected, cleanups };
  try {
    const data = openData(settings, surroundings);
    const signIn = await openSignIn(settings, data, surroundings);
    const pair = openPair(settings, data, signIn, surroundings);
    const opened = { settings, data, signIn, pair, surroundings };
    const protocol = await openProtocol(opened);
    const administrator = await openAdministrator(opened);
    const { origin, port } = await listen(protocol, settings);
    protocol.readiness.started();
    let closing: Promise<void> | undefined;
    return {
      origin,
      port,
      administrator,
      role: () => pair.role.kind,
      close: () => (closing ??= cleanups.run()),
    };
  } catch (error) {
    // The original error matters; errors while cleaning up are only logged.
    await cleanups.run().catch((failure: unknown) => log.error({ err: failure }, 'cleanup failed'));
    throw error;
  }
}

/** The owner of the data folder may administer, from a terminal on this machine. */
async function openAdministrator({
  settings,
  data,
  signIn,
  pair,
  surroundings,
}: PreparedServer): Promise<Administrator> {
  const { storage, accounts, commits, namespaces } = data;
  const { tokens, toolkit } = signIn;
  const { clock, cleanups } = surroundings;
  const administrator = new OwnAdministrator({
    database: namespaces.active,
    accounts,
    tokens,
    commits,
    storage,
    clock,
    forgiveTries: (email) => toolkit.forgiveTries(email),
    promote: () => pair.promote(),
    alone: () => pair.alone(),
    closed: () => Promise.resolve(),
  });
  const local = await listenLocally(settings.dataFolder, administrator);
  cleanups.add(() => local.close());
  return administrator;
}

/** @throws Error with a sentence if the port is not available */
async function listen(
  { app }: OpenProtocol,
  settings: ServerSettings,
): Promise<{ readonly origin: string; readonly port: number }> {
  try {
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    throw portProblem(error, settings);
  }
  const bound = app.server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server listens on no port.');
  const scheme = settings.tls === undefined ? 'http' : 'https';
  return { origin: `${scheme}://${urlHost(settings.host)}:${bound.port}`, port: bound.port };
}
