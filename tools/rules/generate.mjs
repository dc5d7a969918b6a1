/**
 * Writes database.rules.json from source.mjs. With `--check` it writes nothing and exits with 1 when the file that is
 * there is not the one that would be written.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rules } from './source.mjs';

const file = fileURLToPath(new URL('../../database.rules.json', import.meta.url));
const text = `${JSON.stringify({ rules }, null, 2)}\n`;

function written() {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Not there yet: then it differs.
    return undefined;
  }
}

if (process.argv.includes('--check')) {
  if (written() !== text) {
    console.error(
      'database.rules.json is not what tools/rules/source.mjs says: run node tools/rules/generate.mjs',
    );
    process.exitCode = 1;
  }
} else {
  writeFileSync(file, text);
  console.log(`database.rules.json: ${text.length} characters`);
}
