const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Ages of copies. Up to each age, one copy per step is kept. */
const STEPS = [
  { upTo: 2 * HOUR_MS, stepMs: 1 },
  { upTo: 2 * DAY_MS, stepMs: HOUR_MS },
  { upTo: 30 * DAY_MS, stepMs: DAY_MS },
  { upTo: Infinity, stepMs: 30 * DAY_MS },
] as const;

const NAME = /^floorcraft-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})(\d{3})Z\.db$/;

/** The time of a copy (ms), from its name; undefined for any other file. */
function timeOf(name: string): number | undefined {
  const [, year, month, day, hour, minute, second, ms] = NAME.exec(name) ?? [];
  if (year === undefined) return undefined;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
}

/**
 * Copies to remove: all of the last two hours stay, then one an hour for two days, one a day for thirty, and
 * one every thirty days. The newest always stays. Other files are never listed.
 */
export function listCopiesToRemove(names: readonly string[], now: number): readonly string[] {
  const kept = new Set<string>();
  const remove: string[] = [];
  const copies = names
    .flatMap((name) => {
      const time = timeOf(name);
      return time === undefined ? [] : [{ name, time }];
    })
    // The oldest of a step stays, because an earlier thinning has kept it.
    .toSorted((a, b) => a.time - b.time);
  for (const { name, time } of copies.slice(0, -1)) {
    const { stepMs } = STEPS.find(({ upTo }) => now - time <= upTo) ?? STEPS[3];
    const step = `${stepMs} ${Math.floor(time / stepMs)}`;
    if (kept.has(step)) remove.push(name);
    kept.add(step);
  }
  return remove;
}
