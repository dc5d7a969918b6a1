import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Outlet, SecondDisk } from '../database/outlet.ts';
import { addressOf, refuse } from '../protocol/gateway.ts';
import type { Entry } from '../storage/storage.ts';
import { batchText, copiedText, handedOverText, parseAnswer } from './frames.ts';

/** Where a standby asks for its copy. */
export const STANDBY_PATH = '/.standby';
export const ID_HEADER = 'floorcraft-standby';

/** How long output waits for the standby, at least; large batches get more, at ten megabytes a second. */
const PATIENCE = 2000;
const CHARACTERS_A_MILLISECOND = 10_000;
const HEARTBEAT = 2000;
const MISSED_BEATS = 3;
// A standby that takes nothing in must not fill our memory.
const MOST_WAITING = 256 * 1024 * 1024;

/** How it stands with the second machine. `behind`: commits that it has not got yet. */
export type Second =
  | { readonly kind: 'none' }
  | { readonly kind: 'copying'; readonly behind: number }
  | { readonly kind: 'inStep'; readonly behind: number }
  | { readonly kind: 'lost'; readonly since: number; readonly behind: number };

interface Refused {
  readonly status: string;
  readonly sentence: string;
}

interface Line {
  readonly socket: WebSocket;
  readonly id: string;
  /** The commit its copy is of. */
  readonly copyOf: number;
  /** Whether output waits for it. */
  isInStep: boolean;
  /** Everything up to this commit is on its disk. */
  kept: number;
  /** Commits it has to answer for, oldest first. */
  readonly owed: { readonly number: number; readonly until: number }[];
  missedBeats: number;
}

export interface SecondMachineSetup {
  readonly outlet: Outlet;
  /** The namespace that is served: a standby of another event would show its people nothing. */
  readonly namespace: string;
  /** Whether a text is the administrator's secret. */
  readonly isSecret: (text: string) => boolean;
  /** Why there is nothing to be had here now; undefined: there is. */
  readonly closedBy: () => string | undefined;
  /** The frames of a copy of all that is on disk at this moment. */
  readonly copy: () => Iterable<string>;
  /** No more writes from now on; afterwards everything is on disk. */
  readonly handOver: () => void;
  readonly clock: () => number;
  readonly log: Logger;
}

/**
 * The standby, as the first machine sees it: gets everything, and while it is in step, output waits for it. There is one
 * at most; it is given up on as soon as it is slow, for the competition goes on without it.
 */
export class SecondMachine implements SecondDisk {
  private readonly setup: SecondMachineSetup;
  private readonly sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 4096,
    perMessageDeflate: false,
  });
  private readonly heartbeat: NodeJS.Timeout;
  private line: Line | undefined;
  private lost: { readonly since: number; readonly kept: number } | undefined;
  private deadline: NodeJS.Timeout | undefined;

  constructor(setup: SecondMachineSetup) {
    this.setup = setup;
    setup.outlet.handOnTo(this);
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT);
    this.heartbeat.unref();
  }

  state(): Second {
    const { line, lost } = this;
    const { number } = this.setup.outlet;
    if (line !== undefined) return { kind: line.isInStep ? 'inStep' : 'copying', behind: number - line.kept };
    return lost === undefined
      ? { kind: 'none' }
      : { kind: 'lost', since: lost.since, behind: number - lost.kept };
  }

  /** Takes over a connection that asks for a copy, or refuses it with a sentence. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => stream.destroy());
    const id = request.headers[ID_HEADER];
    const refusal = this.refusalOf(request, id);
    if (refusal !== undefined) {
      refuse(stream, refusal.status, refusal.sentence);
      return;
    }
    if (typeof id !== 'string') {
      refuse(stream, '400 Bad Request', 'A standby says which one it is.');
      return;
    }
    this.sockets.handleUpgrade(request, stream, head, (socket) => this.accept(socket, id));
  }

  private refusalOf(
    request: IncomingMessage,
    id: string | readonly string[] | undefined,
  ): Refused | undefined {
    const secret = /^Bearer\s+(.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (secret === undefined || !this.setup.isSecret(secret))
      return {
        status: '401 Unauthorized',
        sentence:
          'The secret is not the one of this server: FLOORCRAFT_ADMIN_SECRET has to be the same on both.',
      };
    const conflict = (sentence: string): Refused => ({ status: '409 Conflict', sentence });
    const namespace = addressOf(request)?.searchParams.get('ns');
    if (namespace !== this.setup.namespace)
      return conflict(
        `Another event is served here: ${this.setup.namespace}, not ${namespace ?? 'nothing'}.`,
      );
    const closed = this.setup.closedBy();
    if (closed !== undefined) return conflict(closed);
    if (this.line !== undefined && this.line.id !== id) return conflict('This server has a standby already.');
    return undefined;
  }

  private accept(socket: WebSocket, id: string): void {
    // It comes back before we have noticed that it was gone.
    if (this.line !== undefined) this.drop(this.line, 'it came back on another line');
    const { outlet, log } = this.setup;
    outlet.flush();
    const { number } = outlet;
    const line: Line = {
      socket,
      id,
      copyOf: number,
      isInStep: false,
      kept: number,
      owed: [],
      missedBeats: 0,
    };
    const frames = this.setup.copy();
    this.line = line;
    log.warn('a standby has come and gets its copy');
    socket.on('message', (data) => {
      line.missedBeats = 0;
      if (this.line === line && Buffer.isBuffer(data)) this.heard(line, data.toString('utf8'));
    });
    socket.on('pong', () => {
      line.missedBeats = 0;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.drop(line, 'its line broke'));
    void this.sendCopy(line, frames);
  }

  private async sendCopy(line: Line, frames: Iterable<string>): Promise<void> {
    for (const frame of frames) {
      if (this.line !== line) return;
      // One after another, so that others have their turn and nothing piles up.
      await new Promise<void>((resolve) => line.socket.send(frame, () => resolve()));
    }
    if (this.line === line) line.socket.send(copiedText(line.copyOf));
  }

  /** What is committed while the copy is under way is on the same line: the standby puts it behind the copy. */
  keep(number: number, entries: readonly Entry[]): boolean {
    const { line } = this;
    if (line === undefined) return false;
    const text = batchText(number, entries);
    line.socket.send(text);
    if (line.socket.bufferedAmount > MOST_WAITING) {
      this.drop(line, 'it takes nothing in');
      return false;
    }
    if (!line.isInStep) return false;
    const until = performance.now() + PATIENCE + text.length / CHARACTERS_A_MILLISECOND;
    line.owed.push({ number, until });
    this.watch(line);
    return true;
  }

  private heard(line: Line, text: string): void {
    try {
      const answer = parseAnswer(text);
      switch (answer.kind) {
        case 'kept':
          this.hasKept(line, answer.number);
          return;
        case 'handOver':
          this.setup.handOver();
          line.socket.send(handedOverText(this.setup.outlet.number));
      }
    } catch (error) {
      this.drop(line, error instanceof Error ? error.message : String(error));
    }
  }

  private hasKept(line: Line, number: number): void {
    line.kept = Math.max(line.kept, number);
    if (!line.isInStep) {
      line.isInStep = true;
      this.lost = undefined;
      this.setup.log.warn('the standby is in step: what is acknowledged is on both machines');
    }
    while (line.owed[0] !== undefined && line.owed[0].number <= number) line.owed.shift();
    this.watch(line);
    this.setup.outlet.reached(number);
  }

  /** Gives the standby until the time of the oldest commit that it owes an answer for. */
  private watch(line: Line): void {
    const [oldest] = line.owed;
    if (oldest === undefined) {
      clearTimeout(this.deadline);
      this.deadline = undefined;
      return;
    }
    this.deadline ??= setTimeout(
      () => {
        this.deadline = undefined;
        // If it was we who slept, its answer lies in the socket and is read first.
        setImmediate(() => {
          if (this.line !== line) return;
          const [owed] = line.owed;
          if (owed !== undefined && owed.until <= performance.now())
            this.drop(line, 'it did not answer in time');
          else this.watch(line);
        });
      },
      Math.max(1, oldest.until - performance.now()),
    );
  }

  private beat(): void {
    const { line } = this;
    if (line === undefined) return;
    if (line.missedBeats >= MISSED_BEATS) {
      this.drop(line, 'it is silent');
      return;
    }
    line.missedBeats += 1;
    line.socket.ping();
  }

  /** From here on the competition goes on without it. */
  private drop(line: Line, why: string): void {
    if (this.line !== line) return;
    this.line = undefined;
    this.lost = { since: this.setup.clock(), kept: line.kept };
    clearTimeout(this.deadline);
    this.deadline = undefined;
    line.socket.terminate();
    this.setup.log.warn(
      this.setup.closedBy() === undefined
        ? `the standby is out of step: ${why}; what is acknowledged is on this machine alone`
        : 'the standby has taken over; this server takes no writes any more',
    );
    this.setup.outlet.letGo();
  }

  /** Says goodbye. Whoever wants the standby to have everything waits for the outlet first. */
  close(): void {
    clearInterval(this.heartbeat);
    const { line } = this;
    if (line === undefined) return;
    line.socket.close(1001);
    this.drop(line, 'this server ends');
  }
}
