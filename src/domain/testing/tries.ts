/**
 * How often a property is tried. Each says how many tries it is worth; a run at the desk spends a part of them, and a build
 * machine all. PROPERTY_TRIES=1 spends all here as well, PROPERTY_TRIES=20 twenty times as many: for a night, or for what
 * has just been written anew.
 */
const AT_THE_DESK = 0.2;
const share = Number(process.env['PROPERTY_TRIES'] ?? (process.env['CI'] === 'true' ? 1 : AT_THE_DESK));

/**
 * The seed of everything random in the tests, 1 or more: always the same, for a red test must be the fault of a change.
 * PROPERTY_SEED tries another one; `npm run bench -- hands` does so each time.
 */
export const SEED = Number(process.env['PROPERTY_SEED'] ?? 1);

/** Whether all is tried that there is to try. */
export const IN_FULL = share >= 1;

/** Fewer would not even meet the plain cases. */
const AT_LEAST = 20;

/** What fast-check is told for a property that is worth so many tries, at the desk no more than `atTheDesk`. */
export const tries = (worth: number, atTheDesk = worth): { readonly numRuns: number } => ({
  numRuns: Math.min(
    Math.max(Math.min(worth, AT_LEAST), Math.ceil(worth * share)),
    IN_FULL ? Infinity : atTheDesk,
  ),
});

/** Of cases each of which is looked at anyhow, and here in one way more, every fifth at the desk; on a build machine all. */
export function someOf<T>(cases: readonly T[]): readonly T[] {
  const every = Math.max(1, Math.round(1 / share));
  return cases.filter((_, index) => index % every === (SEED - 1) % every);
}

/** How many of so many long runs from a fixed start are gone through: the first ones at the desk, all on a build machine. */
export const partOf = (whole: number): number => Math.ceil(whole * Math.min(1, share));
