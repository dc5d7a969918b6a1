// Whether a test notices when the access rules ask for less: npm run conjuncts [-- --seed 1 --file src/server/access/closed.test.ts]
// Drops each operand of each && of the rules in turn, and each .validate. The tests of access run once, file by file; what
// they ask is answered by the rules without each condition as well. One without which no answer is another is listed, unless
// it is implied by what else is asked there (conjuncts/implied.ts) or somebody has said why it stands (conjuncts/explained).
// It works in a copy. What was found is kept in .cache/conjuncts until the rules change, and a run that was ended goes on there.
import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
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
import { parseRules } from '../src/server/rules/file.ts';
import { written } from './conjuncts/conjuncts.ts';
import { explanation, unused } from './conjuncts/explained/explained.ts';
import { impliedBy } from './conjuncts/implied.ts';
import { allPlaces, conjunctsAt, fewerWithout, idOf, RULES, topOf } from './conjuncts/weakened.ts';
import { root } from './programs.ts';

/** The tests of access: who may do what at all first. */
const FILES = [
  ...[
    'writing',
    'reading',
    'traps',
    'movedRounds',
    'chairmansNodes',
    'sentSheets',
    'deck',
    'online',
    'ownPayments',
    'theirOwn',
    'privateData',
    'closed',
    'everyRound',
    'registrants',
    'couples',
    'invitations',
    'otherwise',
    'there',
    'shown',
    'onDisconnect',
    'bounds',
    'forms',
    'first',
  ].map((name) => `src/server/access/${name}.test.ts`),
  'src/server/attacks/forgedLines.test.ts',
  'src/server/access.test.ts',
  'src/server/rules/product.test.ts',
  'src/store/dancers/wayBack.test.ts',
  'src/store/import/listSteps.test.ts',
];

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    file: { type: 'string', multiple: true, default: FILES },
  },
});

const text = readFileSync(join(root, 'database.rules.json'), 'utf8');
const folder = join(root, '.cache/conjuncts', createHash('sha256').update(text).digest('hex').slice(0, 12));
mkdirSync(folder, { recursive: true });
const noticedFile = join(folder, 'noticed.json');
const doneFile = join(folder, `done-${values.seed}.json`);
for (const file of [noticedFile, doneFile]) if (!existsSync(file)) writeFileSync(file, '[]');
const listIn = (file: string): readonly string[] =>
  JSON.parse(readFileSync(file, 'utf8')) as readonly string[];

/** Somebody may go on working beside it. */
const COPIED = ['src', 'tools', 'package.json', 'database.rules.json'];
const copy = join(root, `.cache/conjuncts/tree-${process.pid}`);
mkdirSync(copy, { recursive: true });
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
for (const each of [...COPIED, ...readdirSync(root).filter((file) => file.startsWith('tsconfig'))])
  cpSync(join(root, each), join(copy, each), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

for (const file of values.file) {
  const done = listIn(doneFile);
  if (done.includes(file)) continue;
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config=tools/conjuncts/vitest.config.ts',
      '--reporter=dot',
      // All of every file, whatever a run at the desk leaves out; and the same each time.
      `--sequence.seed=${values.seed}`,
      file,
    ],
    {
      cwd: copy,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, CONJUNCTS_NOTICED: noticedFile, PROPERTY_TRIES: '1' },
    },
  );
  console.log(`${status === 0 ? '✓' : '✗'} ${file}: ${listIn(noticedFile).length} noticed so far`);
  if (status === 0) writeFileSync(doneFile, JSON.stringify([...done, file]));
}

const noticed = new Set(listIn(noticedFile));
const all = [...allPlaces(topOf(parseRules(text)))].flatMap((place) =>
  RULES.flatMap((rule) =>
    conjunctsAt(place, rule).map((conjunct) => {
      const id = idOf(place, rule, conjunct);
      const what = written(conjunct.dropped);
      return {
        id,
        what,
        noticed: noticed.has(id) || noticed.has(fewerWithout(id)),
        isNeeded: noticed.has(id),
        implied: impliedBy(place, rule, conjunct),
        explained: explanation(`${id}: ${what}`),
      };
    }),
  ),
);
const silent = all.filter(({ noticed: isNoticed }) => !isNoticed);
const survived = silent.filter(({ implied, explained }) => implied === undefined && explained === undefined);
for (const { id, what } of survived) console.log(`${id}: ${what}`);

/** How many there are of each, the most first. */
function counted(reasons: readonly (string | undefined)[]): string {
  const counts = new Map<string, number>();
  for (const reason of reasons) if (reason !== undefined) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([reason, count]) => `  ${count} ${reason}\n`)
    .join('');
}

const implied = silent.filter((each) => each.implied !== undefined);
const explained = silent.filter((each) => each.implied === undefined && each.explained !== undefined);
console.log(`
${all.length} conditions: ${all.length - silent.length} noticed, ${silent.length} not noticed. Of these
${implied.length} are implied, by
${counted(implied.map((each) => each.implied))}${explained.length} are explained:
${counted(explained.map((each) => each.explained))}${survived.length} are neither.`);

// Without which somebody gets more is not implied, whatever the expression seems to say; and what is explained is there.
const wrong = all.filter((each) => each.isNeeded && each.implied !== undefined);
for (const { id, what } of wrong) console.error(`✗ ${id}: ${what} is said to be implied, and was noticed`);
const idle = unused(
  silent.filter((each) => each.implied === undefined).map(({ id, what }) => `${id}: ${what}`),
);
for (const reason of idle) console.error(`✗ nothing is explained by: ${reason}`);
if (wrong.length > 0 || idle.length > 0) process.exitCode = 1;
