import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { MonotonicClock } from '../auth/time.ts';
import type { Database } from '../database/database.ts';
import type { OnDisconnect } from '../database/onDisconnect.ts';
import type { GroupCommit } from '../database/groupCommit.ts';
import type { ConcurrencyLimit } from '../operations/concurrencyLimit.ts';
import type { FairShare } from '../operations/fairShare.ts';
import type { GuessLimiter } from '../operations/guesses.ts';
import { RATE_POLICIES } from '../throttle/policies.ts';
import { Throttle } from '../throttle/throttle.ts';
import { buildHello } from './answers.ts';
import type { Credentials } from './credentials.ts';
import { PROTOCOL_LIMITS } from './limits.ts';
import { ClientConnection } from './clientConnection.ts';

/** Policy violation (RFC 6455). */
const POLICY = 1008;
/** The server goes away; clients reconnect on their own. */
const GOING_AWAY = 1001;

export interface GatewaySetup {
  /** The database and credentials of a namespace; undefined if there is none. */
  readonly namespace: (
    name: string | undefined,
  ) => { database: Database; credentials: Credentials } | undefined;
  readonly commits: GroupCommit;
  readonly onDisconnect: OnDisconnect;
  /** True while there is no data to serve. */
  readonly isEmptyStill: () => boolean;
  readonly clock: () => number;
  readonly time: MonotonicClock;
  readonly address: (request: IncomingMessage) => string;
  /** Refusals by network. */
  readonly refusals: Throttle;
  /** Connections by network. */
  readonly connectionLimit: ConcurrencyLimit;
  readonly fairShare: FairShare;
  readonly guesses: GuessLimiter;
  /** Time a client has for its first frame (ms). */
  readonly firstFrameWithin: number;
  /** Reports that a connection sent something, and if its client is prioritized. */
  readonly presence: (request: IncomingMessage, presence: 'heard' | 'first') => void;
  readonly unexpected: (error: unknown) => void;
}

interface Client {
  readonly socket: WebSocket;
  readonly connection: ClientConnection;
  missedPings: number;
}

/** Accepts WebSockets, passes frames to their connections and drops dead or slow ones. */
export class Gateway {
  private readonly setup: GatewaySetup;
  // Sockets with a limit in bytes; a character takes at most three.
  private readonly sockets = socketsWith(PROTOCOL_LIMITS.messageCharacters * 3);
  /** For databases with unprioritized clients. Longer messages come in parts, checked one by one. */
  private readonly boundedSockets = socketsWith(PROTOCOL_LIMITS.guestBytes);
  private count = 0;
  private readonly clients = new Set<Client>();
  /** Connected clients, by the session id each was given. */
  private readonly sessions = new Map<string, Client>();
  private readonly heartbeat: NodeJS.Timeout;
  private isClosing = false;

  constructor(setup: GatewaySetup) {
    this.setup = setup;
    this.heartbeat = setInterval(() => this.beat(), PROTOCOL_LIMITS.heartbeat);
    this.heartbeat.unref();
  }

  get size(): number {
    return this.clients.size;
  }

  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => stream.destroy());
    // Clients sent away reconnect at once; accepting them would keep the server from closing.
    if (this.isClosing) {
      stream.destroy();
      return;
    }
    if (this.setup.isEmptyStill()) {
      refuseConnection(stream, '503 Service Unavailable');
      return;
    }
    const url = parseRequestUrl(request);
    const named =
      url?.pathname === '/.ws' ? this.setup.namespace(url.searchParams.get('ns') ?? undefined) : undefined;
    if (named === undefined) {
      refuseConnection(stream, '404 Not Found');
      return;
    }
    const leave = this.setup.connectionLimit.enter(this.setup.address(request));
    if (leave === undefined) {
      refuseConnection(stream, '429 Too Many Requests');
      return;
    }
    // Listens on the stream, because a failed handshake never creates a socket.
    stream.on('close', leave);
    const sockets = named.database.isBounded ? this.boundedSockets : this.sockets;
    sockets.handleUpgrade(request, stream, head, (socket) => {
      this.endSession(url?.searchParams.get('ls') ?? '');
      this.accept(socket, request, named);
    });
  }

  /** Accepts no new connections and ends all open ones; their onDisconnect writes run. */
  endConnections(): void {
    this.isClosing = true;
    clearInterval(this.heartbeat);
    for (const { connection } of this.clients) connection.end();
  }

  /**
   * Ends every connection as if its device had disconnected, and closes the sockets once the onDisconnect
   * writes are on disk. Clients may reconnect.
   */
  sendAway(): void {
    for (const { socket, connection } of this.clients) {
      connection.end();
      this.setup.commits.release(() => socket.close(GOING_AWAY));
    }
  }

  /** Some tokens ended before they expired; signs out connections that used them. */
  recheck(): void {
    for (const { connection } of this.clients) connection.recheck();
  }

  /** Closes all sockets, and terminates those still open after `milliseconds`. */
  async hangUp(milliseconds: number): Promise<void> {
    // Not `once` from node:events, because one broken frame would end the wait for all.
    const gone = [...this.clients].map(
      ({ socket }) => new Promise<void>((resolve) => socket.once('close', () => resolve())),
    );
    for (const { socket } of this.clients) socket.close(GOING_AWAY);
    const patience = setTimeout(() => {
      for (const { socket } of this.clients) socket.terminate();
    }, milliseconds);
    await Promise.all(gone);
    clearTimeout(patience);
    this.sockets.close();
    this.boundedSockets.close();
  }

  private accept(
    socket: WebSocket,
    request: IncomingMessage,
    { database, credentials }: { database: Database; credentials: Credentials },
  ): void {
    const address = this.setup.address(request);
    const { clock, commits, fairShare, guesses, onDisconnect, presence, refusals, time, unexpected } =
      this.setup;
    const ownRefusals = new Throttle(RATE_POLICIES.refusalsOfSocket, time.now);
    const reading = new Reading(socket);
    this.count += 1;
    let isHeard = false;
    let isFirst = false;
    const tell = (): void => {
      if (isHeard) presence(request, isFirst && database.isBounded ? 'first' : 'heard');
    };
    const connection = new ClientConnection({
      database,
      credentials,
      commits,
      onDisconnect,
      clock,
      fairShare,
      guesses,
      from: { address, connection: `connection ${this.count}` },
      unexpected,
      transport: {
        send: (message) => send(socket, message),
        close: (why) => socket.close(POLICY, why),
        terminate: () => socket.terminate(),
        rest: (milliseconds) => reading.rest(milliseconds),
        hold: (isHeld) => reading.hold(isHeld),
        goesFirst: (first) => {
          isFirst = first;
          tell();
        },
      },
      refusedTooOften: (isCountedByAddress) => {
        if (isCountedByAddress) refusals.spend(address);
        return !ownRefusals.take('') || (isCountedByAddress && !refusals.has(address));
      },
    });
    const client: Client = { socket, connection, missedPings: 0 };
    const session = randomBytes(24).toString('base64url');
    this.clients.add(client);
    this.sessions.set(session, client);
    socket.on('ping', () => connection.knocked());
    socket.on('pong', () => {
      client.missedPings = 0;
      connection.knocked();
    });
    // Drop sockets that never send a first frame.
    const silence = setTimeout(() => socket.terminate(), this.setup.firstFrameWithin).unref();
    socket.once('message', () => {
      clearTimeout(silence);
      isHeard = true;
      tell();
    });
    socket.on('message', (data, isBinary) => {
      client.missedPings = 0;
      if (isBinary) socket.close(POLICY, 'text frames only');
      // ws delivers a text frame as one Buffer.
      else if (Buffer.isBuffer(data)) connection.receive(data.toString('utf8'));
    });
    // ws closes the socket after a broken frame; without a listener the process would crash.
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.clients.delete(client);
      clearTimeout(silence);
      this.sessions.delete(session);
      connection.gone();
    });
    send(socket, buildHello({ now: clock(), host: hostOf(request), session }));
  }

  /**
   * A reconnecting client names its previous session (`ls=`), whose socket may be dead unnoticed. Its
   * onDisconnect writes run now, so they don't overwrite the new connection's later.
   */
  private endSession(session: string): void {
    const earlier = this.sessions.get(session);
    earlier?.connection.end();
    earlier?.socket.terminate();
  }

  private beat(): void {
    for (const client of this.clients) {
      if (client.missedPings >= 2 || client.connection.isOverdue()) client.socket.terminate();
      else if (!client.connection.isBehind()) {
        // A client with queued messages is not read, so its pong would not be seen.
        client.missedPings += 1;
        client.socket.ping();
      }
    }
  }
}

const socketsWith = (maxPayload: number): WebSocketServer =>
  new WebSocketServer({ noServer: true, maxPayload, perMessageDeflate: false });

/** Pauses and resumes a socket: it is read unless resting or held. */
class Reading {
  private readonly socket: WebSocket;
  private resting: NodeJS.Timeout | undefined;
  private isHeld = false;

  constructor(socket: WebSocket) {
    this.socket = socket;
  }

  /** Messages already received still arrive, and each write among them prolongs the pause. */
  rest(milliseconds: number): void {
    clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      this.resting = undefined;
      this.look();
    }, milliseconds).unref();
    this.look();
  }

  hold(isHeld: boolean): void {
    if (this.isHeld === isHeld) return;
    this.isHeld = isHeld;
    this.look();
  }

  private look(): void {
    if (this.isHeld || this.resting !== undefined) this.socket.pause();
    else this.socket.resume();
  }
}

/**
 * Answers a refused connection, with a sentence if given, and closes it: otherwise a client that never hangs
 * up would stay forever.
 */
export function refuseConnection(
  stream: Duplex,
  status: string,
  sentence = '',
  headers: Readonly<Record<string, string>> = {},
): void {
  const about = Object.entries({
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(sentence),
    ...headers,
  })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\r\n');
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n${about}\r\n\r\n${sentence}`, () =>
    stream.destroy(),
  );
}

/** The URL of a request; undefined for `//`, which HTTP allows but URL rejects. */
export function parseRequestUrl({ url = '/' }: IncomingMessage): URL | undefined {
  return URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost') : undefined;
}

/** The host as the client named it; it uses this one from now on. */
function hostOf(request: IncomingMessage): string {
  const { host } = request.headers;
  return host !== undefined && /^[\w.:[\]-]+$/.test(host) ? host : 'localhost';
}

/** Size of the largest message sent to a socket, if it was large. */
const largest = new WeakMap<WebSocket, number>();
const LARGE = 1024 * 1024;

function send(socket: WebSocket, message: string | Buffer): void {
  if (socket.readyState !== socket.OPEN) return;
  if (message.length > LARGE) largest.set(socket, Math.max(message.length, largest.get(socket) ?? 0));
  socket.send(message, { binary: false });
  // Cut off clients that don't read, or they would fill our memory; they resync by hash. Allow one message
  // beyond the bound, or a client joining a larger tree would be cut off every time.
  if (socket.bufferedAmount > PROTOCOL_LIMITS.bufferedBytes + (largest.get(socket) ?? 0)) socket.terminate();
}
