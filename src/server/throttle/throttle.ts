/** One row of the table in `policies.ts`. */
export interface Policy {
  /** Each key of this kind has a bucket of its own. */
  readonly countedBy: string;
  /** What one token stands for, in the plural. */
  readonly unit: string;
  /** Tokens in a full bucket. */
  readonly capacity: number;
  /** So many tokens come back in each such time; undefined: only those that are given back. */
  readonly refill: { readonly tokens: number; readonly everyMs: number } | undefined;
  /** With a sentence, or the status of the protocol it is told in. */
  readonly whenEmpty:
    | { readonly kind: 'refuse'; readonly told: string }
    /** Until the tokens are there. */
    | { readonly kind: 'wait'; readonly told: string }
    /** The further below empty, the longer. It is looked at all the same, so nobody is locked out. */
    | {
        readonly kind: 'delay';
        readonly told: string;
        readonly firstMs: number;
        /** After so many more it is twice as long. */
        readonly doublesEvery: number;
        readonly maxMs: number;
      };
}

interface Bucket {
  spent: number;
  at: number;
}

// Bounded, so that a flood of made-up keys cannot fill the memory.
const MAX_KEYS = 20_000;

/**
 * A token bucket for each key. Where there are too many keys, those go that have spent least, and from then on every key that is
 * not kept counts as having spent as much as the largest of them. So no flood of keys resets a count, its sender's or another's.
 */
export class Throttle {
  private readonly policy: Policy;
  private readonly clock: () => number;
  private readonly buckets = new Map<string, Bucket>();
  /** The bucket of every key that is not kept. */
  private readonly others: Bucket = { spent: 0, at: 0 };

  /** @param clock in milliseconds; it may be put back */
  constructor(policy: Policy, clock: () => number) {
    this.policy = policy;
    this.clock = clock;
  }

  /** Tokens that are not back yet; more than the capacity where more were spent than there were. */
  spent(key: string): number {
    return this.spentOf(this.buckets.get(key) ?? this.others);
  }

  has(key: string, tokens = 1): boolean {
    return this.spent(key) + tokens <= this.policy.capacity;
  }

  /** Spends tokens, if there are as many. */
  take(key: string, tokens = 1): boolean {
    const isThere = this.has(key, tokens);
    if (isThere) this.spend(key, tokens);
    return isThere;
  }

  /** Spends tokens, also where there are none. */
  spend(key: string, tokens = 1): void {
    const spent = this.spent(key) + tokens;
    const bucket = this.buckets.get(key);
    if (bucket !== undefined) {
      bucket.spent = spent;
      return;
    }
    if (this.buckets.size >= MAX_KEYS) this.dropLeastSpent();
    this.buckets.set(key, { spent, at: this.clock() });
  }

  giveBack(key: string, tokens = 1): void {
    if (this.buckets.has(key)) this.spend(key, -Math.min(tokens, this.spent(key)));
  }

  forget(key: string): void {
    this.buckets.delete(key);
  }

  forgetAll(prefix: string): void {
    for (const key of this.buckets.keys()) if (key.startsWith(prefix)) this.buckets.delete(key);
  }

  /** Milliseconds to wait before so many tokens are used; of a delay, before the next one is. */
  waitMs(key: string, tokens = 0): number {
    const { capacity, refill, whenEmpty } = this.policy;
    const missing = this.spent(key) - capacity;
    switch (whenEmpty.kind) {
      case 'delay': {
        const { firstMs, doublesEvery, maxMs } = whenEmpty;
        return missing < 0 ? 0 : Math.min(maxMs, firstMs * 2 ** (Math.round(missing) / doublesEvery));
      }
      case 'wait':
      case 'refuse':
        if (missing + tokens <= 0) return 0;
        return refill === undefined ? Infinity : ((missing + tokens) * refill.everyMs) / refill.tokens;
    }
  }

  private spentOf(bucket: Bucket): number {
    const { refill } = this.policy;
    if (refill === undefined) return bucket.spent;
    const now = this.clock();
    const refilled = (Math.max(0, now - bucket.at) * refill.tokens) / refill.everyMs;
    bucket.spent = Math.max(0, bucket.spent - refilled);
    // Also where it was put back: from here on time counts again.
    bucket.at = now;
    return bucket.spent;
  }

  /** A quarter of them at once: to look for the least each time would be work for whoever floods. */
  private dropLeastSpent(): void {
    const all = [...this.buckets].map(([key, bucket]) => ({ key, spent: this.spentOf(bucket) }));
    const least = all.toSorted((a, b) => a.spent - b.spent).slice(0, MAX_KEYS / 4);
    for (const { key } of least) this.buckets.delete(key);
    this.others.spent = Math.max(this.spentOf(this.others), least.at(-1)?.spent ?? 0);
  }
}
