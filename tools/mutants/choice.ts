// Which tests are to notice a change, and which of them are asked first.
import { dirname } from 'node:path';
import type { Mutation } from './mutations.ts';
import { placeOf } from './watched.ts';

/** What a file of tests did while nothing was changed. */
export interface Reached {
  readonly seconds: number;
  readonly places: readonly string[];
}

/** Tests that are run at once. */
export interface Batch {
  readonly tests: readonly string[];
  /** What they took together while nothing was changed. */
  readonly seconds: number;
}

/** Seconds of tests after which those that ran are heard before more are run. */
const BATCHES = [2, 12];
/** Seconds of tests that are not beside a change: nearly every test signs somebody in, and reaches half of all there is. */
const MOST_OTHERS = 60;

/**
 * Those beside the change first, and the quickest of them. A test that starts servers in processes of their own is not seen
 * to reach anything there: it is asked about what stands beside it, and about what no other test reaches.
 */
export function batchesFor(
  mutation: Mutation,
  reached: ReadonlyMap<string, Reached>,
  startsServers: (test: string) => boolean,
): readonly Batch[] {
  const isBeside = (test: string): boolean => dirname(test) === dirname(mutation.path);
  const place = placeOf(mutation);
  const seen = [...reached].filter(([, { places }]) => places.includes(place));
  const unseen = [...reached].filter(
    ([test]) => startsServers(test) && (seen.length === 0 || isBeside(test)),
  );
  const chosen = new Map([...seen, ...unseen]);
  const inOrder = [...chosen].toSorted(
    ([a, one], [b, other]) => Number(isBeside(b)) - Number(isBeside(a)) || one.seconds - other.seconds,
  );
  const batches: Batch[] = [];
  let [sum, others] = [0, 0];
  for (const [test, { seconds }] of inOrder) {
    const last = batches.at(-1);
    if (!isBeside(test)) others += seconds;
    if (others > MOST_OTHERS && last !== undefined) break;
    const isFull = sum + seconds > (BATCHES[batches.length - 1] ?? Infinity);
    sum += seconds;
    if (last === undefined || isFull) batches.push({ tests: [test], seconds });
    else batches[batches.length - 1] = { tests: [...last.tests, test], seconds: last.seconds + seconds };
  }
  return batches;
}
