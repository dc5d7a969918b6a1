/**
 * Writes database.rules.json from tree.ts, and the rows of the documents that src/schema describes. `--check` writes nothing
 * and exits with 1 if a file is out of date. `--explain PATH` prints the conditions of one path with their names.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { explained } from './explain.ts';
import { goesFirst } from './goesFirst.ts';
import { paced } from './paced.ts';
import { shorterRules } from './shorter.ts';
import { TABLES, withRows } from './tables.ts';
import { tree } from './tree.ts';
import { tries } from './tries.ts';
import { writtenRules } from './written.ts';

const written = writtenRules({ ...tree, goesFirst, tries, paced });
// Lists on one line, as the formatter prints them.
const rules = `${JSON.stringify({ rules: shorterRules(written) }, null, 2)}\n`.replace(
  /\[\n\s*([^\]]*?)\s*\]/g,
  (_, list: string) => `[${list.replaceAll(/,\s*/g, ', ')}]`,
);

/** Generated files with their content. */
const WRITTEN = [
  { file: 'database.rules.json', of: () => rules },
  ...TABLES.map(({ file, rows: cells }) => ({ file, of: (before: string) => withRows(before, cells) })),
];

const explain = process.argv.indexOf('--explain');
if (explain !== -1) console.log(explained(written, process.argv[explain + 1] ?? ''));
else
  for (const { file, of } of WRITTEN) {
    const path = fileURLToPath(new URL(`../../${file}`, import.meta.url));
    const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const text = of(before);
    if (text === before) continue;
    if (!process.argv.includes('--check')) {
      writeFileSync(path, text);
      console.log(`${file}: ${text.length} characters`);
    } else {
      console.error(`${file} is not what tools/rules and src/schema say: run node tools/run.mjs rules/write`);
      process.exitCode = 1;
    }
  }
