import type { AsyncCommand } from 'fast-check';
import type { Sequence } from './sequence.ts';

/** One hand that presses something: what, is decided by its lot among all that is offered when it is its turn. */
export class Hand implements AsyncCommand<object, Sequence> {
  private readonly seed: number;
  private pressed: string | undefined;

  constructor(seed: number) {
    this.seed = seed;
  }

  check(): boolean {
    return true;
  }

  async run(_: object, sequence: Sequence): Promise<void> {
    await sequence.step(this.seed);
    this.pressed = sequence.story.at(-1);
  }

  toString(): string {
    return this.pressed ?? 'nobody presses anything';
  }
}
