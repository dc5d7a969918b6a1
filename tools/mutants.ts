// Mutation testing: npm run mutants [-- --seed 1 --count 300 --folder src/server/auth]
// First every test runs once and records the places it reaches. Then one place at a time is mutated in a copy of the
// project, in an order drawn by the seed, and the tests that reach it run, those beside it first. Results are kept in
// .cache/mutants, and an interrupted run resumes. Some mutations change no behavior: no test can catch them.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { crc32 } from 'node:zlib';
import { applyMutation, listMutations, type Mutation } from './mutants/mutations.ts';
import { formatPlace } from './mutants/watched.ts';
import { root } from './programs.ts';
import { tempFolder } from './tempFolder.ts';

/** Includes docs and stories, which some tests read. */
const COPIED = 'src tools docs e2e bench package.json vitest.config.ts database.rules.json'.split(' ');
const FOLDERS = ['auth', 'rules', 'storage', 'standby'].map((name) => `src/server/${name}`);
/** These tests take minutes and cover the competition's access rules. */
const SLOW = 'src/server/access/';
/** Time limit as a multiple of the unmutated run; a mutant that hangs counts as caught. */
const TIMEOUT_FACTOR = 4;
const MIN_PATIENCE_MS = 15_000;
/** Seconds for tests in other folders: nearly every test signs in and so reaches half of the code. */
const MAX_OTHERS_S = 60;
/** Tests mostly wait. */
const SIDE_BY_SIDE = 2;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '300' },
    folder: { type: 'string', multiple: true, default: FOLDERS },
  },
});
const kept = join(root, '.cache/mutants');
const stateFile = join(kept, `seed-${values.seed}.json`);

const isTest = (path: string): boolean => path.endsWith('.test.ts');
const isServer = (path: string): boolean => path.startsWith('src/server/');
const paths = fs
  .readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.ts'));
const tests = paths.filter(
  (path) =>
    isTest(path) && !path.startsWith(SLOW) && values.folder.some((at) => isServer(at) === isServer(path)),
);
const changed = paths.filter(
  (path) =>
    !isTest(path) && !path.includes('/testing/') && values.folder.some((at) => path.startsWith(`${at}/`)),
);
/** Snapshot at the start of the run, because the files may change during it. */
const codes = new Map(changed.map((path) => [path, fs.readFileSync(join(root, path), 'utf8')]));
const codeOf = (path: string): string => codes.get(path) ?? '';

function copyProject(name: number): string {
  const copy = join(kept, `tree-${process.pid}-${name}`);
  fs.mkdirSync(copy, { recursive: true });
  process.on('exit', () => fs.rmSync(copy, { recursive: true, force: true }));
  for (const each of [...COPIED, ...fs.readdirSync(root).filter((file) => file.startsWith('tsconfig'))])
    fs.cpSync(join(root, each), join(copy, each), { recursive: true });
  fs.symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

const running = new Set<number>();
process.on('exit', () => {
  for (const pid of running) process.kill(-pid, 'SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

type Outcome = 'passed' | 'noticed' | 'hung';

function runTests(
  copy: string,
  args: readonly string[],
  ms: number,
  env: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...args],
      {
        cwd: copy,
        stdio: 'ignore',
        // A process group of its own, so that servers started by tests end with it.
        detached: true,
        env: { ...process.env, ...env },
      },
    );
    const pid = child.pid ?? process.pid;
    running.add(pid);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      process.kill(-pid, 'SIGKILL');
    }, ms);
    child.on('close', (code) => {
      clearTimeout(timer);
      running.delete(pid);
      if (isLate) resolve('hung');
      else resolve(code === 0 ? 'passed' : 'noticed');
    });
  });
}

interface Reached {
  readonly test: string;
  readonly seconds: number;
  readonly places: readonly string[];
}

/** Runs all tests and records the places that each reaches. */
async function reachedByTests(copy: string): Promise<readonly Reached[]> {
  const folder = join(copy, 'reached');
  fs.mkdirSync(folder);
  console.log(`${tests.length} files of tests tell what they reach …`);
  await runTests(copy, ['--config=tools/mutants/vitest.config.ts', ...tests], 3_600_000, {
    MUTANTS_REACHED: folder,
    MUTANTS_CHANGED: changed.join(),
  });
  return fs
    .readdirSync(folder)
    .map((file) => JSON.parse(fs.readFileSync(join(folder, file), 'utf8')) as Reached);
}

/** Tests beside the mutation, then the quickest of the others. */
function testsOf(mutation: Mutation, reached: readonly Reached[]): readonly Reached[] {
  const isBeside = ({ test }: Reached): boolean => dirname(test) === dirname(mutation.path);
  const reaching = reached
    .filter((each) => isBeside(each) || each.places.includes(formatPlace(mutation)))
    .toSorted((a, b) => Number(isBeside(b)) - Number(isBeside(a)) || a.seconds - b.seconds);
  let others = 0;
  return reaching.filter((each) => isBeside(each) || (others += each.seconds) <= MAX_OTHERS_S);
}

async function outcomeOf(copy: string, mutation: Mutation, reached: readonly Reached[]): Promise<Outcome> {
  const chosen = testsOf(mutation, reached);
  if (chosen.length === 0) return 'passed';
  const seconds = chosen.reduce((sum, each) => sum + each.seconds, 0);
  const file = join(copy, mutation.path);
  fs.writeFileSync(file, applyMutation(codeOf(mutation.path), mutation));
  try {
    const ms = Math.max(MIN_PATIENCE_MS, seconds * 1000 * TIMEOUT_FACTOR);
    return await runTests(copy, ['--bail=1', ...chosen.map(({ test }) => test)], ms);
  } finally {
    fs.writeFileSync(file, codeOf(mutation.path));
  }
}

const oneLine = (piece: string): string => piece.replaceAll(/\s+/g, ' ');
/** Place and text of a mutation. Also its cache key: changed code is tested again. */
function described({ path, start, end, text }: Mutation): string {
  const before = codeOf(path).slice(0, start);
  return `${path}:${before.split('\n').length} ${oneLine(codeOf(path).slice(start, end))} → ${oneLine(text)}`;
}

const placeInDraw = ({ path, start, text }: Mutation): number =>
  crc32(`${values.seed} ${path} ${start} ${text}`);
const drawn = changed
  .flatMap((path) => listMutations(path, codeOf(path)))
  .toSorted((a, b) => placeInDraw(a) - placeInDraw(b))
  .slice(0, Number(values.count));

// Shared by all runs: a killed test does not remove it.
tempFolder();
fs.mkdirSync(kept, { recursive: true });
const state = fs.existsSync(stateFile)
  ? (JSON.parse(fs.readFileSync(stateFile, 'utf8')) as Record<string, Outcome>)
  : {};
const open = drawn.filter((mutation) => state[described(mutation)] === undefined);
if (open.length > 0) {
  const copies = Array.from({ length: SIDE_BY_SIDE }, (_, name) => copyProject(name));
  const reached = await reachedByTests(copies[0] ?? root);
  // Workers share the iterator.
  const left = open.values();
  const go = async (copy: string): Promise<void> => {
    for (const mutation of left) {
      state[described(mutation)] = await outcomeOf(copy, mutation, reached);
      fs.writeFileSync(stateFile, JSON.stringify(state, null, 1));
    }
  };
  await Promise.all(copies.map(go));
}

const survivors = drawn.map(described).filter((change) => state[change] === 'passed');
for (const change of survivors) console.log(change);
console.log(`${drawn.length} changes (seed ${values.seed}), ${survivors.length} of them noticed by no test`);
