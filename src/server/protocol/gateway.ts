import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Throttle } from '../auth/throttle.ts';
import type { Database } from '../database/database.ts';
import type { Outlet } from '../database/outlet.ts';
import type { Crowd } from '../operations/crowd.ts';
import { hello } from './answers.ts';
import type { Credentials } from './credentials.ts';
import { LIMITS } from './limits.ts';
import { Session } from './session.ts';

/** Closing for a broken rule of the protocol (RFC 6455). */
const POLICY = 1008;
/** The server goes away; clients come back by themselves. */
const GOING_AWAY = 1001;

export interface GatewaySetup {
  /** The database and credentials of a namespace; undefined where there is none of that name. */
  readonly namespace: (
    name: string | undefined,
  ) => { database: Database; credentials: Credentials } | undefined;
  readonly outlet: Outlet;
  readonly clock: () => number;
  readonly address: (request: IncomingMessage) => string;
  /** Refused requests by network address. */
  readonly refusals: Throttle;
  /** Connections by network address. */
  readonly crowd: Crowd;
  readonly unexpected: (error: unknown) => void;
}

interface Line {
  readonly socket: WebSocket;
  readonly session: Session;
  missedPings: number;
}

/** All WebSockets: accepts them, hands frames to their sessions, notices the dead and the slow. */
export class Gateway {
  private readonly setup: GatewaySetup;
  private readonly sockets = new WebSocketServer({
    noServer: true,
    // Bytes, and a character takes at most three of them.
    maxPayload: LIMITS.messageCharacters * 3,
    perMessageDeflate: false,
  });
  private readonly lines = new Set<Line>();
  private readonly heartbeat: NodeJS.Timeout;
  private isClosing = false;

  constructor(setup: GatewaySetup) {
    this.setup = setup;
    this.heartbeat = setInterval(() => this.beat(), LIMITS.heartbeat);
    this.heartbeat.unref();
  }

  /** How many are connected. */
  get size(): number {
    return this.lines.size;
  }

  /** Takes over a connection that asks to become a WebSocket. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => stream.destroy());
    // Whoever was sent away comes back at once; taken in again, it would be waited for without end.
    if (this.isClosing) {
      stream.destroy();
      return;
    }
    const url = new URL(request.url ?? '/', 'http://localhost');
    const named =
      url.pathname === '/.ws' ? this.setup.namespace(url.searchParams.get('ns') ?? undefined) : undefined;
    if (named === undefined) {
      // Nobody else closes it: a client that never hangs up would keep it for good.
      const refusal = 'HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';
      stream.end(refusal, () => stream.destroy());
      return;
    }
    const leave = this.setup.crowd.enter(this.setup.address(request));
    if (leave === undefined) {
      stream.end('HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    // The stream and not the socket: a handshake that fails never becomes one.
    stream.on('close', leave);
    this.sockets.handleUpgrade(request, stream, head, (socket) => this.accept(socket, request, named));
  }

  /** Takes nobody in any more and ends every session: nothing more is taken from them, their last wishes are carried out. */
  endSessions(): void {
    this.isClosing = true;
    clearInterval(this.heartbeat);
    for (const { session } of this.lines) session.end();
  }

  /** Hangs up on everybody, and cuts whoever has not answered within `milliseconds`. */
  async hangUp(milliseconds: number): Promise<void> {
    // Not `once`: a broken frame on one of them would end the wait for all.
    const gone = [...this.lines].map(
      ({ socket }) => new Promise<void>((resolve) => socket.once('close', () => resolve())),
    );
    for (const { socket } of this.lines) socket.close(GOING_AWAY);
    const patience = setTimeout(() => {
      for (const { socket } of this.lines) socket.terminate();
    }, milliseconds);
    await Promise.all(gone);
    clearTimeout(patience);
    this.sockets.close();
  }

  private accept(
    socket: WebSocket,
    request: IncomingMessage,
    { database, credentials }: { database: Database; credentials: Credentials },
  ): void {
    const address = this.setup.address(request);
    const { clock, outlet, refusals, unexpected } = this.setup;
    let rest: NodeJS.Timeout | undefined;
    const session = new Session({
      database,
      credentials,
      outlet,
      clock,
      unexpected,
      transport: {
        send: (message) => send(socket, message),
        close: (why) => socket.close(POLICY, why),
        terminate: () => socket.terminate(),
        rest: (milliseconds) => {
          // What has arrived already is still handed over, and each write of it makes the rest longer.
          socket.pause();
          clearTimeout(rest);
          rest = setTimeout(() => socket.resume(), milliseconds);
          rest.unref();
        },
      },
      refusedTooOften: () => {
        refusals.add(address, clock());
        return refusals.isExhausted(address, clock());
      },
    });
    const line: Line = { socket, session, missedPings: 0 };
    this.lines.add(line);
    socket.on('pong', () => {
      line.missedPings = 0;
    });
    socket.on('message', (data, isBinary) => {
      line.missedPings = 0;
      if (isBinary) socket.close(POLICY, 'text frames only');
      // ws hands text frames over as one Buffer.
      else if (Buffer.isBuffer(data)) session.receive(data.toString('utf8'));
    });
    // A broken frame: ws closes the socket itself, and without a listener the process would end with it.
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.lines.delete(line);
      session.end();
    });
    send(
      socket,
      hello({ now: clock(), host: hostOf(request), session: randomBytes(24).toString('base64url') }),
    );
  }

  private beat(): void {
    for (const line of this.lines) {
      if (line.missedPings >= 2 || line.session.isOverdue()) line.socket.terminate();
      else {
        line.missedPings += 1;
        line.socket.ping();
      }
    }
  }
}

/** The host the client knows us by: it keeps it and uses it from now on. */
function hostOf(request: IncomingMessage): string {
  const { host } = request.headers;
  return host !== undefined && /^[\w.:[\]-]+$/.test(host) ? host : 'localhost';
}

function send(socket: WebSocket, message: string | Buffer): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.send(message, { binary: false });
  // Whoever does not read what we send would fill our memory; cut off, it resyncs by hash.
  if (socket.bufferedAmount > LIMITS.bufferedBytes) socket.terminate();
}
