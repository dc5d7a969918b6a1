import fc from 'fast-check';
import type { Setup } from './hall/day.ts';
import { Hand } from './hand.ts';
import { LAWS } from './laws/all.ts';
import type { Law } from './laws/laws.ts';
import { Broken, Sequence } from './sequence.ts';

const SETUP: fc.Arbitrary<Setup> = fc.record({
  judges: fc.constantFrom(3, 3, 3, 5, 7),
  marksPublic: fc.boolean(),
  release: fc.constantFrom('at once', 'awards'),
});

const HAND = fc.noShrink(fc.nat()).map((seed) => new Hand(seed));

/** How long, and with what luck, the hands are let loose. */
export interface Shaking {
  readonly sequences: number;
  readonly steps: number;
  readonly seed: number;
  readonly laws?: readonly Law[];
  /** Whether the day is brought to its end after each sequence. */
  readonly finishes?: boolean;
}

export interface Shaken {
  readonly steps: number;
  /** The shortest story that breaks a law, where one was found. */
  readonly broken: Broken | undefined;
  /** After how many sequences it was found. */
  readonly sequences: number;
}

/** Lets random hands press whatever is offered, and asks the laws after every press. */
export async function shaken({
  sequences,
  steps,
  seed,
  laws = LAWS,
  finishes = false,
}: Shaking): Promise<Shaken> {
  let taken = 0;
  const property = fc.asyncProperty(
    SETUP,
    fc.commands([HAND], { maxCommands: steps, size: 'max' }),
    async (setup, hands) => {
      const sequence = await Sequence.begin(setup, laws);
      try {
        await fc.asyncModelRun(() => ({ model: {}, real: sequence }), hands);
        if (finishes) await sequence.finish();
      } finally {
        taken += sequence.story.length;
        sequence.end();
      }
    },
  );
  const run = await fc.check(property, { seed, numRuns: sequences });
  if (!run.failed) return { steps: taken, broken: undefined, sequences: run.numRuns };
  if (!(run.errorInstance instanceof Broken)) throw run.errorInstance;
  return { steps: taken, broken: run.errorInstance, sequences: run.numRuns };
}
