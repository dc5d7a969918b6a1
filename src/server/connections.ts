import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server, Socket } from 'node:net';
import { findNetwork } from './network.ts';
import type { Descriptors } from './operations/descriptors.ts';

/** `silent`: no complete request yet. `heard`: at least one. `first`: prioritized. */
type Presence = 'silent' | 'heard' | 'first';

interface Line {
  readonly name: string;
  readonly socket: Socket;
  readonly address: string;
  presence: Presence;
}

// With TLS one connection has two sockets. They are matched by remote address and port.
const nameOf = ({ remoteAddress = '', remotePort = 0 }: Socket): string => `${remoteAddress} ${remotePort}`;

/** True if the request is complete with its head. */
const hasNoBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;

/**
 * All connections of a server, including those upgraded to WebSockets: Node's own list forgets these and then
 * waits for them on close.
 *
 * Connections are limited, and a newcomer's priority is unknown until later. So every newcomer is accepted, and
 * when unprioritized connections exceed the limit, one of them is dropped. If more than a quarter of the limit
 * is silent, this is the oldest silent one. Otherwise it is the oldest of the address with the most connections.
 */
export class Connections {
  private readonly open = new Map<string, Line>();
  private readonly silent = new Set<Line>();
  /** Heard connections, by address. */
  private readonly heard = new Map<string, Set<Line>>();
  private readonly most: number;
  private firsts = 0;
  private isCut = false;

  constructor(server: Server, descriptors?: Descriptors) {
    this.most = descriptors?.anonymous ?? Infinity;
    // Beyond this, no file descriptors would be left for our own files.
    if (descriptors !== undefined) server.maxConnections = descriptors.connections;
    server.on('connection', (socket: Socket) => this.enter(socket));
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (hasNoBody(request)) this.tell(request.socket, 'heard');
      else response.once('finish', () => this.tell(request.socket, 'heard'));
    });
  }

  tell(socket: Socket, presence: 'heard' | 'first'): void {
    const line = this.open.get(nameOf(socket));
    if (line === undefined || line.presence === presence) return;
    this.forget(line);
    this.file(line, presence);
  }

  /** Destroys all connections, and every new one from now on. */
  cut(): void {
    this.isCut = true;
    for (const { socket } of this.open.values()) socket.destroy();
  }

  private enter(socket: Socket): void {
    if (this.isCut) {
      socket.destroy();
      return;
    }
    const line: Line = {
      name: nameOf(socket),
      socket,
      address: findNetwork(socket.remoteAddress ?? ''),
      presence: 'silent',
    };
    this.open.set(line.name, line);
    this.file(line, 'silent');
    socket.once('close', () => {
      this.forget(line);
      if (this.open.get(line.name) === line) this.open.delete(line.name);
    });
    if (this.open.size - this.firsts > this.most) this.makeRoom(line);
  }

  private makeRoom(newcomer: Line): void {
    const [silent = newcomer] = this.silent;
    const leaves = this.silent.size > this.most / 4 ? silent : (this.oldestOfMost() ?? silent);
    // Remove it now: the socket closes later, and the next newcomer must not pick it again.
    this.forget(leaves);
    this.open.delete(leaves.name);
    leaves.socket.destroy();
  }

  private oldestOfMost(): Line | undefined {
    let most: Set<Line> | undefined;
    for (const lines of this.heard.values()) if (lines.size > (most?.size ?? 0)) most = lines;
    const [oldest] = most ?? [];
    return oldest;
  }

  private file(line: Line, presence: Presence): void {
    line.presence = presence;
    switch (presence) {
      case 'silent':
        this.silent.add(line);
        return;
      case 'heard': {
        const lines = this.heard.get(line.address) ?? new Set();
        this.heard.set(line.address, lines);
        lines.add(line);
        return;
      }
      case 'first':
        this.firsts += 1;
    }
  }

  private forget(line: Line): void {
    switch (line.presence) {
      case 'silent':
        this.silent.delete(line);
        return;
      case 'heard': {
        const lines = this.heard.get(line.address);
        lines?.delete(line);
        if (lines?.size === 0) this.heard.delete(line.address);
        return;
      }
      case 'first':
        // A line may be forgotten twice: when it makes room, and when it closes.
        if (this.open.get(line.name) === line) this.firsts -= 1;
    }
  }
}
