import { describe, expect, test } from 'vitest';
import { PLANTS } from './plants.ts';
import { program, withPlanted } from './program.ts';
import { shaken } from './shaking.ts';

describe('a defect that is planted is found, and told in a few steps', () => {
  const planted = PLANTS(program.rules).filter(({ slow }) => slow !== true || process.env['CI'] === 'true');
  test.each(planted)('$name', async ({ defect, law, seed }) => {
    const { broken } = await withPlanted(defect, () =>
      shaken({ sequences: 60, steps: 60, seed, laws: [law] }),
    );
    expect(broken?.breach.law).toBe(law.name);
    expect(broken?.story.length).toBeLessThanOrEqual(20);
  });
});
