/** Time (ms) a judge needs to see that another sheet has come. A tap before that was meant for the sheet before it. */
export const SETTLE_MS = 400;

/**
 * Decides which taps and keys count. The screen may change under a finger that is already on its way, and a slow phone
 * handles a tap long after it was made: what counts is when it was made.
 */
export class TapGate {
  private from = 0;
  private isRefusing = false;

  /** Something else is about to be on the screen. */
  close(): void {
    this.from = Infinity;
  }

  /** It is on the screen since `at`, on the clock of the events. */
  painted(at: number): void {
    this.from = at + SETTLE_MS;
  }

  /**
   * Whether a press counts. The click at the end of a press goes with its beginning.
   * @param madeAt 0 where the browser does not say
   */
  takes(kind: string, madeAt: number): boolean {
    const isEarly = this.from === Infinity || (madeAt > 0 && madeAt < this.from);
    const isRefused = isEarly || (kind === 'click' && this.isRefusing);
    this.isRefusing = kind !== 'click' && isEarly;
    return !isRefused;
  }
}
