import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { Chance } from './chance.ts';

/** How bad a line is. */
export interface Weather {
  /** Of a hundred pieces so many are lost on the way, and come late because they are sent again. */
  readonly lossPercent: number;
  /** How late, in milliseconds. */
  readonly late: { readonly least: number; readonly most: number };
  /** Of a thousand pieces so many end the connection. */
  readonly cutsPerMille: number;
}

/**
 * A line between clients and a server that loses what it carries. Below TCP a lost piece is one that comes late, and
 * all behind it waits; so it is here.
 */
export class BadLine {
  readonly port: number;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private readonly chance: Chance;
  private weather: Weather;
  private isOut = false;
  /** How often it was bad. */
  readonly count = { late: 0, cut: 0 };

  private constructor(server: Server, port: number, about: { chance: Chance; weather: Weather }) {
    this.server = server;
    this.port = port;
    this.chance = about.chance;
    this.weather = about.weather;
  }

  static async to(port: number, about: { chance: Chance; weather: Weather }): Promise<BadLine> {
    const server = createServer((near) => line.join(near, port));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const line = new BadLine(server, address.port, about);
    return line;
  }

  /** Nobody gets through any more, and who was through is cut off. */
  out(): void {
    this.isOut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  back(): void {
    this.isOut = false;
  }

  /** From now on nothing is lost. */
  heal(): void {
    this.back();
    this.weather = { ...this.weather, lossPercent: 0, cutsPerMille: 0 };
  }

  async close(): Promise<void> {
    this.out();
    this.server.close();
    await once(this.server, 'close');
  }

  private join(near: Socket, port: number): void {
    if (this.isOut) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from);
      from.on('error', () => undefined);
      from.on('data', (piece) => this.carry(piece, from, to));
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
    }
  }

  private carry(piece: Buffer, from: Socket, to: Socket): void {
    const { lossPercent, late, cutsPerMille } = this.weather;
    if (this.chance.next() * 1000 < cutsPerMille) {
      this.count.cut += 1;
      from.destroy();
      return;
    }
    if (this.chance.next() * 100 >= lossPercent) {
      to.write(piece);
      return;
    }
    this.count.late += 1;
    // What comes after it waits as well.
    from.pause();
    setTimeout(
      () => {
        if (!to.destroyed) to.write(piece);
        from.resume();
      },
      late.least + this.chance.below(late.most - late.least),
    ).unref();
  }
}
