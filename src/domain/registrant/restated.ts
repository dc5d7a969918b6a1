import type { Evidence, StatedResult } from '../eligibility/evidence.ts';

/** These without those of the others, each of them once: the same may have been won twice. */
function without(results: readonly StatedResult[], others: readonly StatedResult[]): readonly StatedResult[] {
  const gone = others.map((one) => JSON.stringify(one));
  return results.filter((one) => {
    const at = gone.indexOf(JSON.stringify(one));
    if (at !== -1) gone.splice(at, 1);
    return at === -1;
  });
}

/** What one has changed, else what is said now. */
const said = <T>(before: T, mine: T, now: T): T => (mine === before ? now : mine);

/**
 * What somebody has changed of what was stated, done to what is stated now: a dancer and who has registered them may say
 * something at the same time.
 */
export function restated(before: Evidence, mine: Evidence, now: Evidence): Evidence {
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
