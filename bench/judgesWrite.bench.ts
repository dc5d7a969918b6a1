import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { buildJournalRecord } from '../src/server/access/testing/line.ts';
import { buildMidday, SERVER_NOW } from '../src/server/access/testing/midday.ts';
import type { TestPerson } from '../src/server/access/testing/testPersons.ts';
import { parseRules } from '../src/server/rules/file.ts';
import { mayWrite } from '../src/server/rules/guard.ts';
import type { Ruleset } from '../src/server/rules/ruleset.ts';
import { buildIncomingNode } from '../src/server/tree/incomingNode.ts';
import type { Json } from '../src/server/tree/json.ts';
import type { Tree } from '../src/server/tree/node.ts';
import { replaceAt } from '../src/server/tree/testing/replaceAt.ts';
import { formatLine, formatRatio, getPercentile } from './table.ts';

/** A file of rules, or a commit, to compare with. */
const OTHER = process.env['BENCH_RULES'];
const ONE_LINE = '{"rules": {".write": "auth != null"}}';
const FILE = 'database.rules.json';
/** The most that a write may cost, in writes under the other rules. */
const LIMIT = 1.05;
const RUNS = 10;
const WRITES = 1000;
const NOW = 1_800_000_000_000;
const JUDGE: TestPerson = 'judge A';
const uid = (who: TestPerson): string => who;

function otherRules(): string {
  if (OTHER === undefined) return ONE_LINE;
  return existsSync(OTHER)
    ? readFileSync(OTHER, 'utf8')
    : execFileSync('git', ['show', `${OTHER}:${FILE}`], { encoding: 'utf8', maxBuffer: 2 ** 24 });
}

/** A judge sends a sheet with its marks and a record. */
const SENT: { readonly [path: string]: Json } = {
  'marks/Waltz/1/A/Waltz': ['101', '103'],
  'sheets/Waltz/1/A/Waltz': { state: 'sent', count: 2, at: SERVER_NOW, lineUp: 2 },
  ...buildJournalRecord('new', { who: JUDGE, kind: 'marks sent' }, uid),
};
const PATHS = Object.keys(SENT).map((path) => path.split('/'));

const written = (root: Tree, values: typeof SENT): Tree =>
  Object.entries(values).reduce<Tree>((tree, [path, value]) => {
    const keys = path.split('/');
    return replaceAt(tree, keys, buildIncomingNode(value, keys, { now: NOW, root: tree }));
  }, root);

/** The cost of a judge's write under the access rules, beside that under other rules in the same run. */
export function benchJudgesWrite(): void {
  const root = written(null, buildMidday(uid));
  const newRoot = written(root, SENT);
  const auth = { uid: uid(JUDGE), provider: 'anonymous', token: {} };
  // Of the processor: other work on the machine does not count.
  const microseconds = (rules: Ruleset): number => {
    const start = process.cpuUsage();
    for (let write = 0; write < WRITES; write += 1)
      for (const path of PATHS)
        if (!mayWrite(rules, { auth, now: NOW, root, newRoot, path }))
          throw new Error(`These rules refuse a judge’s write of ${path.join('/')}`);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / WRITES;
  };
  const [mine, other] = [readFileSync(FILE, 'utf8'), otherRules()].map(parseRules);
  if (mine === undefined || other === undefined) return;
  const [its, others] = [mine, other].map(microseconds).map((): number[] => []);
  for (let run = 0; run < RUNS; run += 1) {
    its?.push(microseconds(mine));
    others?.push(microseconds(other));
  }
  const [cost, othersCost] = [getPercentile(its ?? [], 0.5), getPercentile(others ?? [], 0.5)];
  console.log(formatLine(FILE, `${cost.toFixed(1)} µs`));
  console.log(formatLine(OTHER ?? 'one line', `${othersCost.toFixed(1)} µs`, formatRatio(cost, othersCost)));
  if (OTHER !== undefined && cost > othersCost * LIMIT) throw new Error(`More than ${LIMIT} times the cost`);
}
