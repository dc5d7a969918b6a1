import { expect, test } from 'vitest';
import { circles, folderProblems, throughRooms } from './folders.ts';
import { readSource } from './source.ts';

const problemsOf = (path: string, code: string) => folderProblems(readSource(path, code));

test.each([
  [
    'src/web/judge/A.tsx',
    "import { Inbox } from '../chairman/Inbox.tsx';",
    'judge and chairman stand beside each other',
  ],
  ['src/web/gala/A.tsx', "import type { A } from '../mc/A.ts';", 'gala and mc stand beside each other'],
  ['src/web/parts/A.tsx', "import { useLive } from '../app/useLive.ts';", 'app stands above parts'],
  ['src/web/parts/A.tsx', "const a = () => import('../judge/A.tsx');", 'judge stands above parts'],
  [
    'src/web/app/App.tsx',
    "import { JudgeScreen } from '../judge/JudgeScreen.tsx';",
    'judge stands above app',
  ],
  ['src/web/words/A.ts', "import { answers } from '../chairman/answers.ts';", 'chairman stands above words'],
  ['src/web/look/A.ts', "import { deck } from '../words/english/deck.ts';", 'words stands above look'],
  [
    'src/store/tree/path.ts',
    "import { Session } from '../connection/session.ts';",
    'connection stands above tree',
  ],
  [
    'src/store/delivery/queue.ts',
    "import { marks } from '../sheets/marks.ts';",
    'sheets stands above delivery',
  ],
  ['src/store/rounds/rounds.ts', "let a: import('../results/results.ts').A;", 'results stands above rounds'],
  [
    'src/domain/round/rounds.ts',
    "export { plan } from '../schedule/plan/plan.ts';",
    'schedule stands above round',
  ],
  ['src/server/tree/node.ts', "import { sqlite } from '../storage/sqlite.ts';", 'storage stands above tree'],
  [
    'src/cli/score/score.ts',
    "import { demoDay } from '../start/welcome.ts';",
    'score and start stand beside each other',
  ],
  [
    'src/domain/secondCount/secondCount.ts',
    "import { scoreFinal } from '../skating/final.ts';",
    'secondCount takes nothing but types from skating',
  ],
  [
    'src/domain/secondCount/countDance.ts',
    "const a = () => import('../skating/dance.ts');",
    'secondCount takes nothing but types from skating',
  ],
  [
    'src/web/judge/A.ts',
    "const a = import.meta.glob('../deck/*.tsx');",
    'judge and deck stand beside each other',
  ],
  [
    'src/web/judge/A.ts',
    "const a = new Worker(new URL('../schedule/orderWorker.ts', import.meta.url));",
    'judge and schedule stand beside each other',
  ],
  ['src/store/attic/old.ts', '', 'src/store/attic has no place among the folders of its room'],
])('%s: %s is refused', (path, code, why) => {
  const [problem, ...more] = problemsOf(path, code);
  expect(problem).toContain(`${path}: `);
  expect(problem).toContain(why);
  expect(more).toEqual([]);
});

test.each([
  [
    'src/web/judge/A.tsx',
    "import { a } from '../app/a.ts'; import { b } from '../staff/hall/b.ts'; import { c } from '../words/c.ts';",
  ],
  ['src/web/app/App.tsx', "const all = import.meta.glob(['../*/*Screen.tsx', '!**/*.test.tsx']);"],
  ['src/web/app/App.tsx', "const judge = () => import('../judge/JudgeScreen.tsx');"],
  [
    'src/web/judge/A.tsx',
    "import { leads } from '../../domain/leads.ts'; import './A.css'; import { B } from './sheet/B.tsx';",
  ],
  [
    'src/store/plan/plan.ts',
    "import { calls } from '../floor/calls.ts'; import { store } from '../store.ts';",
  ],
  ['src/domain/secondCount/secondCount.ts', "import type { FinalResult } from '../skating/working.ts';"],
  ['src/domain/secondCount/secondCount.test.ts', "import { scoreFinal } from '../skating/final.ts';"],
  ['src/store/store.ts', "import { Session } from './connection/session.ts';"],
  ['src/web/judge/A.test.tsx', "import { Inbox } from '../chairman/Inbox.tsx';"],
])('%s may import what it does', (path, code) => {
  expect(problemsOf(path, code)).toEqual([]);
});

test('files that import each other in a circle are named, once', () => {
  const read = (name: string, code: string) => readSource(`src/domain/${name}.ts`, code);
  const heat = read('heat', "import { round } from './round.ts';");
  const round = read('round', "import { day } from './day.ts';");
  const day = (how: string) => read('day', how);
  expect(circles([heat, round, day("import { heat } from './heat.ts';")])).toEqual([
    'src/domain/heat.ts → src/domain/round.ts → src/domain/day.ts → src/domain/heat.ts: these import each other in a circle',
  ]);
  expect(circles([heat, round, day("export { heat } from './heat.ts';")])).toHaveLength(1);
  expect(circles([heat, round, day("import { type Heat, heat } from './heat.ts';")])).toHaveLength(1);
  expect(circles([heat, round, day("import type { Heat } from './heat.ts';")])).toEqual([]);
  expect(circles([heat, round, day("const later = () => import('./heat.ts');")])).toEqual([]);
  expect(circles([heat, round, day('')])).toEqual([]);
});

test('what lies in the room itself is no way around the line', () => {
  const read = (path: string, code: string) => readSource(`src/domain/${path}`, code);
  const final = read('skating/final.ts', '');
  const couple = read('people/couple.ts', "import { score } from '../day.ts';");
  const day = (code: string) => [final, couple, read('day.ts', code)];
  expect(throughRooms(day("export { score } from './skating/final.ts';"))).toEqual([
    'src/domain/people/couple.ts: imports src/domain/skating/final.ts by way of src/domain/day.ts, but skating stands above people',
  ]);
  const further = read('hour.ts', "export { score } from './skating/final.ts';");
  expect(throughRooms([...day("export { score } from './hour.ts';"), further])).toHaveLength(1);
  expect(throughRooms(day("export type { Score } from './skating/final.ts';"))).toEqual([]);
  expect(throughRooms(day("export { score } from './people/census.ts';"))).toEqual([]);
});
