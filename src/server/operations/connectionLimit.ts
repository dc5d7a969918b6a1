/**
 * Open connections by network address. A whole venue may come from one, so the bound is wide: it keeps one machine from
 * taking all the sockets there are.
 */
export class ConnectionLimit {
  private readonly limit: number;
  private readonly counts = new Map<string, number>();

  /** At most `limit` connections from each address. */
  constructor(limit: number) {
    this.limit = limit;
  }

  /** Counts one in, and answers with what counts it out, once; undefined: the address has as many as it may. */
  enter(address: string): (() => void) | undefined {
    const count = this.counts.get(address) ?? 0;
    if (count >= this.limit) return undefined;
    this.counts.set(address, count + 1);
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      const left = (this.counts.get(address) ?? 1) - 1;
      if (left === 0) this.counts.delete(address);
      else this.counts.set(address, left);
    };
  }
}
