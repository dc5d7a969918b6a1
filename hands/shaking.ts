import fc, { type AsyncCommand } from 'fast-check';
import type { Setup } from './hall/day.ts';
import { LAWS } from './laws/all.ts';
import type { Law } from './laws/laws.ts';
import { Broken, Sequence } from './sequence.ts';

/** One hand that presses something: what, is decided by its lot among all that is offered when it is its turn. */
class Hand implements AsyncCommand<object, Sequence> {
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

/** How long, and with what luck, the hands are let loose. */
export interface Shaking {
  readonly sequences: number;
  readonly steps: number;
  readonly seed: number;
  readonly laws?: readonly Law[];
  /** Whether each day is brought to its end after its sequence, with nothing but what screens offer. */
  readonly finishes?: boolean;
}

export interface Shaken {
  /** How many presses were looked at. */
  readonly steps: number;
  /** After how many sequences something was found, or all of them. */
  readonly sequences: number;
  /** The shortest story that breaks a law, where one was found. */
  readonly broken: Broken | undefined;
}

/** One day: how the hall is set up, and the hands that press something in it, one after the other. */
interface Day {
  readonly setup: Setup;
  readonly hands: readonly number[];
  /** A couple is seeded past the semi-final, and the organizer seeds others. */
  readonly seeds: boolean;
}

const daysOf = (steps: number): fc.Arbitrary<Day> =>
  fc.record({
    setup: fc.record({
      judges: fc.constantFrom(3, 3, 3, 5, 7),
      marksPublic: fc.boolean(),
      release: fc.constantFrom('at once', 'awards'),
      second: fc.constantFrom(undefined, undefined, undefined, 'laptop', 'captain', 'phone'),
    }),
    hands: fc.array(fc.nat(), { minLength: steps, maxLength: steps, size: 'max' }),
    seeds: fc.boolean(),
  });

/** Lives a day through. @throws Broken at the first law that does not hold */
async function lived({ setup, hands, seeds }: Day, laws: readonly Law[], finishes: boolean): Promise<number> {
  const sequence = await Sequence.begin({ ...setup, seeds }, laws);
  try {
    const commands = hands.map((seed) => new Hand(seed));
    await fc.asyncModelRun(() => ({ model: {}, real: sequence }), commands);
    // One day in four: that takes as many presses again.
    if (finishes && (hands[0] ?? 0) % 4 === 0) await sequence.finish();
    return sequence.story.length;
  } finally {
    sequence.end();
  }
}

async function breachOf(day: Day, laws: readonly Law[], finishes: boolean): Promise<Broken | undefined> {
  try {
    await lived(day, laws, finishes);
    return undefined;
  } catch (thrown) {
    if (thrown instanceof Broken) return thrown;
    throw thrown;
  }
}

/**
 * The same breach with as few hands as can be: larger pieces of the day are left out first, then smaller ones, down to
 * single presses, as long as the same law is broken.
 */
async function shortest(day: Day, broken: Broken, laws: readonly Law[], finishes: boolean): Promise<Broken> {
  let best = { hands: day.hands.slice(0, broken.pressed), broken };
  for (let size = Math.ceil(best.hands.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = best.hands.length - size; at > -size; at -= size) {
      const hands = best.hands.toSpliced(Math.max(0, at), Math.min(size, size + at));
      const again = await breachOf({ ...day, hands }, laws, finishes);
      if (again?.breach.law === broken.breach.law)
        best = { hands: hands.slice(0, again.pressed), broken: again };
    }
  }
  return best.broken;
}

/** Lets random hands press whatever is offered, and asks the laws after every press. */
export async function shaken(shaking: Shaking): Promise<Shaken> {
  const { sequences, steps, seed, laws = LAWS, finishes = false } = shaking;
  let taken = 0;
  const property = fc.asyncProperty(daysOf(steps), async (day) => {
    taken += await lived(day, laws, finishes);
  });
  const run = await fc.check(property, { seed, numRuns: sequences, endOnFailure: true });
  if (!run.failed) return { steps: taken, sequences: run.numRuns, broken: undefined };
  const [day] = run.counterexample ?? [];
  if (!(run.errorInstance instanceof Broken) || day === undefined) throw run.errorInstance;
  const broken = await shortest(day, run.errorInstance, laws, finishes);
  return { steps: taken, sequences: run.numRuns, broken };
}
