import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import type { GroupCommit, StandbyDisk } from '../database/groupCommit.ts';
import { addressOf, refuse } from '../protocol/gateway.ts';
import type { Entry, Shared } from '../storage/storage.ts';
import { EPOCH_HEADER, epochIn, epochText, isNewer, type Epoch } from './epoch.ts';
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

const AWAY =
  'The second machine is away, and this server saves nothing without it. Nothing was changed. It goes on by itself when that one is back.';

/** How it stands with the standby. `behind`: commits that it has not got yet. */
export type StandbyState =
  | { readonly kind: 'none' }
  | { readonly kind: 'copying'; readonly behind: number }
  | { readonly kind: 'inStep'; readonly behind: number }
  | { readonly kind: 'lost'; readonly since: number; readonly behind: number };

const NO_SECRET = '401 Unauthorized';

interface Refused {
  readonly status: string;
  readonly sentence: string;
}

interface Connection {
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

export interface StandbySetup {
  readonly commits: GroupCommit;
  /** Whether nothing is acknowledged without it. */
  readonly isRequired: boolean;
  /** Whether a standby has followed this data folder before this run. */
  readonly wasFollowed: boolean;
  /** A standby is in step, for the first time with this folder. */
  readonly followed: () => void;
  /** It is gone. What it had by then is known by `shared`. */
  readonly left: () => void;
  /** The namespace that is served: a standby of another event would show its people nothing. */
  readonly namespace: string;
  /** Whether a text is the administrator's secret. */
  readonly isSecret: (text: string) => boolean;
  /** Why there is nothing to be had here now; undefined: there is. */
  readonly closedBy: () => string | undefined;
  /** The frames of a copy of all that is on disk at this moment. */
  readonly copy: () => Iterable<string>;
  /** The newest epoch that this machine knows of. */
  readonly epoch: () => Epoch;
  /** A machine of a newer epoch has asked: this one is not the one that counts any more. */
  readonly superseded: (epoch: Epoch) => void;
  /** No more writes from now on, which belong to that epoch; afterwards everything is on disk. */
  readonly handOver: (epoch: string) => void;
  readonly clock: () => number;
  readonly log: Logger;
}

/**
 * The standby, as the primary sees it: gets everything, and while it is in step, output waits for it. There is one
 * at most; it is given up on as soon as it is slow, for the competition goes on without it.
 */
export class Standby implements StandbyDisk {
  private readonly setup: StandbySetup;
  private readonly sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 4096,
    perMessageDeflate: false,
  });
  private readonly heartbeat: NodeJS.Timeout;
  private connection: Connection | undefined;
  private lost: { readonly since: number; readonly kept: number } | undefined;
  private deadline: NodeJS.Timeout | undefined;
  private isFollowed: boolean;
  /** Everything up to this commit is on a standby's disk. */
  private sharedUpTo = 0;

  constructor(setup: StandbySetup) {
    this.setup = setup;
    this.isFollowed = setup.wasFollowed;
    if (setup.isRequired) setup.commits.waitForStandby(AWAY);
    setup.commits.handOnTo(this);
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT);
    this.heartbeat.unref();
  }

  state(): StandbyState {
    const { connection, lost } = this;
    const { number } = this.setup.commits;
    if (connection !== undefined)
      return { kind: connection.isInStep ? 'inStep' : 'copying', behind: number - connection.kept };
    return lost === undefined
      ? { kind: 'none' }
      : { kind: 'lost', since: lost.since, behind: number - lost.kept };
  }

  /** Takes over a connection that asks for a copy, or refuses it with a sentence. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => stream.destroy());
    const id = request.headers[ID_HEADER];
    const refusal = this.refusalOf(request, id);
    // Whoever is refused is told how new we are: perhaps it is the older one.
    const told = (): Record<string, string> => ({ [EPOCH_HEADER]: epochText(this.setup.epoch()) });
    if (refusal !== undefined) {
      const isKnown = refusal.status !== NO_SECRET;
      refuse(stream, refusal.status, refusal.sentence, isKnown ? told() : {});
      return;
    }
    if (typeof id !== 'string') {
      refuse(stream, '400 Bad Request', 'A standby says which one it is.', told());
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
        status: NO_SECRET,
        sentence:
          'The secret is not the one of this server: FLOORCRAFT_ADMIN_SECRET has to be the same on both.',
      };
    const conflict = (sentence: string): Refused => ({ status: '409 Conflict', sentence });
    const namespace = addressOf(request)?.searchParams.get('ns');
    if (namespace !== this.setup.namespace)
      return conflict(
        `Another event is served here: ${this.setup.namespace}, not ${namespace ?? 'nothing'}.`,
      );
    const epoch = epochIn(request.headers[EPOCH_HEADER]);
    if (epoch !== undefined && isNewer(epoch, this.setup.epoch())) this.setup.superseded(epoch);
    const closed = this.setup.closedBy();
    if (closed !== undefined) return conflict(closed);
    if (this.connection !== undefined && this.connection.id !== id)
      return conflict('This server has a standby already.');
    return undefined;
  }

  private accept(socket: WebSocket, id: string): void {
    // It comes back before we have noticed that it was gone.
    if (this.connection !== undefined) this.drop(this.connection, 'it came back on another connection');
    const { commits, log } = this.setup;
    commits.flush();
    const { number } = commits;
    const connection: Connection = {
      socket,
      id,
      copyOf: number,
      isInStep: false,
      kept: number,
      owed: [],
      missedBeats: 0,
    };
    const frames = this.setup.copy();
    this.connection = connection;
    log.warn('a standby has come and gets its copy');
    socket.on('message', (data) => {
      connection.missedBeats = 0;
      if (this.connection === connection && Buffer.isBuffer(data))
        this.heard(connection, data.toString('utf8'));
    });
    socket.on('pong', () => {
      connection.missedBeats = 0;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.drop(connection, 'its connection broke'));
    void this.sendCopy(connection, frames);
  }

  private async sendCopy(connection: Connection, frames: Iterable<string>): Promise<void> {
    for (const frame of frames) {
      if (this.connection !== connection) return;
      // One after another, so that others have their turn and nothing piles up.
      await new Promise<void>((resolve) => connection.socket.send(frame, () => resolve()));
    }
    if (this.connection === connection) connection.socket.send(copiedText(connection.copyOf));
  }

  shared(): Shared | undefined {
    return this.isFollowed ? { upTo: this.sharedUpTo, at: this.setup.clock() } : undefined;
  }

  /** What is committed while the copy is under way is on the same connection: the standby puts it behind the copy. */
  keep(number: number, entries: readonly Entry[]): boolean {
    const { connection } = this;
    const { isRequired } = this.setup;
    if (connection === undefined) return isRequired;
    const text = batchText(number, entries);
    connection.socket.send(text);
    if (connection.socket.bufferedAmount > MOST_WAITING) {
      this.drop(connection, 'it takes nothing in');
      return isRequired;
    }
    if (!connection.isInStep) return isRequired;
    const until = performance.now() + PATIENCE + text.length / CHARACTERS_A_MILLISECOND;
    connection.owed.push({ number, until });
    this.watch(connection);
    return true;
  }

  private heard(connection: Connection, text: string): void {
    try {
      const answer = parseAnswer(text);
      switch (answer.kind) {
        case 'kept':
          this.hasKept(connection, answer.number);
          return;
        case 'handOver':
          this.setup.handOver(answer.epoch);
          connection.socket.send(handedOverText(this.setup.commits.number));
      }
    } catch (error) {
      this.drop(connection, error instanceof Error ? error.message : String(error));
    }
  }

  private hasKept(connection: Connection, number: number): void {
    connection.kept = Math.max(connection.kept, number);
    this.sharedUpTo = connection.kept;
    const isBack = !connection.isInStep;
    if (isBack) {
      connection.isInStep = true;
      this.lost = undefined;
      this.setup.log.warn('the standby is in step: what is acknowledged is on both machines');
    }
    if (!this.isFollowed) {
      this.isFollowed = true;
      this.setup.followed();
    }
    while (connection.owed[0] !== undefined && connection.owed[0].number <= number) connection.owed.shift();
    this.watch(connection);
    this.setup.commits.reached(number);
    if (isBack) this.setup.commits.standbyIsBack();
  }

  /** Gives the standby until the time of the oldest commit that it owes an answer for. */
  private watch(connection: Connection): void {
    const [oldest] = connection.owed;
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
          if (this.connection !== connection) return;
          const [owed] = connection.owed;
          if (owed !== undefined && owed.until <= performance.now())
            this.drop(connection, 'it did not answer in time');
          else this.watch(connection);
        });
      },
      Math.max(1, oldest.until - performance.now()),
    );
  }

  private beat(): void {
    const { connection } = this;
    if (connection === undefined) return;
    if (connection.missedBeats >= MISSED_BEATS) {
      this.drop(connection, 'it is silent');
      return;
    }
    connection.missedBeats += 1;
    connection.socket.ping();
  }

  /** It has no standby any more, for it is none that one could follow. */
  leave(why: string): void {
    if (this.connection !== undefined) this.drop(this.connection, why);
  }

  /** From here on the competition goes on without it. */
  private drop(connection: Connection, why: string): void {
    if (this.connection !== connection) return;
    this.connection = undefined;
    this.lost = { since: this.setup.clock(), kept: connection.kept };
    clearTimeout(this.deadline);
    this.deadline = undefined;
    connection.socket.terminate();
    this.setup.left();
    const { log, commits, isRequired } = this.setup;
    if (this.setup.closedBy() !== undefined) {
      log.warn('the standby has taken over; this server takes no writes any more');
      if (isRequired) commits.dropWaiting();
      else commits.stopWaiting();
    } else if (isRequired) {
      log.error(
        `the standby is out of step: ${why}; nothing is saved until it is back, for this server was started with --require-standby`,
      );
      commits.waitForStandby(AWAY);
    } else {
      log.warn(`the standby is out of step: ${why}; what is acknowledged is on this machine alone`);
      commits.stopWaiting();
    }
  }

  /** Says goodbye. Whoever wants the standby to have everything waits for the commits first. */
  close(): void {
    clearInterval(this.heartbeat);
    const { connection } = this;
    if (connection === undefined) return;
    connection.socket.close(1001);
    this.drop(connection, 'this server ends');
  }
}
