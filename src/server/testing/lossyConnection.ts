import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { SeededRandom } from './chance.ts';

export interface LineConditions {
  /** Percentage of chunks lost; they arrive late because TCP resends them. */
  readonly lossPercent: number;
  /** The range of delays, in ms. */
  readonly late: { readonly least: number; readonly most: number };
  /** Per mille of chunks that cut the connection. */
  readonly cutsPerMille: number;
}

/**
 * A lossy connection between clients and a server. TCP resends lost data, so a loss only delays everything
 * behind it.
 */
export class LossyConnection {
  readonly port: number;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private readonly chance: SeededRandom;
  private weather: LineConditions;
  private isOut = false;
  readonly count = { late: 0, cut: 0 };

  private constructor(
    server: Server,
    port: number,
    about: { chance: SeededRandom; weather: LineConditions },
  ) {
    this.server = server;
    this.port = port;
    this.chance = about.chance;
    this.weather = about.weather;
  }

  static async to(
    port: number,
    about: { chance: SeededRandom; weather: LineConditions },
  ): Promise<LossyConnection> {
    const server = createServer((near) => line.join(near, port));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const line = new LossyConnection(server, address.port, about);
    return line;
  }

  /** Cuts all connections and refuses new ones. */
  out(): void {
    this.isOut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  back(): void {
    this.isOut = false;
  }

  /** Stops all loss. */
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
    // Later chunks wait too.
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
