import { describe, expect, test } from 'vitest';
import { IS_FULL_RUN } from '../src/domain/testing/tries.ts';
import type { Law } from './laws/laws.ts';
import { SEEDED_BUGS, type SeededBug } from './seededBugs.ts';
import { program, withSeededBug } from './program.ts';
import { LawViolation } from './sequence.ts';
import { fuzzDays } from './fuzzDays.ts';
import { playStory } from './playStory.ts';

describe('finds each seeded bug, and reports it in a few steps', () => {
  const planted = SEEDED_BUGS(program.rules).filter(({ slow }) => slow !== true || IS_FULL_RUN);
  test.each(planted)(
    'the seeded bug is found and reported in a few steps: $name',
    async ({ defect, law, trigger: found }) => {
      const broken = await withSeededBug(defect, () => brokenBy(law, found));
      expect(broken?.breach.law).toBe(law.name);
      expect(broken?.story.length).toBeLessThanOrEqual('steps' in found ? found.steps.length : 20);
    },
  );
});

/** Breaks a law with random hands, or with a story. */
async function brokenBy(law: Law, found: SeededBug['trigger']): Promise<LawViolation | undefined> {
  if ('seed' in found)
    return (await fuzzDays({ sequences: 60, steps: 60, seed: found.seed, laws: [law] })).broken;
  try {
    await playStory(found, { laws: [law] });
    return undefined;
  } catch (thrown) {
    if (thrown instanceof LawViolation) return thrown;
    throw thrown;
  }
}
