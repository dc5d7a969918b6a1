import { keepNewest } from '../newest.ts';

interface Tally {
  level: number;
  at: number;
}

/** How many wrong tries of each name there were lately: one is forgotten in each stretch of time. */
export class RecentTries {
  private readonly forgetsOneIn: number;
  private readonly tallies = new Map<string, Tally>();

  /** @param forgetsOneIn in milliseconds */
  constructor(forgetsOneIn: number) {
    this.forgetsOneIn = forgetsOneIn;
  }

  count(name: string, now: number): number {
    const tally = this.tallies.get(name);
    return tally === undefined ? 0 : Math.max(0, tally.level - (now - tally.at) / this.forgetsOneIn);
  }

  /** One more. */
  add(name: string, now: number): void {
    const level = this.count(name, now) + 1;
    // To the end: who tries again and again is not the one that is forgotten for the others.
    this.tallies.delete(name);
    this.tallies.set(name, { level, at: now });
    keepNewest(this.tallies);
  }

  /** Takes one back: it turned out to be a good one, or none. */
  takeBack(name: string): void {
    const tally = this.tallies.get(name);
    if (tally !== undefined) tally.level -= 1;
  }

  forget(name: string): void {
    this.tallies.delete(name);
  }

  /** Forgets all whose name begins so. */
  forgetAll(beginning: string): void {
    for (const name of this.tallies.keys()) if (name.startsWith(beginning)) this.tallies.delete(name);
  }
}

/** How long the next try waits: the first `free` do not, and each further one waits longer. In milliseconds. */
export interface Growth {
  readonly free: number;
  readonly longest: number;
  /** How long the first waits that does, and after how many more it is twice as long. */
  readonly first: number;
  readonly doublesIn: number;
}

export function delayAfter(wrong: number, { free, longest, first, doublesIn }: Growth): number {
  if (wrong < free) return 0;
  return Math.min(longest, first * 2 ** (Math.round(wrong - free) / doublesIn));
}
