// Bounded, so that a flood of made-up names cannot fill the memory.
const MOST_NAMES = 20_000;

/** Forgets of what is counted by name those that came first, where there are too many. */
export function keepNewest(counts: Map<string, unknown>): void {
  for (const name of counts.keys()) {
    if (counts.size <= MOST_NAMES) return;
    counts.delete(name);
  }
}
