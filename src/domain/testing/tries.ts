import fc from 'fast-check';

/**
 * How often a property is tried. Each says how many tries it is worth; a run at the desk spends a part of them, with other
 * values each time, and a build machine all. PROPERTY_TRIES=1 spends all here as well, PROPERTY_TRIES=20 twenty times as
 * many: for a night, or for what has just been written anew.
 */
const AT_THE_DESK = 0.2;
const share = Number(process.env['PROPERTY_TRIES'] ?? (process.env['CI'] === 'true' ? 1 : AT_THE_DESK));

/** Whether all is tried that there is to try. */
export const IN_FULL = share >= 1;

/** Fewer would not even meet the plain cases. */
const AT_LEAST = 20;

/** What fast-check is told for a property that is worth so many tries. */
export const tries = (worth: number): { readonly numRuns: number } => ({
  numRuns: Math.max(Math.min(worth, AT_LEAST), Math.ceil(worth * share)),
});

/**
 * Cases of which each is looked at anyhow, and here in one way more: at the desk every fifth, with another first one each
 * time; on a build machine all.
 * @param drawn which are met, where several processes are to meet the same: any number
 */
export function someOf<T>(cases: readonly T[], drawn = fc.sample(fc.nat(), 1)[0] ?? 0): readonly T[] {
  const every = Math.max(1, Math.round(1 / share));
  return cases.filter((_, index) => index % every === drawn % every);
}

/** How many of so many long runs from a fixed start are gone through: the first ones at the desk, all on a build machine. */
export const partOf = (whole: number): number => Math.ceil(whole * Math.min(1, share));
