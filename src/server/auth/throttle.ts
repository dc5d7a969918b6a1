interface Count {
  tries: number;
  until: number;
}

// Bounded, so that a flood of made-up names cannot fill the memory.
const MAX_NAMES = 20_000;

/** Counts tries by name within a stretch of time, and says when it is enough. */
export class Throttle {
  private readonly limit: number;
  private readonly milliseconds: number;
  private readonly counts = new Map<string, Count>();

  /** At most `limit` tries within `milliseconds`. */
  constructor(limit: number, milliseconds: number) {
    this.limit = limit;
    this.milliseconds = milliseconds;
  }

  isExhausted(name: string, now: number): boolean {
    const count = this.counts.get(name);
    return count !== undefined && this.stillCounts(count, now) && count.tries >= this.limit;
  }

  /** A clock that is put back by hours must not make them hours longer. */
  private stillCounts({ until }: Count, now: number): boolean {
    return now < until && until - now <= this.milliseconds;
  }

  /** One more try. */
  add(name: string, now: number): void {
    const count = this.counts.get(name);
    if (count !== undefined && this.stillCounts(count, now)) {
      count.tries += 1;
      return;
    }
    this.counts.delete(name);
    this.counts.set(name, { tries: 1, until: now + this.milliseconds });
    const oldest = this.counts.size > MAX_NAMES ? this.counts.keys().next().value : undefined;
    if (oldest !== undefined) this.counts.delete(oldest);
  }

  /** Takes one try back: it turned out to be a good one. */
  takeBack(name: string): void {
    const count = this.counts.get(name);
    if (count !== undefined && count.tries > 0) count.tries -= 1;
  }

  forget(name: string): void {
    this.counts.delete(name);
  }
}

const QUARTER_HOUR = 15 * 60 * 1000;

/**
 * Failed sign-ins. Per account *and* address first, so that a stranger cannot lock the scrutineer out by guessing; then
 * per address, then per account from everywhere together.
 */
export class SignInThrottle {
  private readonly both = new Throttle(10, QUARTER_HOUR);
  private readonly addresses = new Throttle(100, QUARTER_HOUR);
  private readonly accounts = new Throttle(300, QUARTER_HOUR);

  isExhausted(email: string, address: string, now: number): boolean {
    return (
      this.both.isExhausted(`${email} ${address}`, now) ||
      this.addresses.isExhausted(address, now) ||
      this.accounts.isExhausted(email, now)
    );
  }

  /** Counts a try; `succeeded` takes it back. */
  tried(email: string, address: string, now: number): void {
    this.both.add(`${email} ${address}`, now);
    this.addresses.add(address, now);
    this.accounts.add(email, now);
  }

  succeeded(email: string, address: string): void {
    this.both.forget(`${email} ${address}`);
    this.addresses.takeBack(address);
    this.accounts.takeBack(email);
  }

  /** Takes a try back of which it was never found out whether it was right. */
  undecided(email: string, address: string): void {
    this.both.takeBack(`${email} ${address}`);
    this.addresses.takeBack(address);
    this.accounts.takeBack(email);
  }
}
