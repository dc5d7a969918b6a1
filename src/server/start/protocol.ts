import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { SignUpPasses } from '../auth/passes.ts';
import { REAL_CLOCK } from '../auth/time.ts';
import { Connections } from '../connections.ts';
import { UNAUTHENTICATED_CALLER } from '../database/caller.ts';
import type { Database } from '../database/database.ts';
import { createHttpApp } from '../http/app.ts';
import { readDeviceMark } from '../http/deviceMark.ts';
import { createAddressReader, createHttpsCheck } from '../http/callerAddress.ts';
import { EventStreams } from '../http/eventStream.ts';
import { findAmbiguity } from '../http/framing.ts';
import { hasPass } from '../http/passRoute.ts';
import { answerForOtherHost, createHostCheck } from '../http/createHostCheck.ts';
import { findNetwork } from '../network.ts';
import { ConcurrencyLimit } from '../operations/concurrencyLimit.ts';
import { readDescriptorLimit, splitDescriptors } from '../operations/descriptors.ts';
import { GuessLimiter } from '../operations/guesses.ts';
import { FairShare } from '../operations/fairShare.ts';
import { Readiness } from '../operations/readiness.ts';
import { parseRequestUrl, Gateway, refuseConnection } from '../protocol/gateway.ts';
import { TIMEOUTS, type ServerSettings } from '../settings.ts';
import type { StandbyPair } from '../standby/pair.ts';
import { STANDBY_PATH } from '../standby/standby.ts';
import { RATE_POLICIES } from '../throttle/policies.ts';
import { Throttle } from '../throttle/throttle.ts';
import { parsePath } from '../tree/paths.ts';
import { countNodes } from '../tree/size.ts';
import type { OpenData, ServerContext } from './data.ts';
import type { SignInServices } from './signIn.ts';
import { dropUndefined } from '../defined.ts';
import { raceTimeout } from '../raceTimeout.ts';

/** Per address. A whole venue may share one; this keeps one machine from taking every socket. */
const CONNECTIONS_PER_ADDRESS = 20_000;

/** The time that clients get to disconnect on closing (ms). */
const CLOSING_GRACE_MS = 1000;

/** The time that closing waits for a required standby (ms), longer than its time to answer. */
const STANDBY_GRACE_MS = 3000;

/** The network side: HTTP, event streams, WebSockets. */
export interface OpenProtocol {
  readonly app: FastifyInstance;
  readonly readiness: Readiness;
}

interface Spoken {
  readonly connections: Connections;
  readonly app: FastifyInstance;
  readonly gateway: Gateway;
  readonly streams: EventStreams;
  readonly readiness: Readiness;
}

/** The parts of the server that are ready before the network opens. */
export interface PreparedServer {
  readonly settings: ServerSettings;
  readonly data: OpenData;
  readonly signIn: SignInServices;
  readonly pair: StandbyPair;
  readonly surroundings: ServerContext;
}

export async function openProtocol({
  settings,
  data,
  signIn,
  pair,
  surroundings,
}: PreparedServer): Promise<OpenProtocol> {
  const { namespace, emulator } = settings;
  const { commits, metrics, namespaces, onDisconnect } = data;
  const { toolkit, project, credentials, isSecret } = signIn;
  const { clock, log, unexpected } = surroundings;
  const clientIp = createAddressReader(settings.trustProxy);
  const isSecure = createHttpsCheck(settings);
  // Counts are per network.
  const address = (request: IncomingMessage): string => findNetwork(clientIp(request));
  const time = settings.time ?? REAL_CLOCK;
  const refusals = new Throttle(RATE_POLICIES.refusalsOfAddress, time.now);
  const connectionLimit = new ConcurrencyLimit(settings.connectionsPerAddress ?? CONNECTIONS_PER_ADDRESS);
  const patience = settings.patience ?? TIMEOUTS;
  let connections: Connections | undefined;
  const fairShare = new FairShare(settings.shareClock);
  const passes = new SignUpPasses({ keys: data.keys, clock });
  const guesses = new GuessLimiter(time);
  const readiness = new Readiness(
    () => commits.takesWrites(),
    () => pair.elsewhere(),
  );
  const gateway = new Gateway({
    namespace: (name) => {
      const database = namespaces.get(name);
      return database === undefined ? undefined : { database, credentials };
    },
    commits,
    onDisconnect,
    isEmptyStill: () => pair.notYet() !== undefined,
    clock,
    time,
    address,
    refusals,
    connectionLimit,
    fairShare,
    guesses,
    firstFrameWithin: patience.firstFrame,
    presence: ({ socket }, presence) => connections?.tell(socket, presence),
    unexpected,
  });
  const isOwnHost = createHostCheck(settings.allowedHosts ?? []);
  const streams = new EventStreams({ commits });
  data.accounts.onTokensEnded(() => {
    gateway.recheck();
    streams.recheck();
  });
  const app = await createHttpApp({
    log,
    patience,
    ...dropUndefined({
      tls: settings.tls,
      screens: settings.screens,
      outside: settings.outside,
      firstAccount: settings.firstAccount,
      invitations: settings.invitations,
      reminders: settings.reminders,
    }),
    reading: {
      read: (place) => {
        const why = pair.notYet();
        if (why !== undefined) throw new Error(why);
        return namespaces.active.read(UNAUTHENTICATED_CALLER, parsePath(place));
      },
      clock,
      unexpected,
    },
    accounts: {
      toolkit,
      project,
      apiKey: settings.apiKey,
      isSecure,
      hasPass: (header) => hasPass(header, namespace, passes),
      projectId: namespace,
      emulator,
      isSecret,
      address,
    },
    pass: {
      passes,
      wouldGoFirst: (values) => namespaces.active.newcomerWouldGoFirst(values),
      projectId: namespace,
      isSecure,
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
      fairShare,
      guesses,
    },
    clientIp,
    isSecure,
    address,
    fairShare,
    isKnownDevice: (header) =>
      toolkit.isKnownDevice(readDeviceMark(header, namespace)) || hasPass(header, namespace, passes),
    isOwnHost,
    notYet: () => pair.notYet(),
    operations: {
      health: () => (commits.takesWrites() ? { connections: gateway.size } : undefined),
      notReady: () => readiness.reason(),
      machines: () => pair.told(),
      mayReadMetrics: (authorization) =>
        emulator || isSecret(/^Bearer\s+(.+)$/i.exec(authorization ?? '')?.[1] ?? ''),
      metrics: () => metrics.page(),
    },
  });
  const limit = readDescriptorLimit();
  connections = new Connections(app.server, limit === undefined ? undefined : splitDescriptors(limit));
  const spoken: Spoken = { app, gateway, streams, readiness, connections };
  observe(spoken, data, pair);
  leadUpgrades(spoken, pair, isOwnHost);
  closeInOrder(spoken, data, pair, surroundings);
  return { app, readiness };
}

/** Connects the metrics to their sources. */
function observe({ gateway, streams }: Spoken, { metrics, namespaces }: OpenData, pair: StandbyPair): void {
  const sumOf = (count: (database: Database) => number): number =>
    [...namespaces.all()].reduce((sum, database) => sum + count(database), 0);
  metrics.observe({
    sockets: () => gateway.size,
    streams: () => streams.size,
    listens: () => sumOf(({ listeners }) => listeners),
    treeNodes: () => sumOf(({ root }) => countNodes(root)),
    machines: () => pair.figures(),
  });
}

/** Routes upgrade requests to the standby or client side, and disconnects clients on handover. */
function leadUpgrades(
  { app, gateway, connections }: Spoken,
  pair: StandbyPair,
  isOwnHost: (header: string | undefined) => boolean,
): void {
  app.server.on('upgrade', (request, stream, head) => {
    const { host } = request.headers;
    const ambiguity = findAmbiguity(request);
    if (ambiguity !== undefined || !isOwnHost(host)) {
      stream.on('error', () => stream.destroy());
      if (ambiguity === undefined)
        refuseConnection(stream, '421 Misdirected Request', answerForOtherHost(host));
      else refuseConnection(stream, '400 Bad Request', ambiguity);
      return;
    }
    const isStandby = parseRequestUrl(request)?.pathname === STANDBY_PATH;
    (isStandby ? pair : gateway).upgrade(request, stream, head);
    // The standby was accepted, so it has the secret.
    if (isStandby && stream.writable) connections.tell(request.socket, 'first');
  });
  pair.whenHandingOver(() => {
    gateway.sendAway();
    // Event streams have no close message; once cut, clients reconnect and find the other machine's state.
    setTimeout(() => app.server.closeAllConnections(), CLOSING_GRACE_MS).unref();
  });
}

/** Shutdown order: onDisconnect writes, then the flush and its output, then the sockets. */
function closeInOrder(
  { app, gateway, streams, readiness, connections }: Spoken,
  { commits, namespaces, onDisconnect }: OpenData,
  pair: StandbyPair,
  { log, unexpected, cleanups }: ServerContext,
): void {
  cleanups.add(async () => {
    readiness.closing();
    gateway.endConnections();
    commits.flush();
    // Waits briefly for the standby. A refusing disk was already reported by the flush.
    await raceTimeout(STANDBY_GRACE_MS, commits.settled()).catch(() => undefined);
    commits.dropWaiting();
    streams.close();
    await gateway.hangUp(CLOSING_GRACE_MS);
    pair.close();
    connections.cut();
    await app.close();
    commits.flush();
    const unwritten = onDisconnect.close();
    if (unwritten > 0) log.error(`lost ${unwritten} onDisconnect writes: the disk refused them`);
    try {
      namespaces.compactAll();
    } catch (error) {
      // The log is then replayed at the next start, as after a power cut.
      unexpected(error);
    }
  });
}
