import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server, Socket } from 'node:net';
import { networkOf } from './network.ts';
import type { Descriptors } from './operations/descriptors.ts';

/** `silent`: has asked for nothing yet, or not to the end. `heard`: has. `first`: goes first. */
type Presence = 'silent' | 'heard' | 'first';

/** One connection, and what is known of who has it. */
interface Line {
  readonly name: string;
  readonly socket: Socket;
  readonly address: string;
  presence: Presence;
}

// Behind TLS there are two sockets of one connection: whom they are connected to tells which belong together.
const nameOf = ({ remoteAddress = '', remotePort = 0 }: Socket): string => `${remoteAddress} ${remotePort}`;

/** Whether all of a request is here once its head is. */
const hasNoBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;

/**
 * Every connection of a server, also those that have become WebSockets: Node's own list forgets these, and then waits
 * for them when the server closes.
 *
 * There are only so many, and who comes says only afterwards who they are. So a newcomer is let in, and where there are too
 * many of those who do not go first another one goes. A quarter is for those who have asked for nothing yet: beyond that the
 * oldest of them goes, and else the oldest of the address that has the most.
 */
export class Connections {
  private readonly open = new Map<string, Line>();
  private readonly silent = new Set<Line>();
  /** Those that were heard, by address. */
  private readonly heard = new Map<string, Set<Line>>();
  private readonly most: number;
  private firsts = 0;
  private isCut = false;

  constructor(server: Server, descriptors?: Descriptors) {
    this.most = descriptors?.anonymous ?? Infinity;
    // Beyond these none would be left for our own files.
    if (descriptors !== undefined) server.maxConnections = descriptors.connections;
    server.on('connection', (socket: Socket) => this.enter(socket));
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (hasNoBody(request)) this.tell(request.socket, 'heard');
      else response.once('finish', () => this.tell(request.socket, 'heard'));
    });
  }

  /** What is known of a connection now. */
  tell(socket: Socket, presence: 'heard' | 'first'): void {
    const line = this.open.get(nameOf(socket));
    if (line === undefined || line.presence === presence) return;
    this.forget(line);
    this.file(line, presence);
  }

  /** Ends all of them without another word, and from now on each new one. */
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
      address: networkOf(socket.remoteAddress ?? ''),
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
    // Taken out now: its socket closes only later, and the next newcomer must not find it here.
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
        // Once: a line is forgotten when it leaves, and when it makes room.
        if (this.open.get(line.name) === line) this.firsts -= 1;
    }
  }
}
