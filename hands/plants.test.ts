import { describe, expect, test } from 'vitest';
import { IN_FULL } from '../src/domain/testing/tries.ts';
import type { Law } from './laws/laws.ts';
import { PLANTS, type Plant } from './plants.ts';
import { program, withPlanted } from './program.ts';
import { Broken } from './sequence.ts';
import { shaken } from './shaking.ts';
import { pressed } from './told.ts';

describe('finds each seeded bug, and reports it in a few steps', () => {
  const planted = PLANTS(program.rules).filter(({ slow }) => slow !== true || IN_FULL);
  test.each(planted)('$name', async ({ defect, law, found }) => {
    const broken = await withPlanted(defect, () => brokenBy(law, found));
    expect(broken?.breach.law).toBe(law.name);
    expect(broken?.story.length).toBeLessThanOrEqual('steps' in found ? found.steps.length : 20);
  });
});

/** Breaks a law with random hands, or with a story. */
async function brokenBy(law: Law, found: Plant['found']): Promise<Broken | undefined> {
  if ('seed' in found)
    return (await shaken({ sequences: 60, steps: 60, seed: found.seed, laws: [law] })).broken;
  try {
    await pressed(found, { laws: [law] });
    return undefined;
  } catch (thrown) {
    if (thrown instanceof Broken) return thrown;
    throw thrown;
  }
}
