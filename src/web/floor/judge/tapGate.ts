/** Time a judge needs to see that another sheet has come. An earlier tap was meant for the previous one. */
export const SETTLE_MS = 400;

/**
 * Decides which taps and keys count. The screen may change just before a finger lands, and a slow phone
 * handles taps late. So a tap counts by the time it was made.
 */
export class TapGate {
  private from = 0;
  private isRefusing = false;

  /** The screen is about to change. */
  close(): void {
    this.from = Infinity;
  }

  /** The screen was painted at `at`, on the clock of the events. */
  painted(at: number): void {
    this.from = at + SETTLE_MS;
  }

  /**
   * True if a press counts. The click that ends a press counts if its beginning did.
   * @param madeAt 0 if the browser gives no time
   */
  takes(kind: string, madeAt: number): boolean {
    const isEarly = this.from === Infinity || (madeAt > 0 && madeAt < this.from);
    const isRefused = isEarly || (kind === 'click' && this.isRefusing);
    this.isRefusing = kind !== 'click' && isEarly;
    return !isRefused;
  }
}
