/** Bounds how fast something goes: so many at once, and so many each second. */
export class Pace {
  private readonly perSecond: number;
  private left: number;
  private at: number;

  constructor(perSecond: number, now: number) {
    this.perSecond = perSecond;
    this.left = perSecond;
    this.at = now;
  }

  /** One more at `now`. Answers how many milliseconds to wait before the next: 0 while it is not too fast. */
  take(now: number): number {
    this.left =
      Math.min(this.perSecond, this.left + (Math.max(0, now - this.at) * this.perSecond) / 1000) - 1;
    this.at = now;
    return this.left >= 0 ? 0 : Math.ceil((-this.left * 1000) / this.perSecond);
  }
}
