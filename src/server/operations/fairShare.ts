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

interface Share {
  /** Milliseconds of work in a second. */
  readonly perSecond: number;
  /** Milliseconds that may be used at once by who has asked for nothing lately. */
  readonly atOnce: number;
}

// A phone that joins costs some milliseconds. A hall sits behind one address: thousands of phones may ask for something there.
const OF_A_PERSON: Share = { perSecond: 50, atOnce: 500 };
const OF_AN_ADDRESS: Share = { perSecond: 600, atOnce: 3000 };
/** Milliseconds of work of those who do not go first, after which those who do are looked after again. */
const SLICE = 5;
/** Requests over HTTP that may wait, of a person and of an address. */
const WAITING_OF_A_PERSON = 20;
const WAITING_OF_AN_ADDRESS = 1000;
/** How many budgets are kept before those that are full again are forgotten. */
const MANY = 1000;

/** What a node that is written, and a character that is told, will cost later: in milliseconds, and roughly. */
export const NODE = 0.002;
export const CHARACTER = 0.000002;
/** What a byte costs that comes in, before anybody knows what it says. */
export const BYTE_HEARD = 0.00001;

/** What it costs to look at a token, and to hear a frame, whatever is in it. */
export const TOKEN_CHECK = 0.2;
export const FRAME_HEARD = 0.05;

class Budget {
  private readonly share: Share;
  private left: number;
  private at: number;

  constructor(share: Share, now: number) {
    this.share = share;
    this.left = share.atOnce;
    this.at = now;
  }

  /** What is left at `now`; less than nothing where more was used than there was. */
  leftAt(now: number): number {
    this.left = Math.min(this.share.atOnce, this.left + ((now - this.at) * this.share.perSecond) / 1000);
    this.at = now;
    return this.left;
  }

  isFullAt(now: number): boolean {
    return this.leftAt(now) >= this.share.atOnce;
  }

  spend(milliseconds: number): void {
    this.left -= milliseconds;
  }

  /** Milliseconds until something is left again. */
  waitAt(now: number): number {
    return Math.max(0, (-this.leftAt(now) * 1000) / this.share.perSecond);
  }
}

class Budgets {
  private readonly share: Share;
  private readonly byName = new Map<string, Budget>();
  private many = MANY;

  constructor(share: Share) {
    this.share = share;
  }

  of(name: string, now: number): Budget {
    const known = this.byName.get(name);
    if (known !== undefined) return known;
    if (this.byName.size >= this.many) {
      for (const [other, budget] of this.byName) if (budget.isFullAt(now)) this.byName.delete(other);
      this.many = Math.max(MANY, this.byName.size * 2);
    }
    const fresh = new Budget(this.share, now);
    this.byName.set(name, fresh);
    return fresh;
  }
}

/**
 * Whose turn it is. There is one loop for everybody: what one connection asks for holds all others. So the work of those who do
 * not go first is measured, by person and by address; who has used more than a share waits, in a line of their own; and after a
 * few milliseconds of it whoever goes first is looked after, before more of it is done.
 */
export class FairShare {
  private readonly clock: () => number;
  private readonly persons = new Budgets(OF_A_PERSON);
  private readonly addresses = new Budgets(OF_AN_ADDRESS);
  /** Those who wait, by person, in the order in which they have their turns. */
  private readonly lines = new Map<string, Worker[]>();
  private readonly waiting = new Set<Worker>();
  private readonly requests = new Map<string, number>();
  /** What is left of this turn of the loop. */
  private slice = SLICE;
  private isSliced = false;
  private next: NodeJS.Immediate | undefined;
  private later: NodeJS.Timeout | undefined;

  /** @param clock milliseconds that only ever rise */
  constructor(clock: () => number = () => performance.now()) {
    this.clock = clock;
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
    const names: readonly (readonly [string, number])[] = [
      [`person ${account.person}`, WAITING_OF_A_PERSON],
      [`address ${account.address}`, WAITING_OF_AN_ADDRESS],
    ];
    if (names.some(([name, most]) => (this.requests.get(name) ?? 0) >= most)) return false;
    for (const [name] of names) this.requests.set(name, (this.requests.get(name) ?? 0) + 1);
    try {
      await new Promise<void>((resolve, reject) => this.ready(onlyOnce(account, work, resolve, reject)));
    } finally {
      for (const [name] of names) {
        const left = (this.requests.get(name) ?? 1) - 1;
        if (left === 0) this.requests.delete(name);
        else this.requests.set(name, left);
      }
    }
    return true;
  }

  /** Whether there is something left of somebody's share. */
  has({ person, address }: Account): boolean {
    const now = this.clock();
    return this.persons.of(person, now).leftAt(now) > 0 && this.addresses.of(address, now).leftAt(now) > 0;
  }

  /** Milliseconds until there is something left of somebody's share. */
  waitOf({ person, address, first }: Account): number {
    if (first) return 0;
    const now = this.clock();
    return Math.max(this.persons.of(person, now).waitAt(now), this.addresses.of(address, now).waitAt(now));
  }

  /** Accounts for what was done out of turn, as when a connection ends. */
  spend({ person, address, first }: Account, milliseconds: number): void {
    if (first) return;
    const now = this.clock();
    this.persons.of(person, now).spend(milliseconds);
    this.addresses.of(address, now).spend(milliseconds);
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
    const own = this.lines.get(person);
    if (own === undefined) this.lines.set(person, [worker]);
    else own.push(worker);
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
    const now = this.clock();
    let wait = Infinity;
    for (const [person, line] of this.lines) {
      const [worker] = line;
      if (worker === undefined) continue;
      const account = worker.account();
      const left = account.first
        ? 0
        : Math.max(
            this.persons.of(person, now).waitAt(now),
            this.addresses.of(account.address, now).waitAt(now),
          );
      if (left > 0) {
        wait = Math.min(wait, left);
        continue;
      }
      wait = 0;
      this.serveOne(person, line, worker, account);
      if (this.slice <= 0) break;
    }
    // A millisecond more than it takes: nobody is looked at for nothing.
    if (this.lines.size > 0) this.goOn(wait === 0 ? 0 : wait + 1);
  }

  private serveOne(person: string, line: Worker[], worker: Worker, account: Account): void {
    line.shift();
    this.waiting.delete(worker);
    // The next turn of the same person comes after those of all others.
    this.lines.delete(person);
    if (line.length > 0) this.lines.set(person, line);
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
