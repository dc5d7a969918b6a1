import type { Evidence, StatedResult } from '../eligibility/evidence.ts';

/** Removes each of the others once: two equal results may both be real. */
function without(results: readonly StatedResult[], others: readonly StatedResult[]): readonly StatedResult[] {
  const gone = others.map((one) => JSON.stringify(one));
  return results.filter((one) => {
    const at = gone.indexOf(JSON.stringify(one));
    if (at !== -1) gone.splice(at, 1);
    return at === -1;
  });
}

/** The user's value if they changed it, otherwise the current one. */
const said = <T>(before: T, mine: T, now: T): T => (mine === before ? now : mine);

/** A three-way merge: a dancer and the one who registered them may edit at the same time. */
export function mergeEvidence(before: Evidence, mine: Evidence, now: Evidence): Evidence {
  const [months, level, usualRole, age] = [
    said(before.months, mine.months, now.months),
    said(before.level, mine.level, now.level),
    said(before.usualRole, mine.usualRole, now.usualRole),
    said(before.age, mine.age, now.age),
  ];
  return {
    ...(months === undefined ? {} : { months }),
    ...(level === undefined ? {} : { level }),
    ...(usualRole === undefined ? {} : { usualRole }),
    ...(age === undefined ? {} : { age }),
    results: [
      ...without(now.results, without(before.results, mine.results)),
      ...without(mine.results, before.results),
    ],
  };
}
