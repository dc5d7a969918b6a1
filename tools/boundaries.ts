// What the compiler does not see of the house's order, said in sentences. See docs/ARCHITECTURE.md.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressProblems } from './boundaries/addresses.ts';
import { circles, folderProblems } from './boundaries/folders.ts';
import { importProblems } from './boundaries/imports.ts';
import { screenPathProblems } from './boundaries/screenPaths.ts';
import { kindsIn, sentenceProblems } from './boundaries/sentences.ts';
import { readSource, type Source } from './boundaries/source.ts';
import { root } from './programs.ts';

/** The source files below a folder, from the root, with slashes. */
const sourcesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path));

const sources = ['src', 'e2e', 'hands', 'bench', 'tools']
  .flatMap(sourcesIn)
  .map((path) => readSource(path, readFileSync(join(root, path), 'utf8')));
const kinds = new Set(sources.flatMap(kindsIn));

const CHECKS: readonly ((source: Source) => string[])[] = [
  importProblems,
  folderProblems,
  addressProblems,
  screenPathProblems,
  (source) => sentenceProblems(source, kinds),
];
const problems = [
  ...sources.flatMap((source) => CHECKS.flatMap((problemsOf) => problemsOf(source))),
  ...circles(sources),
];
for (const problem of problems) console.log(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
