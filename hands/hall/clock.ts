interface Timer {
  readonly due: number;
  readonly act: () => void;
}

/** Start of the day. */
const MORNING = Date.UTC(2026, 4, 2, 13);

/**
 * The one clock of a hall, for devices and server. It moves only between presses, and runs timers that are
 * due, so that no test sleeps.
 */
export class HallClock {
  now = MORNING;
  private timers: Timer[] = [];
  private readonly real = { now: Date.now, setTimeout, clearTimeout };

  /** Replaces the clock of this process until `stop`. */
  start(): void {
    Date.now = () => this.now;
    const later = (act: () => void, wait = 0): Timer => {
      const timer = { due: this.now + wait, act };
      this.timers.push(timer);
      return timer;
    };
    const cancel = (timer: Timer | undefined): void => {
      this.timers = this.timers.filter((one) => one !== timer);
    };
    Object.assign(globalThis, { setTimeout: later, clearTimeout: cancel });
  }

  stop(): void {
    Date.now = this.real.now;
    Object.assign(globalThis, { setTimeout: this.real.setTimeout, clearTimeout: this.real.clearTimeout });
  }

  pass(milliseconds: number): void {
    this.now += milliseconds;
    const due = this.timers.filter((timer) => timer.due <= this.now);
    this.timers = this.timers.filter((timer) => timer.due > this.now);
    for (const { act } of due) act();
  }
}
