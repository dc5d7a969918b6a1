/** A monotonic clock with timers, independent of the wall clock. */
export interface MonotonicClock {
  /** The time in ms; it never goes back. */
  readonly now: () => number;
  readonly after: (milliseconds: number, work: () => void) => void;
}

export const REAL_CLOCK: MonotonicClock = {
  now: () => performance.now(),
  after: (milliseconds, work) => void setTimeout(work, milliseconds).unref(),
};
