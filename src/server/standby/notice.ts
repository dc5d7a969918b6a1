import type { Logger } from 'pino';
import { WebSocket } from 'ws';
import { findTrustProblem } from './connectionProblem.ts';
import { EPOCH_HEADER, parseEpoch, formatEpoch, isNewer, type Epoch } from './epoch.ts';
import { STANDBY_PATH } from './standby.ts';

const MIN_RETRY_MS = 250;
const MAX_RETRY_MS = 15_000;
const HANDSHAKE_TIMEOUT_MS = 3000;

/**
 * Tells the former primary that this machine was promoted. It may be cut off and still take writes, so this
 * repeats until it answers, and after every restart. Its answer also shows if we are the outdated one.
 */
export class PromotionNotice {
  private readonly setup: {
    readonly url: string;
    readonly secret: string;
    readonly namespace: string;
    readonly epoch: Epoch;
    /** Called if this machine has the older epoch. */
    readonly isOlder: (epoch: Epoch) => void;
    readonly log: Logger;
  };
  private wait = MIN_RETRY_MS;
  private again: NodeJS.Timeout | undefined;
  private socket: WebSocket | undefined;
  private isOver = false;
  private hasWarned = false;

  constructor(setup: PromotionNotice['setup']) {
    this.setup = setup;
    this.give();
  }

  close(): void {
    this.isOver = true;
    clearTimeout(this.again);
    this.socket?.terminate();
  }

  private give(): void {
    const { url, secret, namespace, epoch } = this.setup;
    const address = new URL(STANDBY_PATH, url);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    address.searchParams.set('ns', namespace);
    // The request names no standby, so the other machine never treats it as one.
    const socket = new WebSocket(address, {
      headers: { authorization: `Bearer ${secret}`, [EPOCH_HEADER]: formatEpoch(epoch) },
      perMessageDeflate: false,
      handshakeTimeout: HANDSHAKE_TIMEOUT_MS,
    });
    this.socket = socket;
    socket.on('unexpected-response', (_request, answer) => {
      answer.resume();
      const theirs = parseEpoch(answer.headers[EPOCH_HEADER]);
      socket.terminate();
      if (theirs !== undefined && isNewer(theirs, epoch) && !this.isOver) this.setup.isOlder(theirs);
    });
    socket.on('error', (error) => {
      socket.terminate();
      this.warn(findTrustProblem(error));
    });
    socket.on('close', () => this.later());
  }

  /** A machine that is off is no reason to warn; one with an untrusted certificate may still take writes. */
  private warn(problem: string | undefined): void {
    if (problem === undefined || this.hasWarned) return;
    this.hasWarned = true;
    const { log, url } = this.setup;
    log.warn(
      `${url} has not learned that this server has taken over: ${problem}; it is tried again and again`,
    );
  }

  private later(): void {
    if (this.isOver) return;
    this.again = setTimeout(() => this.give(), this.wait);
    this.again.unref();
    this.wait = Math.min(this.wait * 2, MAX_RETRY_MS);
  }
}
