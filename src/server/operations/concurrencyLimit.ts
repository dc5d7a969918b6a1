/** Limits how many are inside at once, per name. Not a throttle: leaving makes room. */
export class ConcurrencyLimit {
  private readonly limit: number;
  private readonly counts = new Map<string, number>();

  constructor(limit: number) {
    this.limit = limit;
  }

  /** Enters, and returns a function that leaves (once); undefined if the limit is reached. */
  enter(name: string): (() => void) | undefined {
    const count = this.counts.get(name) ?? 0;
    if (count >= this.limit) return undefined;
    this.counts.set(name, count + 1);
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      const left = (this.counts.get(name) ?? 1) - 1;
      if (left === 0) this.counts.delete(name);
      else this.counts.set(name, left);
    };
  }
}
