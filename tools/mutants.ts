// Whether a test notices when a line is wrong: npm run mutants [-- --seed 1 --count 300 --folder auth --again]
// First every test that may notice runs once, and tells which places it reaches. Then one place at a time is changed in a copy of the
// project, in an order drawn by the seed, and the tests that reach it run, the quickest first. What was found is kept in
// .cache/mutants: a run that was ended goes on there, and --again tries once more what no test has noticed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { crc32 } from 'node:zlib';
import { readSource, targetOf } from './boundaries/source.ts';
import { batchesFor, type Batch, type Reached } from './mutants/choice.ts';
import { EXPLAINED, isAbout } from './mutants/explained.ts';
import { canNotice, folderOf, FOLDERS, isTest, SLOW, STRICT } from './mutants/folders.ts';
import { mutated, mutationsIn, type Mutation } from './mutants/mutations.ts';
import { root } from './programs.ts';
import { tempFolder } from './tempFolder.ts';

/** With the pages and stories that a test looks up. */
const COPIED = [
  'src',
  'tools',
  'docs',
  'e2e',
  'bench',
  'package.json',
  'vitest.config.ts',
  'database.rules.json',
];
/** So many times as long as without a change the tests may take; what takes longer hangs, and that is noticed too. */
const PATIENCE = 4;
const LEAST_PATIENCE_MS = 15_000;
/** Most of a test is waiting. */
const SIDE_BY_SIDE = 2;
const STARTS_SERVERS = 'src/server/testing/childServer.ts';
const KEPT = join(root, '.cache/mutants');

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '300' },
    folder: { type: 'string', multiple: true, default: [...FOLDERS] },
    again: { type: 'boolean', default: false },
  },
});
const stateFile = join(KEPT, `seed-${values.seed}.json`);
const reachedFile = join(KEPT, 'reached.json');

const paths = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.ts'));
/** As they were when this run began: somebody may go on working beside it. */
const codes = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
const codeOf = (path: string): string => codes.get(path) ?? '';
const tests = paths.filter(
  (path) => isTest(path) && !path.startsWith(SLOW) && canNotice(path, values.folder),
);

function copyProject(name: string): string {
  const copy = join(KEPT, `tree-${process.pid}-${name}`);
  mkdirSync(copy, { recursive: true });
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  for (const each of [...COPIED, ...readdirSync(root).filter((file) => file.startsWith('tsconfig'))])
    cpSync(join(root, each), join(copy, each), { recursive: true });
  for (const [path, code] of codes) writeFileSync(join(copy, path), code);
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

const under = new Set<number>();
const endAll = (): void => {
  for (const pid of under) process.kill(-pid, 'SIGKILL');
};
process.on('exit', endAll);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** Ends with whether all of these tests passed; undefined when they took longer than this. */
function passes(
  copy: string,
  args: readonly string[],
  { ms = 0, env = {} }: { readonly ms?: number; readonly env?: NodeJS.ProcessEnv },
): Promise<boolean | undefined> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...args],
      { cwd: copy, stdio: 'ignore', detached: true, env: { ...process.env, ...env } },
    );
    // With the servers that its tests have started.
    const pid = child.pid ?? process.pid;
    under.add(pid);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      process.kill(-pid, 'SIGKILL');
    }, ms);
    if (ms === 0) clearTimeout(timer);
    child.on('close', (code) => {
      clearTimeout(timer);
      under.delete(pid);
      resolve(isLate ? undefined : code === 0);
    });
  });
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
/** What a test reaches is known until it changes, or anything that is no test. */
const sources = hashOf(
  paths
    .filter((path) => !isTest(path))
    .map(codeOf)
    .join('\0'),
);
const knownBy = (test: string): string => `${test} ${hashOf(codeOf(test))} ${sources}`;

/** What every test reaches, from the last run or from running it. */
async function reachedByTests(copy: string): Promise<ReadonlyMap<string, Reached>> {
  const kept = (existsSync(reachedFile) ? JSON.parse(readFileSync(reachedFile, 'utf8')) : {}) as Readonly<
    Record<string, Reached>
  >;
  const unknown = tests.filter((test) => kept[knownBy(test)] === undefined);
  const folder = join(copy, 'reached');
  mkdirSync(folder);
  if (unknown.length > 0) {
    console.log(`${unknown.length} tests tell what they reach …`);
    await passes(copy, ['--config=tools/mutants/vitest.config.ts', ...unknown], {
      env: { MUTANTS_REACHED: folder },
    });
  }
  const told = readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Reached & { readonly test: string },
  );
  const known = tests.flatMap((test): readonly (readonly [string, Reached])[] => {
    const found = told.find((each) => each.test === join(copy, test)) ?? kept[knownBy(test)];
    return found === undefined ? [] : [[test, { seconds: found.seconds, places: found.places }]];
  });
  writeFileSync(
    reachedFile,
    JSON.stringify(Object.fromEntries(known.map(([test, it]) => [knownBy(test), it]))),
  );
  return new Map(known);
}

/** The tests from which imports lead to what starts servers in processes of their own. */
function startingServers(): ReadonlySet<string> {
  const named = new Map(
    paths.map((path) => {
      const source = readSource(path, codeOf(path));
      return [path, source.imports.flatMap((each) => targetOf(path, each) ?? [])];
    }),
  );
  return new Set(
    tests.filter((test) => {
      const seen = new Set([test]);
      // A set goes on to what is put into it meanwhile.
      for (const path of seen) for (const next of named.get(path) ?? []) seen.add(next);
      return seen.has(STARTS_SERVERS);
    }),
  );
}

type Outcome = 'noticed' | 'survived' | 'hung';

async function outcomeOf(copy: string, mutation: Mutation, batches: readonly Batch[]): Promise<Outcome> {
  const file = join(copy, mutation.path);
  const code = codeOf(mutation.path);
  writeFileSync(file, mutated(code, mutation));
  try {
    for (const { tests: some, seconds } of batches) {
      const ms = Math.max(LEAST_PATIENCE_MS, seconds * 1000 * PATIENCE);
      const all = await passes(copy, ['--bail=1', ...some], { ms });
      if (all !== true) return all === false ? 'noticed' : 'hung';
    }
    return 'survived';
  } finally {
    writeFileSync(file, code);
  }
}

const oneLine = (piece: string): string => piece.replaceAll(/\s+/g, ' ');
const changeOf = ({ path, start, end, text }: Mutation): string =>
  `${oneLine(codeOf(path).slice(start, end))} → ${oneLine(text)}`;
const lineOf = ({ path, start }: Mutation): number => codeOf(path).slice(0, start).split('\n').length;
/** All from the line on, on which it begins. */
const codeAt = ({ path, start }: Mutation): string =>
  oneLine(codeOf(path).slice(codeOf(path).lastIndexOf('\n', start) + 1)).trim();

/** Where it is and what it does, in one line; also what it is known by, so what has changed since is tried anew. */
const described = (mutation: Mutation): string =>
  `${mutation.path}:${lineOf(mutation)} ${changeOf(mutation)}`;

const explanation = (mutation: Mutation) =>
  EXPLAINED.find((each) =>
    isAbout(each, { path: mutation.path, code: codeAt(mutation), change: changeOf(mutation) }),
  );

function readState(): Record<string, Outcome> {
  try {
    return JSON.parse(readFileSync(stateFile, 'utf8')) as Record<string, Outcome>;
  } catch {
    return {};
  }
}

const placeInDraw = ({ path, start, text }: Mutation): number =>
  crc32(`${values.seed} ${path} ${start} ${text}`);
const placeOfFolder = ({ path }: Mutation): number => values.folder.indexOf(folderOf(path) ?? '');

const all = paths
  .filter((path) => folderOf(path) !== undefined)
  .flatMap((path) => mutationsIn(path, codeOf(path)));
const drawn = all
  .filter((mutation) => values.folder.includes(folderOf(mutation.path) ?? ''))
  .toSorted((a, b) => placeInDraw(a) - placeInDraw(b))
  .slice(0, Number(values.count))
  // Folder by folder, as they were asked for.
  .toSorted((a, b) => placeOfFolder(a) - placeOfFolder(b));

// One for all: what is killed takes nothing away.
tempFolder();
mkdirSync(KEPT, { recursive: true });
const copies = Array.from({ length: SIDE_BY_SIDE }, (_, index) => copyProject(String(index)));
const state = readState();
const isOpen = (mutation: Mutation): boolean => {
  const outcome = state[described(mutation)];
  return outcome === undefined || (values.again && outcome !== 'noticed');
};
const open = drawn.filter((mutation) => explanation(mutation) === undefined && isOpen(mutation));
const [first = ''] = copies;
if (open.length > 0) {
  const reached = await reachedByTests(first);
  const starting = startingServers();
  const left = open.entries();
  const go = async (copy: string): Promise<void> => {
    // Each takes the next from the same list.
    for (const [index, mutation] of left) {
      const batches = batchesFor(mutation, reached, (test) => starting.has(test));
      const what = described(mutation);
      const outcome = await outcomeOf(copy, mutation, batches);
      state[what] = outcome;
      writeFileSync(stateFile, JSON.stringify(state, null, 1));
      if (outcome !== 'noticed') console.log(`${index + 1}/${open.length} ${outcome}: ${what}`);
    }
  };
  await Promise.all(copies.map(go));
}

const isSurvivor = (mutation: Mutation): boolean =>
  explanation(mutation) === undefined && state[described(mutation)] === 'survived';
const survivors = drawn.filter(isSurvivor);
console.log(`\nNot noticed by any test:`);
for (const mutation of survivors) console.log(`  ${described(mutation)}`);
for (const each of EXPLAINED)
  if (!all.some((mutation) => explanation(mutation) === each))
    console.log(`Explained, and there no more: ${each.path} ${each.code}: ${each.change}`);
for (const folder of values.folder) {
  const inIt = drawn.filter(({ path }) => folderOf(path) === folder);
  const explained = inIt.filter((mutation) => explanation(mutation) !== undefined).length;
  const count = (outcome: Outcome): number =>
    inIt.filter((it) => explanation(it) === undefined && state[described(it)] === outcome).length;
  console.log(
    `${folder}: ${inIt.length} changes (seed ${values.seed}): ${count('noticed')} noticed, ${count('hung')} hung, ` +
      `${explained} explained, ${count('survived')} not noticed`,
  );
}
process.exitCode = survivors.some(({ path }) => STRICT.includes(folderOf(path) ?? '')) ? 1 : 0;
