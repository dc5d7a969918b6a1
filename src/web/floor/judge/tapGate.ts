/** Time a judge needs to see that another sheet has come. An earlier tap was meant for the previous one. */
export const SETTLE_MS = 400;

/**
 * Decides which taps and keys count. The screen may change under a finger on its way, and a slow phone handles a tap
 * long after it was made: the time it was made decides.
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
   * True if a press counts. The click at the end of a press is decided with its beginning.
   * @param madeAt 0 if the browser does not tell
   */
  takes(kind: string, madeAt: number): boolean {
    const isEarly = this.from === Infinity || (madeAt > 0 && madeAt < this.from);
    const isRefused = isEarly || (kind === 'click' && this.isRefusing);
    this.isRefusing = kind !== 'click' && isEarly;
    return !isRefused;
  }
}
