import type { MonotonicClock } from '../auth/time.ts';

/** A clock that tests advance; it records requested delays. */
export class ManualClock implements MonotonicClock {
  /** The requested delays in ms. */
  readonly waits: number[] = [];
  private passed = 0;
  private due: { readonly at: number; readonly work: () => void }[] = [];

  readonly now = (): number => this.passed;

  readonly after = (milliseconds: number, work: () => void): void => {
    this.waits.push(milliseconds);
    this.due.push({ at: this.passed + milliseconds, work });
  };

  pass(milliseconds: number): void {
    const until = this.passed + milliseconds;
    for (;;) {
      const [next] = this.due.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.due = this.due.filter((one) => one !== next);
      this.passed = Math.max(this.passed, next.at);
      next.work();
    }
    this.passed = until;
  }

  /** Advances in steps until a promise settles. */
  async until<T>(done: Promise<T>, step: number): Promise<T> {
    let isDone = false;
    const settled = done.finally(() => (isDone = true));
    settled.catch(() => undefined);
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 2));
      if (isDone) return settled;
      if (this.due.length > 0) this.pass(step);
    }
  }
}
