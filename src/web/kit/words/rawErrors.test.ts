import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The text of an exception is English for a log, and does not say what to do. */
const ERROR_TEXT =
  /instanceof Error\b|\bString\((?:thrown|error|err|cause)\)|\b(?:thrown|error|err|cause)\.(?:message|stack)\b/;

/** Files that only compare or log it. */
const NOT_SHOWN: ReadonlySet<string> = new Set([
  'src/store/connection/writeProblem.ts',
  'src/web/kit/lazy/lazyScreen.ts',
  'src/web/kit/shell/visits.ts',
]);

test('no screen shows the text of an exception', () => {
  const files = ['src/web', 'src/store']
    .flatMap((folder) =>
      readdirSync(folder, { encoding: 'utf8', recursive: true }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => ERROR_TEXT.test(readFileSync(file, 'utf8')));
  expect(found.filter((file) => !NOT_SHOWN.has(file))).toEqual([]);
});
