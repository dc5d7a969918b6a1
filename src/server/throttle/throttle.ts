/** One row of the table in `policies.ts`. */
export interface RatePolicy {
  /** Each key of this kind has its own bucket. */
  readonly countedBy: string;
  /** The meaning of a token, in the plural. */
  readonly unit: string;
  /** Tokens in a full bucket. */
  readonly capacity: number;
  /** Refills `tokens` every `everyMs`; undefined: tokens return only through `giveBack`. */
  readonly refill: { readonly tokens: number; readonly everyMs: number } | undefined;
  /** `told`: a sentence, or the protocol's status. */
  readonly whenEmpty:
    | { readonly kind: 'refuse'; readonly told: string }
    /** Waits until enough tokens are available. */
    | { readonly kind: 'wait'; readonly told: string }
    /**
     * The delay grows with the number of tokens overspent. The attempt still happens, so no one is locked
     * out.
     */
    | {
        readonly kind: 'delay';
        readonly told: string;
        readonly firstMs: number;
        /** The delay doubles after this many tokens. */
        readonly doublesEvery: number;
        readonly maxMs: number;
      };
}

interface Bucket {
  spent: number;
  at: number;
}

// Bounded, so a flood of invented keys can't fill the memory.
const MAX_KEYS = 20_000;

/**
 * One token bucket per key. With too many keys, those that spent least are dropped. From then on, an unknown
 * key counts as having spent as much as the largest dropped one. So a flood of keys can't reset any count.
 */
export class Throttle {
  private readonly policy: RatePolicy;
  private readonly clock: () => number;
  private readonly buckets = new Map<string, Bucket>();
  /** The bucket of all unknown keys. */
  private readonly others: Bucket = { spent: 0, at: 0 };

  /** @param clock in ms; may go back */
  constructor(policy: RatePolicy, clock: () => number) {
    this.policy = policy;
    this.clock = clock;
  }

  /** Tokens not refilled yet; may exceed the capacity. */
  spent(key: string): number {
    return this.spentOf(this.buckets.get(key) ?? this.others);
  }

  has(key: string, tokens = 1): boolean {
    return this.spent(key) + tokens <= this.policy.capacity;
  }

  /** Spends tokens if enough are left. */
  take(key: string, tokens = 1): boolean {
    const isThere = this.has(key, tokens);
    if (isThere) this.spend(key, tokens);
    return isThere;
  }

  /** Spends tokens even if none are left. */
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

  /** Milliseconds until this many tokens are available; for a delay policy, until the next attempt. */
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
    // The next refill counts from now, even if the clock went back.
    bucket.at = now;
    return bucket.spent;
  }

  /**
   * Drops a quarter of the keys at once: finding the least one for each new key would make a flood expensive.
   */
  private dropLeastSpent(): void {
    const all = [...this.buckets].map(([key, bucket]) => ({ key, spent: this.spentOf(bucket) }));
    const least = all.toSorted((a, b) => a.spent - b.spent).slice(0, MAX_KEYS / 4);
    for (const { key } of least) this.buckets.delete(key);
    this.others.spent = Math.max(this.spentOf(this.others), least.at(-1)?.spent ?? 0);
  }
}
