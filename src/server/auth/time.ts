/** What passes, whatever the clock says, and what is done once some of it has. */
export interface Time {
  /** In milliseconds; only ever rises. */
  readonly now: () => number;
  readonly after: (milliseconds: number, work: () => void) => void;
}

export const REAL_TIME: Time = {
  now: () => performance.now(),
  after: (milliseconds, work) => void setTimeout(work, milliseconds).unref(),
};
