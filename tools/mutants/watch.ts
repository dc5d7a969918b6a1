/** For one file of tests: keeps the places that it reached and how long it took, where the run that asked looks for it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import type { Reached } from './choice.ts';
import { TELL } from './watched.ts';

const startedAt = performance.now();
const places = new Set<string>();
Reflect.set(globalThis, TELL, (place: string) => places.add(place));

afterAll(() => {
  const test = String(expect.getState().testPath);
  const seconds = (performance.now() - startedAt) / 1000;
  const reached: Reached & { readonly test: string } = { test, seconds, places: [...places] };
  const name = `${test.replaceAll(/\W/g, '-')}.json`;
  writeFileSync(join(process.env['MUTANTS_REACHED'] ?? '', name), JSON.stringify(reached));
});
