import { expect, test } from 'vitest';
import { importProblems } from './imports.ts';
import { readSource } from './source.ts';

test.each([
  [
    'src/web/judge/JudgeScreen.tsx',
    "import { ref } from 'firebase/database';",
    'web does not use firebase/database',
  ],
  [
    'src/web/judge/JudgeScreen.tsx',
    "import type { User } from 'firebase/auth';",
    'web does not use firebase/auth',
  ],
  [
    'src/web/app/App.tsx',
    "import { startServer } from '../../server/start.ts';",
    'web does not import server',
  ],
  [
    'src/web/app/App.tsx',
    "const later = () => import('../../cli/floorcraft.ts');",
    'web does not import cli',
  ],
  [
    'src/web/app/App.tsx',
    'const later = () => import(`../${name}.ts`);',
    'web does not use import() of a computed name',
  ],
  [
    'src/cli/start/welcome.ts',
    'const later = () => import(address);',
    'cli does not use import() of a computed name',
  ],
  [
    'src/server/start.ts',
    "import { marks } from '../store/sheets/marks.ts';",
    'server does not import store',
  ],
  ['src/server/start.ts', "export { recall } from '../domain/recall.ts';", 'server does not import domain'],
  ['src/server/start.ts', "let app: import('react').ReactNode;", 'server does not use react'],
  ['src/store/store.ts', "import { App } from '../web/app/App.tsx';", 'store does not import web'],
  ['src/domain/rounds.ts', "import { readFileSync } from 'node:fs';", 'domain does not use node:fs'],
  ['src/domain/rounds.ts', "import 'zod';", 'domain does not use zod'],
  ['src/cli/verb.ts', "import { App } from '../web/app/App.tsx';", 'cli does not import web'],
  [
    'src/cli/verb.ts',
    "import { root } from '../../tools/programs.ts';",
    'cli does not import tools/programs.ts',
  ],
  [
    'src/domain/rounds.ts',
    "import { chance } from './testing/chance.ts';",
    'only tests import src/domain/testing/chance.ts',
  ],
  ['src/domain/rounds.ts', '/** @public */\nexport const rounds = 1;', 'an export is for the public'],
  ['src/stray.ts', '', 'in none of the rooms'],
  ['src/attic/old.ts', '', 'in none of the rooms'],
  ['src/web/parts/index.ts', '', 'says nothing'],
  ['src/store/utils.ts', '', 'says nothing'],
  ['e2e/pageHelpers.ts', '', 'says nothing'],
])('%s: %s is refused', (path, code, why) => {
  const [problem, ...more] = importProblems(readSource(path, code));
  expect(problem).toContain(`${path}: `);
  expect(problem).toContain(why);
  expect(more).toEqual([]);
});

test.each([
  [
    'src/web/results/ResultsScreen.tsx',
    "import { recall } from '../../domain/recall.ts'; import './results.css'; import { Users } from 'lucide-react/icons/users';",
  ],
  [
    'src/store/sheets/marks.ts',
    "import { leadNumber } from '../../domain/ids.ts'; import type { Database } from 'firebase/database';",
  ],
  [
    'src/server/start.ts',
    "import { join } from 'node:path'; import Fastify from 'fastify'; import helmet from '@fastify/helmet';",
  ],
  ['src/cli/verb.ts', "import { startServer } from '../server/start.ts'; import * as z from 'zod';"],
  [
    'src/server/start.test.ts',
    "import { initializeApp } from 'firebase/app'; import { sampleDay } from './testing/sampleDay.ts';",
  ],
  ['e2e/day.spec.ts', "import { recall } from '../src/domain/recall/recall.ts';"],
])('%s may import what it does', (path, code) => {
  expect(importProblems(readSource(path, code))).toEqual([]);
});
