import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { WebSocket } from 'ws';
import { describeConnectionProblem } from './connectionProblem.ts';
import { EPOCH_HEADER, formatEpoch, type Epoch } from './epoch.ts';
import type { StandbyFollower } from './standbyFollower.ts';
import { formatAnswer, parseMessage, type CopyPiece, type StandbyMessage } from './frames.ts';
import { ID_HEADER, STANDBY_PATH } from './standby.ts';

const MIN_RETRY_MS = 250;
const MAX_RETRY_MS = 5000;
/** The primary pings every two seconds. */
const SILENCE_TIMEOUT_MS = 8000;
const HANDSHAKE_TIMEOUT_MS = 3000;
// The import of a whole competition is one batch.
const MAX_BYTES = 512 * 1024 * 1024;

/** Connection to the primary. Times are milliseconds since 1970. */
export type PrimaryState =
  /** `inStepUntil`: last contact while in sync; absent if never in sync since startup. */
  | { readonly kind: 'away'; readonly since: number; readonly why: string; readonly inStepUntil?: number }
  | { readonly kind: 'copying'; readonly since: number }
  | { readonly kind: 'inStep'; readonly since: number; readonly lastHeard: number };

export interface PrimarySetup {
  /** The URL, such as `http://192.168.1.10:8080`. */
  readonly url: string;
  readonly secret: string;
  readonly namespace: string;
  readonly following: StandbyFollower;
  readonly clock: () => number;
  readonly log: Logger;
}

interface Connection {
  readonly socket: WebSocket;
  /** The copy and the batches after it, until the copy is complete; then undefined. */
  gathered:
    | { readonly pieces: CopyPiece[]; readonly batches: Extract<StandbyMessage, { kind: 'batch' }>[] }
    | undefined;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The standby's connection to the primary; reconnects whenever it breaks. */
export class PrimaryConnection {
  private readonly setup: PrimarySetup;
  private readonly watchers = new Set<() => void>();
  private current: PrimaryState;
  private connection: Connection | undefined;
  private wait = MIN_RETRY_MS;
  private again: NodeJS.Timeout | undefined;
  private silence: NodeJS.Timeout | undefined;
  private inStepUntil: number | undefined;
  private isOver = false;
  private handedOver = false;

  constructor(setup: PrimarySetup) {
    this.setup = setup;
    this.current = { kind: 'away', since: setup.clock(), why: 'it was not reached yet' };
    this.connect();
  }

  state(): PrimaryState {
    return this.current;
  }

  /** Connects now and resolves true if in sync, after `milliseconds` at the latest. */
  async reach(milliseconds: number): Promise<boolean> {
    if (this.connection === undefined) this.connect();
    // Being away only counts once this attempt has failed; a copy in progress is awaited.
    await this.until(() => this.current.kind === 'inStep' || this.connection === undefined, milliseconds);
    return this.current.kind === 'inStep';
  }

  /**
   * Asks the primary to stop taking writes for a new epoch. Resolves true if it confirmed: then every
   * acknowledged write is here.
   */
  async handOver(epoch: Epoch, milliseconds: number): Promise<boolean> {
    this.connection?.socket.send(formatAnswer({ kind: 'handOver', epoch: formatEpoch(epoch) }));
    await this.until(() => this.handedOver || this.connection === undefined, milliseconds);
    return this.handedOver;
  }

  /** Disconnects permanently. */
  close(): void {
    this.isOver = true;
    clearTimeout(this.again);
    clearTimeout(this.silence);
    // The socket is closed, not terminated, because our last answers are still being sent.
    this.connection?.socket.close(1000);
    this.connection = undefined;
    this.changed();
  }

  private connect(): void {
    if (this.isOver) return;
    clearTimeout(this.again);
    const { url, secret, namespace, following } = this.setup;
    const address = new URL(STANDBY_PATH, url);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    address.searchParams.set('ns', namespace);
    const socket = new WebSocket(address, {
      headers: {
        authorization: `Bearer ${secret}`,
        [ID_HEADER]: following.role.id,
        [EPOCH_HEADER]: formatEpoch(following.epoch),
      },
      maxPayload: MAX_BYTES,
      perMessageDeflate: false,
      handshakeTimeout: HANDSHAKE_TIMEOUT_MS,
    });
    const connection: Connection = { socket, gathered: { pieces: [], batches: [] } };
    this.connection = connection;
    socket.on('open', () => {
      if (this.connection === connection) this.become({ kind: 'copying', since: this.setup.clock() });
      this.hasSpoken(connection);
    });
    socket.on('ping', () => this.hasSpoken(connection));
    socket.on('message', (data) => {
      this.hasSpoken(connection);
      if (this.connection === connection && Buffer.isBuffer(data))
        this.heard(connection, data.toString('utf8'));
    });
    socket.on('unexpected-response', (_request, answer) => void this.refused(connection, answer));
    socket.on('error', (error) => this.lose(connection, describeConnectionProblem(error)));
    socket.on('close', () => this.lose(connection, 'the connection broke'));
  }

  private async refused(connection: Connection, answer: IncomingMessage): Promise<void> {
    // A response that never ends counts as silence too.
    this.hasSpoken(connection);
    let said = '';
    try {
      for await (const piece of answer) said += String(piece);
    } catch {
      // A partial sentence is useless; the status code says enough.
    }
    this.lose(connection, `it answers ${answer.statusCode ?? 0}: ${said.slice(0, 500)}`);
  }

  private heard(connection: Connection, text: string): void {
    try {
      this.take(connection, parseMessage(text));
    } catch (error) {
      this.lose(connection, reasonOf(error));
    }
  }

  private take(connection: Connection, message: StandbyMessage): void {
    const { gathered } = connection;
    switch (message.kind) {
      case 'piece':
        gathered?.pieces.push(message.piece);
        return;
      case 'copied': {
        if (gathered === undefined) return;
        this.setup.following.takeOver(gathered.pieces);
        connection.gathered = undefined;
        this.kept(connection, message.number);
        this.wait = MIN_RETRY_MS;
        this.become({ kind: 'inStep', since: this.setup.clock(), lastHeard: this.setup.clock() });
        this.setup.log.warn(`in sync with ${this.setup.url}`);
        for (const batch of gathered.batches) this.batch(connection, batch);
        return;
      }
      case 'batch':
        if (gathered === undefined) this.batch(connection, message);
        else gathered.batches.push(message);
        return;
      case 'handedOver':
        this.handedOver = true;
        this.changed();
    }
  }

  private batch(
    connection: Connection,
    { number, entries }: Extract<StandbyMessage, { kind: 'batch' }>,
  ): void {
    this.setup.following.batch(entries, {
      kept: () => this.kept(connection, number),
      refused: () => this.lose(connection, 'the disk here refuses'),
    });
  }

  private kept({ socket }: Connection, number: number): void {
    if (socket.readyState === socket.OPEN) socket.send(formatAnswer({ kind: 'kept', number }));
  }

  private hasSpoken(connection: Connection): void {
    if (this.connection !== connection) return;
    if (this.current.kind === 'inStep') this.current = { ...this.current, lastHeard: this.setup.clock() };
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.lose(connection, 'it is silent'), SILENCE_TIMEOUT_MS);
    this.silence.unref();
  }

  private lose(connection: Connection, why: string): void {
    if (this.connection !== connection) return;
    this.connection = undefined;
    clearTimeout(this.silence);
    connection.socket.terminate();
    const { clock, log, url } = this.setup;
    if (this.current.kind !== 'away' || this.current.why !== why)
      log.warn(`not in sync with ${url}: ${why}; still trying`);
    this.become({ ...this.whileAway(clock()), why });
    if (this.isOver) return;
    this.again = setTimeout(() => this.connect(), this.wait);
    this.again.unref();
    this.wait = Math.min(this.wait * 2, MAX_RETRY_MS);
  }

  private whileAway(now: number): { kind: 'away'; since: number; inStepUntil?: number } {
    const before = this.current;
    switch (before.kind) {
      case 'away':
        return before;
      case 'inStep':
        this.inStepUntil = before.lastHeard;
        break;
      case 'copying':
    }
    const { inStepUntil } = this;
    return { kind: 'away', since: now, ...(inStepUntil === undefined ? {} : { inStepUntil }) };
  }

  private become(state: PrimaryState): void {
    this.current = state;
    this.changed();
  }

  private changed(): void {
    for (const watcher of this.watchers) watcher();
  }

  private until(condition: () => boolean, milliseconds: number): Promise<void> {
    if (condition()) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.watchers.delete(watcher);
        resolve();
      };
      const watcher = (): void => {
        if (condition()) done();
      };
      const timer = setTimeout(done, milliseconds);
      this.watchers.add(watcher);
    });
  }
}
