import { Lines } from '../throttle/lines.ts';
import { POLICIES } from '../throttle/policies.ts';
import { Throttle } from '../throttle/throttle.ts';
import { ConcurrencyLimit } from './concurrencyLimit.ts';

/** By whom work is accounted. */
export interface Account {
  /** An account, or a connection of somebody who is not signed in. */
  readonly person: string;
  readonly address: string;
  /** Whose work is done as it comes, whatever the others have asked for. */
  readonly first: boolean;
}

/** Somebody who has things to be done, one after the other. */
export interface Worker {
  account(): Account;
  hasWork(): boolean;
  /** Does the next thing. Answers what it will cost later, in milliseconds: on disk, on the way to everybody. */
  work(): number;
}

/** Milliseconds of work of those who do not go first, after which those who do are looked after again. */
const SLICE = 5;
/** Requests over HTTP that may wait, of a person and of an address. */
const WAITING_OF_A_PERSON = 20;
const WAITING_OF_AN_ADDRESS = 1000;

/** What a node that is written, and a character that is told, will cost later: in milliseconds, and roughly. */
export const NODE = 0.002;
export const CHARACTER = 0.000002;
/** What a byte costs that comes in, before anybody knows what it says. */
export const BYTE_HEARD = 0.00001;

/** What it costs to look at a token, and to hear a frame, whatever is in it. */
export const TOKEN_CHECK = 0.2;
export const FRAME_HEARD = 0.05;

/**
 * Whose turn it is. There is one loop for everybody: what one connection asks for holds all others. So the work of those who do
 * not go first is measured, by person and by address; who has used more than a share waits, in a line of their own; and after a
 * few milliseconds of it whoever goes first is looked after, before more of it is done.
 */
export class FairShare {
  private readonly clock: () => number;
  /** Time of the last look at the clock: all that is compared is of one moment. */
  private now = 0;
  private readonly persons: Throttle;
  private readonly addresses: Throttle;
  /** Those who wait, by person. */
  private readonly lines = new Lines<Worker>();
  private readonly waiting = new Set<Worker>();
  private readonly requestsOfPerson = new ConcurrencyLimit(WAITING_OF_A_PERSON);
  private readonly requestsOfAddress = new ConcurrencyLimit(WAITING_OF_AN_ADDRESS);
  /** What is left of this turn of the loop. */
  private slice = SLICE;
  private isSliced = false;
  private next: NodeJS.Immediate | undefined;
  private later: NodeJS.Timeout | undefined;

  /** @param clock milliseconds that only ever rise */
  constructor(clock: () => number = () => performance.now()) {
    this.clock = clock;
    this.persons = new Throttle(POLICIES.workOfPerson, () => this.now);
    this.addresses = new Throttle(POLICIES.workOfAddress, () => this.now);
  }

  /** Somebody has something to be done: it is done now, or in its turn. */
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
   * Does one thing in its turn; what it answers is what it will cost later.
   * @returns false where too many of one person or address wait already; then it is not done
   */
  async turn(account: Account, work: () => number): Promise<boolean> {
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

  /** Whether there is something left of somebody's share. */
  has(account: Account): boolean {
    return this.waitOf({ ...account, first: false }) === 0;
  }

  /** Milliseconds until there is something left of somebody's share. */
  waitOf(account: Account): number {
    if (!account.first) this.now = this.clock();
    return this.waitNow(account);
  }

  private waitNow({ person, address, first }: Account): number {
    return first ? 0 : Math.max(this.persons.waitMs(person), this.addresses.waitMs(address));
  }

  /** Accounts for what was done out of turn, as when a connection ends. */
  spend({ person, address, first }: Account, milliseconds: number): void {
    if (first) return;
    this.now = this.clock();
    this.persons.spend(person, milliseconds);
    this.addresses.spend(address, milliseconds);
  }

  /** Does something that goes on beside the others, and accounts for all the time that it takes. */
  async pay<T>(account: Account, work: () => Promise<T>): Promise<T> {
    const start = this.clock();
    try {
      return await work();
    } finally {
      this.spend(account, this.clock() - start);
    }
  }

  private workOff(worker: Worker, account: Account): void {
    const start = this.clock();
    const later = worker.work();
    const took = this.clock() - start + later;
    this.spend(account, took);
    this.slice -= took;
    if (this.isSliced) return;
    this.isSliced = true;
    setImmediate(() => {
      this.isSliced = false;
      // Whoever waits has the whole of the next one.
      if (this.next === undefined) this.slice = SLICE;
    });
  }

  private line(worker: Worker, { person }: Account): void {
    this.lines.add(person, worker);
    this.waiting.add(worker);
    this.goOn(0);
  }

  /** Goes on after so many milliseconds; 0: as soon as the others were looked after. */
  private goOn(wait: number): void {
    if (this.next !== undefined) return;
    clearTimeout(this.later);
    this.later = undefined;
    if (wait > 0) this.later = setTimeout(() => this.serve(), wait).unref();
    else this.next = setImmediate(() => this.serve());
  }

  /** A turn for each who waits and has something left of a share, until this slice is used up. */
  private serve(): void {
    this.next = undefined;
    this.later = undefined;
    this.slice = SLICE;
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
    // A millisecond more than it takes: nobody is looked at for nothing.
    if (this.lines.size > 0) this.goOn(wait === 0 ? 0 : wait + 1);
  }

  private serveOne(person: string, worker: Worker, account: Account): void {
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
  account: Account,
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
