import type { MonotonicClock } from './time.ts';

interface Waiting extends AttemptKeys {
  readonly until: number;
  leave(kept: boolean): void;
}

/** The keys an attempt is counted by. */
export interface AttemptKeys {
  readonly line: string;
  readonly address: string;
  /** The account it tries to sign in to. */
  readonly account: string;
}

/** The limits of waiting attempts. */
export interface WaitingLimits {
  readonly ofLine: number;
  readonly ofAddress: number;
  readonly ofAccount: number;
  readonly inAll: number;
}

const sizeOf = <Key>(sets: ReadonlyMap<Key, ReadonlySet<Waiting>>, key: Key): number =>
  sets.get(key)?.size ?? 0;

function put(sets: Map<string, Set<Waiting>>, key: string, waiting: Waiting): void {
  const own = sets.get(key) ?? new Set();
  sets.set(key, own);
  own.add(waiting);
}

function take(sets: Map<string, Set<Waiting>>, key: string, waiting: Waiting): void {
  const own = sets.get(key);
  own?.delete(waiting);
  if (own?.size === 0) sets.delete(key);
}

/**
 * Bounded queue for delayed attempts. Not a throttle: it counts only attempts waiting now. When full, the
 * newest of the longest line is dropped, so flooding never takes another's place.
 */
export class WaitingRoom {
  private readonly time: MonotonicClock;
  private readonly places: WaitingLimits;
  private readonly lines = new Map<string, Set<Waiting>>();
  private readonly addresses = new Map<string, Set<Waiting>>();
  private readonly accounts = new Map<string, Set<Waiting>>();
  private size = 0;

  constructor(time: MonotonicClock, places: WaitingLimits) {
    this.time = time;
    this.places = places;
  }

  /** Number of tracked lines, addresses and accounts. */
  get kept(): number {
    return this.lines.size + this.addresses.size + this.accounts.size;
  }

  /** Resolves true after the delay, false if there was no place or it was displaced. */
  wait(who: AttemptKeys, milliseconds: number): Promise<boolean> {
    if (milliseconds <= 0) return Promise.resolve(true);
    if (!this.hasRoom(who)) return Promise.resolve(false);
    return new Promise((resolve) => {
      const waiting: Waiting = {
        ...who,
        until: this.time.now() + milliseconds,
        leave: (kept) => {
          take(this.lines, who.line, waiting);
          take(this.addresses, who.address, waiting);
          take(this.accounts, who.account, waiting);
          this.size -= 1;
          resolve(kept);
        },
      };
      put(this.lines, who.line, waiting);
      put(this.addresses, who.address, waiting);
      put(this.accounts, who.account, waiting);
      this.size += 1;
      this.time.after(milliseconds, () => {
        if (this.lines.get(who.line)?.has(waiting) === true) waiting.leave(true);
      });
    });
  }

  /** Milliseconds until a line has a free place; 0 if it has one. */
  nextPlace(line: string): number {
    const own = [...(this.lines.get(line) ?? [])];
    if (own.length < this.places.ofLine) return 0;
    return Math.min(...own.map(({ until }) => until)) - this.time.now();
  }

  /** True if the attempt fits, possibly after dropping another from an address over its share. */
  private hasRoom({ line, address, account }: AttemptKeys): boolean {
    const own = sizeOf(this.lines, line);
    if (own >= this.places.ofLine || sizeOf(this.accounts, account) >= this.places.ofAccount) return false;
    if (sizeOf(this.addresses, address) >= this.places.ofAddress && !this.shorten(address, own + 1))
      return false;
    if (this.size < this.places.inAll) return true;
    const most = this.largestAddress();
    const theirs = sizeOf(this.addresses, most);
    return theirs > sizeOf(this.addresses, address) + 1 && this.shorten(most, 0);
  }

  /** Drops the newest attempt of an address's longest line, if that line is longer than `most`. */
  private shorten(address: string, most: number): boolean {
    let last: Waiting | undefined;
    let longest = most;
    for (const waiting of this.addresses.get(address) ?? []) {
      const length = sizeOf(this.lines, waiting.line);
      if (length > longest || waiting.line === last?.line) {
        longest = length;
        last = waiting;
      }
    }
    last?.leave(false);
    return last !== undefined;
  }

  /** The address with the most waiting; the earliest if several tie. */
  private largestAddress(): string {
    let most = '';
    for (const [address, theirs] of this.addresses)
      if (theirs.size > sizeOf(this.addresses, most)) most = address;
    return most;
  }
}
