/**
 * Writes database.rules.json from tree.ts. With `--check` it writes nothing and exits with 1 when the file that is there
 * is not the one that would be written.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { goesFirst } from './goesFirst.ts';
import { lostLooks } from './lookedAt.ts';
import { paced } from './paced.ts';
import { tree } from './tree.ts';
import { tries } from './tries.ts';
import { writtenRules } from './written.ts';

const file = fileURLToPath(new URL('../../database.rules.json', import.meta.url));
// A list on one line, as it is formatted.
const whole = { ...tree, goesFirst, tries, paced };
const text = `${JSON.stringify({ rules: writtenRules(whole) }, null, 2)}\n`.replace(
  /\[\n\s*([^\]]*?)\s*\]/g,
  (_, list: string) => `[${list.replaceAll(/,\s*/g, ', ')}]`,
);

function written(): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Not there yet: then it differs.
    return undefined;
  }
}

const lost = lostLooks(whole);
for (const each of lost) console.error(each);
if (lost.length > 0) process.exitCode = 1;
else if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
  console.log(`database.rules.json: ${text.length} characters`);
} else if (written() !== text) {
  console.error('database.rules.json is not what tools/rules says: run node tools/run.mjs rules/write');
  process.exitCode = 1;
}
