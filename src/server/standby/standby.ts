import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import type { GroupCommit, StandbyDisk } from '../database/groupCommit.ts';
import { parseRequestUrl, refuseConnection } from '../protocol/gateway.ts';
import type { StorageEntry, SharedCommits } from '../storage/storage.ts';
import { EPOCH_HEADER, parseEpoch, formatEpoch, isNewer, type Epoch } from './epoch.ts';
import { formatBatch, formatCopied, formatHandedOver, parseAnswer } from './frames.ts';

export const STANDBY_PATH = '/.standby';
export const ID_HEADER = 'floorcraft-standby';

/** Minimum time output waits for the standby (ms); large batches get more, at 10 MB/s. */
const ACK_TIMEOUT_MS = 2000;
const CHARACTERS_PER_MS = 10_000;
const HEARTBEAT_MS = 2000;
const MAX_MISSED_BEATS = 3;
// A standby that doesn't read must not fill our memory.
const MAX_WAITING_BYTES = 256 * 1024 * 1024;

const AWAY =
  'The second machine is offline, and this server saves nothing without it. Nothing was changed. Saving works again once it is back.';

/** Connection to the standby. `behind`: commits it lacks. */
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
  /** The commit its copy was made at. */
  readonly copyOf: number;
  /** True if output waits for it. */
  isInStep: boolean;
  /** Everything up to this commit is on its disk. */
  kept: number;
  /** Commits it must confirm, oldest first. */
  readonly owed: { readonly number: number; readonly until: number }[];
  missedBeats: number;
}

export interface StandbySetup {
  readonly commits: GroupCommit;
  /** True: acknowledge nothing without a standby. */
  readonly isRequired: boolean;
  /** True if a standby followed this data folder before this run. */
  readonly wasFollowed: boolean;
  /** Called when a standby is in sync for the first time with this folder. */
  readonly followed: () => void;
  /** Called when the standby disconnects; `shared` says what it had. */
  readonly left: () => void;
  /** The served namespace: a standby of another event would have no data for its users. */
  readonly namespace: string;
  readonly isSecret: (text: string) => boolean;
  /** The reason no copy is available now; undefined: it is. */
  readonly closedBy: () => string | undefined;
  /** The frames of a copy of everything on disk now. */
  readonly copy: () => Iterable<string>;
  /** The newest epoch this machine knows. */
  readonly epoch: () => Epoch;
  /** Called when a machine with a newer epoch connects: this machine must then retire. */
  readonly superseded: (epoch: Epoch) => void;
  /** Stops writes, which belong to that epoch from now on, and flushes. */
  readonly handOver: (epoch: string) => void;
  readonly clock: () => number;
  readonly log: Logger;
}

/**
 * The primary's connection to its standby. It gets every commit, and while it is in sync, output waits for
 * it. There is at most one, dropped as soon as it is slow: the competition goes on without it.
 */
export class StandbyConnection implements StandbyDisk {
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
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS);
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

  /** Accepts a standby's connection, or refuses it with a sentence. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => stream.destroy());
    const id = request.headers[ID_HEADER];
    const refusal = this.refusalOf(request, id);
    // A refused machine gets our epoch: it may be the outdated one.
    const told = (): Record<string, string> => ({ [EPOCH_HEADER]: formatEpoch(this.setup.epoch()) });
    if (refusal !== undefined) {
      const isKnown = refusal.status !== NO_SECRET;
      refuseConnection(stream, refusal.status, refusal.sentence, isKnown ? told() : {});
      return;
    }
    if (typeof id !== 'string') {
      refuseConnection(stream, '400 Bad Request', 'A standby says which one it is.', told());
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
        sentence: 'Wrong secret: FLOORCRAFT_ADMIN_SECRET has to be the same on both machines.',
      };
    const conflict = (sentence: string): Refused => ({ status: '409 Conflict', sentence });
    const namespace = parseRequestUrl(request)?.searchParams.get('ns');
    if (namespace !== this.setup.namespace)
      return conflict(`This server has another event: ${this.setup.namespace}, not ${namespace ?? 'none'}.`);
    const epoch = parseEpoch(request.headers[EPOCH_HEADER]);
    if (epoch !== undefined && isNewer(epoch, this.setup.epoch())) this.setup.superseded(epoch);
    const closed = this.setup.closedBy();
    if (closed !== undefined) return conflict(closed);
    if (this.connection !== undefined && this.connection.id !== id)
      return conflict('This server already has a standby.');
    return undefined;
  }

  private accept(socket: WebSocket, id: string): void {
    // A standby may reconnect before we notice that its old connection is dead.
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
    log.warn('a standby connected; sending its copy');
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
      // Frames are sent one at a time, so that others get their turn and none pile up.
      await new Promise<void>((resolve) => connection.socket.send(frame, () => resolve()));
    }
    if (this.connection === connection) connection.socket.send(formatCopied(connection.copyOf));
  }

  shared(): SharedCommits | undefined {
    return this.isFollowed ? { upTo: this.sharedUpTo, at: this.setup.clock() } : undefined;
  }

  /** Commits made during the copy use the same connection; the standby applies them after the copy. */
  keep(number: number, entries: readonly StorageEntry[]): boolean {
    const { connection } = this;
    const { isRequired } = this.setup;
    if (connection === undefined) return isRequired;
    const text = formatBatch(number, entries);
    connection.socket.send(text);
    if (connection.socket.bufferedAmount > MAX_WAITING_BYTES) {
      this.drop(connection, 'it takes nothing in');
      return isRequired;
    }
    if (!connection.isInStep) return isRequired;
    const until = performance.now() + ACK_TIMEOUT_MS + text.length / CHARACTERS_PER_MS;
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
          connection.socket.send(formatHandedOver(this.setup.commits.number));
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
      this.setup.log.warn('the standby is in sync: acknowledged writes are on both machines');
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

  /** Starts the deadline of the oldest unconfirmed commit. */
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
        // If this process was suspended, the confirmation is in the socket and gets read first.
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
    if (connection.missedBeats >= MAX_MISSED_BEATS) {
      this.drop(connection, 'it is silent');
      return;
    }
    connection.missedBeats += 1;
    connection.socket.ping();
  }

  /** Disconnects the standby: this machine can no longer be followed. */
  leave(why: string): void {
    if (this.connection !== undefined) this.drop(this.connection, why);
  }

  /** Continues without the standby. */
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

  /** Closes the connection. Await the commits first if the standby should have everything. */
  close(): void {
    clearInterval(this.heartbeat);
    const { connection } = this;
    if (connection === undefined) return;
    connection.socket.close(1001);
    this.drop(connection, 'this server ends');
  }
}
