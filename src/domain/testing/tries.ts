/**
 * Scales the number of property tests: local runs do some of them, CI does all. PROPERTY_TRIES=1 does all
 * locally, too; PROPERTY_TRIES=20 does twenty times as many, for a long run or for new code.
 */
const AT_THE_DESK = 0.2;
const share = Number(process.env['PROPERTY_TRIES'] ?? (process.env['CI'] === 'true' ? 1 : AT_THE_DESK));

/**
 * The seed of everything random in the tests, at least 1. It is fixed, so that only a change can turn a test
 * red. PROPERTY_SEED sets another one; `npm run bench -- hands` uses a new one each time.
 */
export const TEST_SEED = Number(process.env['PROPERTY_SEED'] ?? 1);

export const IS_FULL_RUN = share >= 1;

/** Fewer runs would not even cover the simple cases. */
const AT_LEAST = 20;

/** fast-check options for a property worth `worth` tries, locally at most `atTheDesk`. */
export const limitRuns = (worth: number, atTheDesk = worth): { readonly numRuns: number } => ({
  numRuns: Math.min(
    Math.max(Math.min(worth, AT_LEAST), Math.ceil(worth * share)),
    IS_FULL_RUN ? Infinity : atTheDesk,
  ),
});

/** A fifth of the cases locally, all in CI. For cases that other tests cover as well. */
export function sampleCases<T>(cases: readonly T[]): readonly T[] {
  const every = Math.max(1, Math.round(1 / share));
  return cases.filter((_, index) => index % every === (TEST_SEED - 1) % every);
}

/** The first of `whole` long runs locally, all in CI. */
export const shareOfRuns = (whole: number): number => Math.ceil(whole * Math.min(1, share));
