// What the compiler does not see of the house's order, said in sentences. See docs/ARCHITECTURE.md.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressProblems, spelledTwice } from './boundaries/addresses.ts';
import { circles, folderProblems, throughRooms } from './boundaries/folders.ts';
import { importProblems } from './boundaries/imports.ts';
import { screenListProblems, screenPathProblems } from './boundaries/screenPaths.ts';
import { kindsIn, sentenceProblems, styleProblems, toldAsData } from './boundaries/sentences.ts';
import { readSource, type Source } from './boundaries/source.ts';
import { unknownTokens } from './boundaries/tokens.ts';
import { root } from './programs.ts';

/** The files of these kinds below a folder, from the root, with slashes. */
const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => ending.test(path));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const sources = ['src', 'e2e', 'hands', 'bench', 'tools']
  .flatMap((folder) => filesIn(folder, /\.(ts|tsx|mjs)$/))
  .map((path) => readSource(path, read(path)));
const kinds = new Set(sources.flatMap(kindsIn));

const CHECKS: readonly ((source: Source) => string[])[] = [
  importProblems,
  folderProblems,
  addressProblems,
  screenPathProblems,
  screenListProblems,
  (source) => sentenceProblems(source, kinds),
  (source) => toldAsData(source, kinds),
];
const sheets = filesIn('src/web', /\.css$/).map((path) => ({ path, css: read(path) }));
const problems = [
  ...sources.flatMap((source) => CHECKS.flatMap((problemsOf) => problemsOf(source))),
  ...circles(sources),
  ...throughRooms(sources),
  ...spelledTwice(sources),
  ...sheets.flatMap(({ path, css }) => styleProblems(path, css)),
  ...unknownTokens(sheets, sources),
];
for (const problem of problems) console.log(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
