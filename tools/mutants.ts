// Whether a test notices when a line of the server is wrong: npm run mutants [-- --seed 1 --count 300 --folder auth]
// Changes one place at a time in a copy of the project, in an order drawn by the seed, and runs the tests that are related to it: first
// those beside it, then the nearest that reach it. What was found is kept in .cache/mutants, and a run that was ended goes on there.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { crc32 } from 'node:zlib';
import { readSource, targetOf } from './boundaries/source.ts';
import { mutated, mutationsIn, type Mutation } from './mutants/mutations.ts';
import { root } from './programs.ts';

const FOLDERS = ['auth', 'rules', 'storage', 'standby'];
const COPIED = ['src', 'tools', 'package.json', 'vitest.config.ts', 'database.rules.json'];
/** Milliseconds that the tests may take; what takes longer hangs, and that is noticed too. */
const PATIENCE = 240_000;
/** Of the tests that are not beside a file, so many of the nearest: nearly every one reaches nearly every file in the end. */
const MOST_OTHERS = 8;
const KEPT = join(root, '.cache/mutants');

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '300' },
    folder: { type: 'string', multiple: true, default: FOLDERS },
  },
});
const copy = join(KEPT, `tree-${process.pid}`);
const stateFile = join(KEPT, `seed-${values.seed}.json`);

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts'));
const codes = new Map<string, string>();
/** As it was when this run began: somebody may go on working beside it. */
function codeOf(path: string): string {
  const code = codes.get(path) ?? readFileSync(join(root, path), 'utf8');
  codes.set(path, code);
  return code;
}
const isTest = (path: string): boolean => path.endsWith('.test.ts');
/** Those of everybody's access take minutes, and are about the rules of the competition. */
const isSlow = (path: string): boolean => path.startsWith('src/server/access/');

/** Each file of the server with those that it names. */
const named = new Map(
  filesIn('src/server').map((path) => {
    const source = readSource(path, codeOf(path));
    return [path, source.imports.flatMap((each) => targetOf(path, each) ?? [])];
  }),
);

/** How many steps of imports lie between a test and each file that it reaches. */
function stepsFrom(test: string): ReadonlyMap<string, number> {
  const steps = new Map([[test, 0]]);
  // A map goes on to what is put into it meanwhile: the nearest come first.
  for (const [path, step] of steps)
    for (const next of named.get(path) ?? []) if (!steps.has(next)) steps.set(next, step + 1);
  return steps;
}

const stepsOfTest = new Map(
  [...named.keys()].filter((path) => isTest(path) && !isSlow(path)).map((test) => [test, stepsFrom(test)]),
);

/** The tests that reach a file, the nearest first. */
function related(path: string): readonly string[] {
  const steps = [...stepsOfTest].flatMap(([test, reached]) => {
    const step = reached.get(path);
    return step === undefined ? [] : [{ test, step }];
  });
  return steps.toSorted((a, b) => a.step - b.step).map(({ test }) => test);
}

type Outcome = 'noticed' | 'survived' | 'hung';

/** Ends with whether all tests passed; undefined when they took too long. */
function passes(tests: readonly string[]): Promise<boolean | undefined> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--reporter=dot', ...tests],
      { cwd: copy, stdio: 'ignore', detached: true },
    );
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      // With the servers that its tests have started.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, PATIENCE);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve(isLate ? undefined : code === 0);
    });
  });
}

async function outcomeOf(mutation: Mutation): Promise<Outcome> {
  const tests = related(mutation.path);
  const isBeside = (test: string): boolean => dirname(test) === dirname(mutation.path);
  const file = join(copy, mutation.path);
  const code = codeOf(mutation.path);
  writeFileSync(file, mutated(code, mutation));
  try {
    for (const some of [
      tests.filter(isBeside),
      tests.filter((test) => !isBeside(test)).slice(0, MOST_OTHERS),
    ]) {
      const all = some.length === 0 ? true : await passes(some);
      if (all !== true) return all === false ? 'noticed' : 'hung';
    }
    return 'survived';
  } finally {
    writeFileSync(file, code);
  }
}

/** Where it is and what it does, in one line; also what it is known by, so what has changed since is tried anew. */
function described({ path, start, end, text }: Mutation): string {
  const code = codeOf(path);
  const line = code.slice(0, start).split('\n').length;
  const oneLine = (piece: string): string => piece.replaceAll(/\s+/g, ' ');
  return `${path}:${line} ${oneLine(code.slice(start, end))} → ${oneLine(text)}`;
}

function readState(): Record<string, Outcome> {
  try {
    return JSON.parse(readFileSync(stateFile, 'utf8')) as Record<string, Outcome>;
  } catch {
    return {};
  }
}

const drawn = values.folder
  .flatMap((folder) => filesIn(`src/server/${folder}`))
  .filter((path) => !isTest(path) && !path.includes('/testing/'))
  .flatMap((path) => mutationsIn(path, codeOf(path)))
  .toSorted((a, b) => placeInDraw(a) - placeInDraw(b))
  .slice(0, Number(values.count));

function placeInDraw({ path, start, text }: Mutation): number {
  return crc32(`${values.seed} ${path} ${start} ${text}`);
}

mkdirSync(copy, { recursive: true });
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
for (const each of [...COPIED, ...readdirSync(root).filter((file) => file.startsWith('tsconfig'))])
  cpSync(join(root, each), join(copy, each), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

const state = readState();
for (const [index, mutation] of drawn.entries()) {
  const what = described(mutation);
  if (state[what] !== undefined) continue;
  state[what] = await outcomeOf(mutation);
  writeFileSync(stateFile, JSON.stringify(state, null, 1));
  if (state[what] !== 'noticed') console.log(`${index + 1}/${drawn.length} ${state[what]}: ${what}`);
}
const ended = drawn.map((mutation) => [described(mutation), state[described(mutation)]] as const);
const count = (outcome: Outcome): number => ended.filter(([, each]) => each === outcome).length;
console.log(`\nNot noticed by any test:`);
for (const [what, outcome] of ended) if (outcome === 'survived') console.log(`  ${what}`);
console.log(
  `${drawn.length} changes (seed ${values.seed}): ${count('noticed')} noticed, ${count('hung')} hung, ${count('survived')} not noticed`,
);
