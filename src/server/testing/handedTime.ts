import type { Time } from '../auth/time.ts';

/** A time that passes when a test says so, and tells how long somebody was made to wait. */
export class HandedTime implements Time {
  /** Each wait that was asked for, in milliseconds. */
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

  /** Lets it pass, as much at a time, until something is done. */
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
