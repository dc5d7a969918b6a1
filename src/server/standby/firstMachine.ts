import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { WebSocket } from 'ws';
import type { Copy } from '../storage/storage.ts';
import type { Following } from './following.ts';
import { answerText, parseWord, type Word } from './frames.ts';
import { ID_HEADER, STANDBY_PATH } from './secondMachine.ts';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;
/** The first machine pings every two seconds. */
const SILENCE = 8000;
const HANDSHAKE = 3000;
// The import of a whole competition is one batch.
const MOST_BYTES = 512 * 1024 * 1024;

/** How it stands with the first machine. Times are milliseconds since 1970. */
export type First =
  /** `inStepUntil`: the last word while in step; absent: it never was since this server started. */
  | { readonly kind: 'away'; readonly since: number; readonly why: string; readonly inStepUntil?: number }
  | { readonly kind: 'copying'; readonly since: number }
  | { readonly kind: 'inStep'; readonly since: number; readonly lastWord: number };

export interface FirstMachineSetup {
  /** Its address, as `http://192.168.1.10:8080`. */
  readonly url: string;
  readonly secret: string;
  readonly namespace: string;
  readonly following: Following;
  readonly clock: () => number;
  readonly log: Logger;
}

interface Line {
  readonly socket: WebSocket;
  /** The copy and the batches behind it, until the copy is whole; then undefined. */
  gathered: { readonly pieces: Copy[]; readonly batches: Extract<Word, { kind: 'batch' }>[] } | undefined;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The first machine, as its standby sees it: a line that is made again whenever it breaks. */
export class FirstMachine {
  private readonly setup: FirstMachineSetup;
  private readonly watchers = new Set<() => void>();
  private current: First;
  private line: Line | undefined;
  private wait = FIRST_WAIT;
  private again: NodeJS.Timeout | undefined;
  private silence: NodeJS.Timeout | undefined;
  private inStepUntil: number | undefined;
  private isOver = false;
  private handedOver = false;

  constructor(setup: FirstMachineSetup) {
    this.setup = setup;
    this.current = { kind: 'away', since: setup.clock(), why: 'it was not reached yet' };
    this.connect();
  }

  state(): First {
    return this.current;
  }

  /** Tries now, and resolves with whether this machine is in step; at the latest when so many milliseconds are over. */
  async reach(milliseconds: number): Promise<boolean> {
    if (this.line === undefined) this.connect();
    // Being away is an answer only when this try has failed; a copy under way is waited for.
    await this.until(() => this.current.kind === 'inStep' || this.line === undefined, milliseconds);
    return this.current.kind === 'inStep';
  }

  /**
   * Asks the first machine to take no more writes, and resolves with whether it has said so: then everything it has
   * acknowledged is here.
   */
  async handOver(milliseconds: number): Promise<boolean> {
    this.line?.socket.send(answerText({ kind: 'handOver' }));
    await this.until(() => this.handedOver || this.line === undefined, milliseconds);
    return this.handedOver;
  }

  /** Lets go of the first machine for good. */
  close(): void {
    this.isOver = true;
    clearTimeout(this.again);
    clearTimeout(this.silence);
    // Not cut: our last answers are on their way.
    this.line?.socket.close(1000);
    this.line = undefined;
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
      headers: { authorization: `Bearer ${secret}`, [ID_HEADER]: following.role.id },
      maxPayload: MOST_BYTES,
      perMessageDeflate: false,
      handshakeTimeout: HANDSHAKE,
    });
    const line: Line = { socket, gathered: { pieces: [], batches: [] } };
    this.line = line;
    socket.on('open', () => {
      if (this.line === line) this.become({ kind: 'copying', since: this.setup.clock() });
      this.hasSpoken(line);
    });
    socket.on('ping', () => this.hasSpoken(line));
    socket.on('message', (data) => {
      this.hasSpoken(line);
      if (this.line === line && Buffer.isBuffer(data)) this.heard(line, data.toString('utf8'));
    });
    socket.on('unexpected-response', (_request, answer) => void this.refused(line, answer));
    socket.on('error', (error) => this.lose(line, reasonOf(error)));
    socket.on('close', () => this.lose(line, 'the line broke'));
  }

  private async refused(line: Line, answer: IncomingMessage): Promise<void> {
    // A refusal that never ends is silence too.
    this.hasSpoken(line);
    let said = '';
    try {
      for await (const piece of answer) said += String(piece);
    } catch {
      // Half a sentence is as good as none: the number says that it was refused.
    }
    this.lose(line, `it answers ${answer.statusCode ?? 0}: ${said.slice(0, 500)}`);
  }

  private heard(line: Line, text: string): void {
    try {
      this.take(line, parseWord(text));
    } catch (error) {
      this.lose(line, reasonOf(error));
    }
  }

  private take(line: Line, word: Word): void {
    const { gathered } = line;
    switch (word.kind) {
      case 'piece':
        gathered?.pieces.push(word.piece);
        return;
      case 'copied': {
        if (gathered === undefined) return;
        this.setup.following.takeOver(gathered.pieces);
        line.gathered = undefined;
        this.kept(line, word.number);
        this.wait = FIRST_WAIT;
        this.become({ kind: 'inStep', since: this.setup.clock(), lastWord: this.setup.clock() });
        this.setup.log.warn(`in step with ${this.setup.url}`);
        for (const batch of gathered.batches) this.batch(line, batch);
        return;
      }
      case 'batch':
        if (gathered === undefined) this.batch(line, word);
        else gathered.batches.push(word);
        return;
      case 'handedOver':
        this.handedOver = true;
        this.changed();
    }
  }

  private batch(line: Line, { number, entries }: Extract<Word, { kind: 'batch' }>): void {
    this.setup.following.batch(entries, {
      kept: () => this.kept(line, number),
      refused: () => this.lose(line, 'the disk here refuses'),
    });
  }

  private kept({ socket }: Line, number: number): void {
    if (socket.readyState === socket.OPEN) socket.send(answerText({ kind: 'kept', number }));
  }

  private hasSpoken(line: Line): void {
    if (this.line !== line) return;
    if (this.current.kind === 'inStep') this.current = { ...this.current, lastWord: this.setup.clock() };
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.lose(line, 'it is silent'), SILENCE);
    this.silence.unref();
  }

  private lose(line: Line, why: string): void {
    if (this.line !== line) return;
    this.line = undefined;
    clearTimeout(this.silence);
    line.socket.terminate();
    const { clock, log, url } = this.setup;
    if (this.current.kind !== 'away' || this.current.why !== why)
      log.warn(`not in step with ${url}: ${why}; it is tried again and again`);
    this.become({ ...this.whileAway(clock()), why });
    if (this.isOver) return;
    this.again = setTimeout(() => this.connect(), this.wait);
    this.again.unref();
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private whileAway(now: number): { kind: 'away'; since: number; inStepUntil?: number } {
    const before = this.current;
    switch (before.kind) {
      case 'away':
        return before;
      case 'inStep':
        this.inStepUntil = before.lastWord;
        break;
      case 'copying':
    }
    const { inStepUntil } = this;
    return { kind: 'away', since: now, ...(inStepUntil === undefined ? {} : { inStepUntil }) };
  }

  private become(state: First): void {
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
