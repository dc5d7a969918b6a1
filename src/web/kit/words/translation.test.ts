import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'src/web/kit/words';

test('every section is in the table of what a language can translate', () => {
  const table = readFileSync(`${FOLDER}/translation.ts`, 'utf8');
  const sections = readdirSync(`${FOLDER}/english`)
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(`${FOLDER}/english/${file}`, 'utf8').matchAll(/\bsection\(\s*'(\w+)'/g),
    ])
    .map(([, name]) => name);
  expect(sections.length).toBeGreaterThan(20);
  expect(sections.filter((name) => !table.includes(`readonly ${name}: typeof `))).toEqual([]);
});
