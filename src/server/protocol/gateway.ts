import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Time } from '../auth/time.ts';
import type { Database } from '../database/database.ts';
import type { OnDisconnect } from '../database/onDisconnect.ts';
import type { GroupCommit } from '../database/groupCommit.ts';
import type { ConcurrencyLimit } from '../operations/concurrencyLimit.ts';
import type { FairShare } from '../operations/fairShare.ts';
import type { Guesses } from '../operations/guesses.ts';
import { POLICIES } from '../throttle/policies.ts';
import { Throttle } from '../throttle/throttle.ts';
import { hello } from './answers.ts';
import type { Credentials } from './credentials.ts';
import { LIMITS } from './limits.ts';
import { ClientConnection } from './clientConnection.ts';

/** Closing for a broken rule of the protocol (RFC 6455). */
const POLICY = 1008;
/** The server goes away; clients come back by themselves. */
const GOING_AWAY = 1001;

export interface GatewaySetup {
  /** The database and credentials of a namespace; undefined where there is none of that name. */
  readonly namespace: (
    name: string | undefined,
  ) => { database: Database; credentials: Credentials } | undefined;
  readonly commits: GroupCommit;
  readonly onDisconnect: OnDisconnect;
  /** Whether there is nothing here yet that could be shown. */
  readonly isEmptyStill: () => boolean;
  readonly clock: () => number;
  readonly time: Time;
  readonly address: (request: IncomingMessage) => string;
  /** Refused requests by network address. */
  readonly refusals: Throttle;
  /** Connections by network address. */
  readonly connectionLimit: ConcurrencyLimit;
  readonly fairShare: FairShare;
  readonly guesses: Guesses;
  /** Milliseconds in which somebody who connects has to say something. */
  readonly firstFrameWithin: number;
  /** Told of a connection that it says something, and whether whoever has it goes first. */
  readonly presence: (request: IncomingMessage, presence: 'heard' | 'first') => void;
  readonly unexpected: (error: unknown) => void;
}

interface Client {
  readonly socket: WebSocket;
  readonly connection: ClientConnection;
  missedPings: number;
}

/** All WebSockets: accepts them, hands frames to their connections, notices the dead and the slow. */
export class Gateway {
  private readonly setup: GatewaySetup;
  // Bytes, and a character takes at most three of them.
  private readonly sockets = socketsWith(LIMITS.messageCharacters * 3);
  /** Where not everybody goes first. Clients cut what is longer into parts, which are looked at one by one. */
  private readonly boundedSockets = socketsWith(LIMITS.guestBytes);
  private count = 0;
  private readonly clients = new Set<Client>();
  /** Those who are connected, by the session that each was told. */
  private readonly sessions = new Map<string, Client>();
  private readonly heartbeat: NodeJS.Timeout;
  private isClosing = false;

  constructor(setup: GatewaySetup) {
    this.setup = setup;
    this.heartbeat = setInterval(() => this.beat(), LIMITS.heartbeat);
    this.heartbeat.unref();
  }

  /** How many are connected. */
  get size(): number {
    return this.clients.size;
  }

  /** Takes over a connection that asks to become a WebSocket. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => stream.destroy());
    // Whoever was sent away comes back at once; taken in again, it would be waited for without end.
    if (this.isClosing) {
      stream.destroy();
      return;
    }
    if (this.setup.isEmptyStill()) {
      refuse(stream, '503 Service Unavailable');
      return;
    }
    const url = addressOf(request);
    const named =
      url?.pathname === '/.ws' ? this.setup.namespace(url.searchParams.get('ns') ?? undefined) : undefined;
    if (named === undefined) {
      refuse(stream, '404 Not Found');
      return;
    }
    const leave = this.setup.connectionLimit.enter(this.setup.address(request));
    if (leave === undefined) {
      refuse(stream, '429 Too Many Requests');
      return;
    }
    // The stream and not the socket: a handshake that fails never becomes one.
    stream.on('close', leave);
    const sockets = named.database.isBounded ? this.boundedSockets : this.sockets;
    sockets.handleUpgrade(request, stream, head, (socket) => {
      this.endSession(url?.searchParams.get('ls') ?? '');
      this.accept(socket, request, named);
    });
  }

  /** Takes nobody in any more and ends every connection: nothing more is taken from them, their onDisconnect writes are carried out. */
  endConnections(): void {
    this.isClosing = true;
    clearInterval(this.heartbeat);
    for (const { connection } of this.clients) connection.end();
  }

  /**
   * Ends every connection as if its device had gone, onDisconnect writes and all, and hangs up once that has been told. Whoever
   * comes back is taken in again.
   */
  sendAway(): void {
    for (const { socket, connection } of this.clients) {
      connection.end();
      this.setup.commits.release(() => socket.close(GOING_AWAY));
    }
  }

  /** Tokens of somebody have ended before their time: who came with one of them is nobody from now on. */
  recheck(): void {
    for (const { connection } of this.clients) connection.recheck();
  }

  /** Hangs up on everybody, and cuts whoever has not answered within `milliseconds`. */
  async hangUp(milliseconds: number): Promise<void> {
    // Not `once`: a broken frame on one of them would end the wait for all.
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
    const ownRefusals = new Throttle(POLICIES.refusalsOfSocket, time.now);
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
    // Whoever connects and says nothing has a place that somebody else wants.
    const silence = setTimeout(() => socket.terminate(), this.setup.firstFrameWithin).unref();
    socket.once('message', () => {
      clearTimeout(silence);
      isHeard = true;
      tell();
    });
    socket.on('message', (data, isBinary) => {
      client.missedPings = 0;
      if (isBinary) socket.close(POLICY, 'text frames only');
      // ws hands text frames over as one Buffer.
      else if (Buffer.isBuffer(data)) connection.receive(data.toString('utf8'));
    });
    // A broken frame: ws closes the socket itself, and without a listener the process would end with it.
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.clients.delete(client);
      clearTimeout(silence);
      this.sessions.delete(session);
      connection.gone();
    });
    send(socket, hello({ now: clock(), host: hostOf(request), session }));
  }

  /**
   * Who comes back names the session they had (`ls=`). Its line may be dead without anybody having noticed: what it had asked
   * to be written on leaving is written now, and not later over what the new line says.
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
        // Who waits for a turn is not read from, so that no answer would be heard.
        client.missedPings += 1;
        client.socket.ping();
      }
    }
  }
}

const socketsWith = (maxPayload: number): WebSocketServer =>
  new WebSocketServer({ noServer: true, maxPayload, perMessageDeflate: false });

/** Whether a socket is read from: not while it rests, and not while it is held. */
class Reading {
  private readonly socket: WebSocket;
  private resting: NodeJS.Timeout | undefined;
  private isHeld = false;

  constructor(socket: WebSocket) {
    this.socket = socket;
  }

  /** What has arrived already is still handed over, and each write of it makes the rest longer. */
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
 * Answers a connection that is not taken in, with a sentence if there is one to say, and closes it: nobody else does, and
 * a client that never hangs up would keep it for good.
 */
export function refuse(
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

/** What a connection asks for; undefined for `//`, an address to HTTP and none to URL, which throws at it. */
export function addressOf({ url = '/' }: IncomingMessage): URL | undefined {
  return URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost') : undefined;
}

/** The host the client knows us by: it keeps it and uses it from now on. */
function hostOf(request: IncomingMessage): string {
  const { host } = request.headers;
  return host !== undefined && /^[\w.:[\]-]+$/.test(host) ? host : 'localhost';
}

/** The largest message a socket was ever sent, where it was large. */
const largest = new WeakMap<WebSocket, number>();
const LARGE = 1024 * 1024;

function send(socket: WebSocket, message: string | Buffer): void {
  if (socket.readyState !== socket.OPEN) return;
  if (message.length > LARGE) largest.set(socket, Math.max(message.length, largest.get(socket) ?? 0));
  socket.send(message, { binary: false });
  // Whoever does not read what we send would fill our memory; cut off, it resyncs by hash. One message more than the
  // bound may wait: who joins a tree larger than that would be cut off each time, and never have it.
  if (socket.bufferedAmount > LIMITS.bufferedBytes + (largest.get(socket) ?? 0)) socket.terminate();
}
