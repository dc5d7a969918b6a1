import fc, { type AsyncCommand } from 'fast-check';
import type { DaySetup } from './hall/day.ts';
import { LAWS } from './laws/all.ts';
import type { Law } from './laws/laws.ts';
import { LawViolation, Sequence } from './sequence.ts';

/** A random press: picks one of the actions offered at its turn. */
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

/** The length and seed of a fuzz run. */
export interface FuzzOptions {
  readonly sequences: number;
  readonly steps: number;
  readonly seed: number;
  readonly laws?: readonly Law[];
  /** Finishes each day after its sequence, only with actions that screens offer. */
  readonly finishes?: boolean;
}

export interface FuzzResult {
  /** The number of presses. */
  readonly steps: number;
  /** The number of sequences that were run: all of them, or up to the first violation. */
  readonly sequences: number;
  /** The shortest story that breaks a law, if one was found. */
  readonly broken: LawViolation | undefined;
}

/** One day: the setup of the hall, and its sequence of hands. */
interface Day {
  readonly setup: DaySetup;
  readonly hands: readonly number[];
  /** One couple has a bye past the semi-final, and the organizer gives others. */
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

/**
 * Runs a day.
 * @throws LawViolation at the first law that fails
 */
async function runDay(
  { setup, hands, seeds }: Day,
  laws: readonly Law[],
  finishes: boolean,
): Promise<number> {
  const sequence = await Sequence.begin({ ...setup, seeds }, laws);
  try {
    const commands = hands.map((seed) => new Hand(seed));
    await fc.asyncModelRun(() => ({ model: {}, real: sequence }), commands);
    // Finishes only one day in four, because that takes as many presses again.
    if (finishes && (hands[0] ?? 0) % 4 === 0) await sequence.finish();
    return sequence.story.length;
  } finally {
    sequence.end();
  }
}

async function breachOf(
  day: Day,
  laws: readonly Law[],
  finishes: boolean,
): Promise<LawViolation | undefined> {
  try {
    await runDay(day, laws, finishes);
    return undefined;
  } catch (thrown) {
    if (thrown instanceof LawViolation) return thrown;
    throw thrown;
  }
}

/**
 * Shrinks a violation to as few hands as possible: removes larger pieces of the day first, then smaller ones,
 * down to single presses, while the same law is broken.
 */
async function shortest(
  day: Day,
  broken: LawViolation,
  laws: readonly Law[],
  finishes: boolean,
): Promise<LawViolation> {
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

/** Presses random actions, and checks the laws after every press. */
export async function fuzzDays(shaking: FuzzOptions): Promise<FuzzResult> {
  const { sequences, steps, seed, laws = LAWS, finishes = false } = shaking;
  let taken = 0;
  const property = fc.asyncProperty(daysOf(steps), async (day) => {
    taken += await runDay(day, laws, finishes);
  });
  const run = await fc.check(property, { seed, numRuns: sequences, endOnFailure: true });
  if (!run.failed) return { steps: taken, sequences: run.numRuns, broken: undefined };
  const [day] = run.counterexample ?? [];
  if (!(run.errorInstance instanceof LawViolation) || day === undefined) throw run.errorInstance;
  const broken = await shortest(day, run.errorInstance, laws, finishes);
  return { steps: taken, sequences: run.numRuns, broken };
}
