import { keepNewest } from '../newest.ts';

interface Count {
  tries: number;
  until: number;
}

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
    keepNewest(this.counts);
  }
}
