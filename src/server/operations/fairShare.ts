import { FairQueue } from '../throttle/lines.ts';
import { RATE_POLICIES } from '../throttle/policies.ts';
import { Throttle } from '../throttle/throttle.ts';
import { ConcurrencyLimit } from './concurrencyLimit.ts';

/** The account that work is charged to. */
export interface WorkAccount {
  /** An account, or the connection of an unauthenticated client. */
  readonly person: string;
  readonly address: string;
  /** True if prioritized: its work runs at once. */
  readonly first: boolean;
}

/** A source of work, done one item at a time. */
export interface Worker {
  account(): WorkAccount;
  hasWork(): boolean;
  /** Does the next item. Returns its later cost in ms: on disk and on the way to listeners. */
  work(): number;
}

/** Length of a slice of unprioritized work (ms); then prioritized work gets its turn. */
const SLICE_MS = 5;
/** Waiting HTTP requests per person and per address. */
const MAX_WAITING_PER_PERSON = 20;
const MAX_WAITING_PER_ADDRESS = 1000;

/** Approximate later cost (ms) of a written node and of a sent character. */
export const NODE_MS = 0.002;
export const CHARACTER_MS = 0.000002;
/** Cost of a received byte, before it is parsed. */
export const RECEIVED_BYTE_MS = 0.00001;

/** Cost of drawing a page. Not measured: on a busy machine its thread waits for seconds, and its reader would too. */
export const DRAWING_MS = 30;

/** Cost of checking a token, and of receiving a frame. */
export const TOKEN_CHECK_MS = 0.2;
export const FRAME_MS = 0.05;

/**
 * Schedules work fairly. There is one event loop, so one client's work delays all others. Unprioritized work
 * is measured per person and per address. Those over their share wait in their own line, and every few
 * milliseconds prioritized work gets its turn.
 */
export class FairShare {
  private readonly clock: () => number;
  /** Time of the last clock read, so all comparisons use one moment. */
  private now = 0;
  private readonly persons: Throttle;
  private readonly addresses: Throttle;
  /** Waiting work, by person. */
  private readonly lines = new FairQueue<Worker>();
  private readonly waiting = new Set<Worker>();
  private readonly requestsOfPerson = new ConcurrencyLimit(MAX_WAITING_PER_PERSON);
  private readonly requestsOfAddress = new ConcurrencyLimit(MAX_WAITING_PER_ADDRESS);
  /** Time left in this slice (ms). */
  private slice = SLICE_MS;
  private isSliced = false;
  private next: NodeJS.Immediate | undefined;
  private later: NodeJS.Timeout | undefined;

  /** @param clock ms; never goes back */
  constructor(clock: () => number = () => performance.now()) {
    this.clock = clock;
    this.persons = new Throttle(RATE_POLICIES.workOfPerson, () => this.now);
    this.addresses = new Throttle(RATE_POLICIES.workOfAddress, () => this.now);
  }

  /** Does a worker's work now, or queues it. */
  ready(worker: Worker): void {
    while (!this.waiting.has(worker) && worker.hasWork()) {
      const account = worker.account();
      if (account.first) worker.work();
      else if (
        this.next === undefined &&
        this.slice > 0 &&
        !this.lines.has(account.person) &&
        this.has(account)
      )
        this.workOff(worker, account);
      else this.line(worker, account);
    }
  }

  /**
   * Does one item in its turn. `work` returns its later cost in ms.
   * @returns false if too many items of the person or address are waiting; the item is not done then
   */
  async turn(account: WorkAccount, work: () => number): Promise<boolean> {
    if (account.first) {
      work();
      return true;
    }
    const leavePerson = this.requestsOfPerson.enter(account.person);
    const leaveAddress = this.requestsOfAddress.enter(account.address);
    try {
      if (leavePerson === undefined || leaveAddress === undefined) return false;
      await new Promise<void>((resolve, reject) => this.ready(onlyOnce(account, work, resolve, reject)));
      return true;
    } finally {
      leavePerson?.();
      leaveAddress?.();
    }
  }

  /** True if some of the share is left. */
  has(account: WorkAccount): boolean {
    return this.waitOf({ ...account, first: false }) === 0;
  }

  /** Milliseconds until some of the share is left. */
  waitOf(account: WorkAccount): number {
    if (!account.first) this.now = this.clock();
    return this.waitNow(account);
  }

  private waitNow({ person, address, first }: WorkAccount): number {
    return first ? 0 : Math.max(this.persons.waitMs(person), this.addresses.waitMs(address));
  }

  /** Charges work done out of turn, such as when a connection ends. */
  spend({ person, address, first }: WorkAccount, milliseconds: number): void {
    if (first) return;
    this.now = this.clock();
    this.persons.spend(person, milliseconds);
    this.addresses.spend(address, milliseconds);
  }

  private workOff(worker: Worker, account: WorkAccount): void {
    const start = this.clock();
    const later = worker.work();
    const took = this.clock() - start + later;
    this.spend(account, took);
    this.slice -= took;
    if (this.isSliced) return;
    this.isSliced = true;
    setImmediate(() => {
      this.isSliced = false;
      // Waiting work starts with a full slice.
      if (this.next === undefined) this.slice = SLICE_MS;
    });
  }

  private line(worker: Worker, { person }: WorkAccount): void {
    this.lines.add(person, worker);
    this.waiting.add(worker);
    this.goOn(0);
  }

  /** Continues after `wait` ms; 0: once pending events were handled. */
  private goOn(wait: number): void {
    if (this.next !== undefined) return;
    clearTimeout(this.later);
    this.later = undefined;
    if (wait > 0) this.later = setTimeout(() => this.serve(), wait).unref();
    else this.next = setImmediate(() => this.serve());
  }

  /** Gives each waiting person with share left a turn, until the slice is used up. */
  private serve(): void {
    this.next = undefined;
    this.later = undefined;
    this.slice = SLICE_MS;
    this.now = this.clock();
    let wait = Infinity;
    for (const [person, worker] of this.lines.heads()) {
      const account = worker.account();
      const left = this.waitNow(account);
      if (left > 0) {
        wait = Math.min(wait, left);
        continue;
      }
      wait = 0;
      this.serveOne(person, worker, account);
      if (this.slice <= 0) break;
    }
    // A millisecond more, so that no timer fires too early.
    if (this.lines.size > 0) this.goOn(wait === 0 ? 0 : wait + 1);
  }

  private serveOne(person: string, worker: Worker, account: WorkAccount): void {
    this.lines.take(person);
    this.waiting.delete(worker);
    if (!worker.hasWork()) return;
    if (account.first) worker.work();
    else this.workOff(worker, account);
    if (!worker.hasWork()) return;
    if (worker.account().first) this.ready(worker);
    else this.line(worker, worker.account());
  }
}

function onlyOnce(
  account: WorkAccount,
  work: () => number,
  done: () => void,
  failed: (error: unknown) => void,
): Worker {
  let isOver = false;
  return {
    account: () => account,
    hasWork: () => !isOver,
    work: () => {
      isOver = true;
      try {
        const later = work();
        done();
        return later;
      } catch (error) {
        failed(error);
        return 0;
      }
    },
  };
}
