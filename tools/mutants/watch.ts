// Records the places that a test file reached, and its duration, for tools/mutants.ts.
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect } from 'vitest';
import { REPORT_FUNCTION } from './watched.ts';

const startedAt = performance.now();
const places = new Set<string>();
Reflect.set(globalThis, REPORT_FUNCTION, (place: string) => places.add(place));

afterAll(() => {
  const test = relative(process.cwd(), String(expect.getState().testPath)).replaceAll('\\', '/');
  const reached = { test, seconds: (performance.now() - startedAt) / 1000, places: [...places] };
  const file = join(process.env['MUTANTS_REACHED'] ?? '', `${test.replaceAll(/\W/g, '-')}.json`);
  writeFileSync(file, JSON.stringify(reached));
});
