import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './programs.ts';
import { getChildNode, getChildNodes, formatPosition, readSource, getText, walk } from './syntax.ts';
import { tempFolder } from './tempFolder.ts';

/** Imports that the linter refuses, and part of its message. */
const REFUSED: readonly (readonly [path: string, code: string, why: string])[] = [
  ['web/floor/judge/A.tsx', "import 'firebase/database';", 'src/web does not use this package'],
  [
    'web/floor/judge/B.tsx',
    "export type { User } from 'firebase/auth';",
    'src/web does not use this package',
  ],
  ['web/floor/judge/Lazy.tsx', "export { lazy } from 'react';", 'Use lazyScreen'],
  ['web/kit/shell/C.tsx', "import '../../../server/start.ts';", 'src/web imports only'],
  ['server/auth/a.ts', "export { b } from '../../domain/recall.ts';", 'src/server imports only'],
  ['server/b.ts', "import '../store/sheets/marks.ts';", 'src/server imports only'],
  ['domain/round/a.ts', "import 'node:fs';", 'src/domain does not use this package'],
  ['domain/round/b.ts', "import './testing/chance.ts';", 'Only tests import'],
  ['cli/user/a.ts', "import '../../web/kit/shell/App.tsx';", 'src/cli imports only'],
  ['cli/user/b.ts', "import '../../../tools/programs.ts';", 'src/cli imports only'],
  ['cli/user/c.ts', 'export const later = (name: string) => import(name);', 'no-dynamic-require'],
  ['web/floor/judge/D.tsx', "import '../chairman/ChairmanInbox.tsx';", 'above floor/judge or beside it'],
  ['web/dancers/register/E.tsx', "import '../../office/setup/A.tsx';", 'above dancers/register or beside it'],
  ['web/staff/bar/E.tsx', "import '../../floor/judge/A.tsx';", 'above staff or beside it'],
  ['web/visitors/live/E.tsx', "import '../results/A.tsx';", 'above visitors/live or beside it'],
  ['web/kit/parts/E.tsx', "import '../shell/useWide.ts';", 'above kit/parts or beside it'],
  ['web/kit/parts/deep/F.tsx', "import '../../shell/useWide.ts';", 'above kit/parts or beside it'],
  ['web/kit/shell/G.tsx', "import '../../floor/judge/JudgeScreen.tsx';", 'above kit/shell or beside it'],
  [
    'web/kit/parts/H.tsx',
    "export const later = () => import('../../floor/judge/A.tsx');",
    'above kit/parts or beside it',
  ],
  ['store/tree/a.ts', "import '../connection/session.ts';", 'above tree or beside it'],
  ['store/delivery/b.ts', "import '../sheets/marks.ts';", 'above delivery or beside it'],
  ['domain/round/c.ts', "export * from '../schedule/plan/plan.ts';", 'above round or beside it'],
  ['server/tree/c.ts', "import '../storage/sqlite.ts';", 'above tree or beside it'],
  ['cli/score/d.ts', "import '../start/welcome.ts';", 'above score or beside it'],
  ['domain/secondCount/d.ts', "import '../skating/final.ts';", 'nothing but types'],
  ['domain/day.ts', "export { score } from './skating/final.ts';", 'types of folders only'],
  ['store/rounds/e.ts', "export { open } from '../store.ts';", 'puts the folders together'],
  [
    'server/auth/params.ts',
    'export const f = (a: 1, b: 1, c: 1, d: 1, e: 1) => a + b + c + d + e;',
    'max-params',
  ],
  [
    'server/auth/nested.ts',
    'export const f = (a: number) => (a > 1 ? 1 : a > 0 ? 0 : -1);',
    'no-nested-ternary',
  ],
  ['domain/event/heat.ts', "import type { Round } from './round.ts';\nexport type Heat = Round;", 'no-cycle'],
  ['domain/event/round.ts', "import type { Heat } from './heat.ts';\nexport type Round = Heat;", 'no-cycle'],
  ['web/floor/judge/Said.tsx', 'export const A = () => <p>Not here</p>;', 'jsx-no-literals'],
  ['web/floor/judge/Label.tsx', 'export const A = () => <p aria-label="close" />;', 'jsx-no-literals'],
];

const ACCEPTED: readonly (readonly [path: string, code: string])[] = [
  [
    'web/floor/judge/Ok.tsx',
    "import '../../kit/shell/a.ts';\nimport '../../staff/hall/b.ts';\nimport '../../kit/words/c.ts';",
  ],
  [
    'web/floor/judge/Ok2.tsx',
    "import '../../../domain/leads.ts';\nimport './A.css';\nimport 'lucide-react/icons/users';",
  ],
  ['web/kit/shell/Ok.tsx', "export const all = import.meta.glob('../../*/*/*Screen.tsx');"],
  ['store/plan/ok.ts', "import '../floor/calls.ts';\nexport type { Database } from 'firebase/database';"],
  ['store/plan/ok2.ts', "export type { Store } from '../store.ts';"],
  ['domain/secondCount/ok.ts', "export type { Final } from '../skating/working.ts';"],
  ['domain/secondCount/ok.test.ts', "import '../skating/final.ts';"],
  ['domain/ok.ts', "export type { Final } from './skating/working.ts';"],
  ['store/store.ts', "import './connection/session.ts';"],
  ['server/http/ok.ts', "import 'node:path';\nimport 'fastify';\nimport '@fastify/helmet';"],
  ['server/start.test.ts', "import 'firebase/app';\nimport './testing/sampleDay.ts';"],
  ['cli/user/ok.ts', "import '../../server/start.ts';\nimport 'zod';"],
  ['web/floor/judge/Kind.tsx', 'export const A = () => <p className="wide" role="note" />;'],
];

interface Finding {
  readonly filename: string;
  readonly code: string;
  readonly message: string;
  readonly help?: string;
}

const OXLINT = 'node_modules/oxlint/bin/oxlint';
const folder = mkdtempSync(join(tempFolder(), 'lint-'));
let findings: readonly Finding[] = [];

beforeAll(() => {
  writeFileSync(join(folder, 'oxlint.config.ts'), `export { default } from '${root}oxlint.config.ts';`);
  for (const [path, code] of [...REFUSED, ...ACCEPTED]) {
    mkdirSync(dirname(join(folder, 'src', path)), { recursive: true });
    writeFileSync(join(folder, 'src', path), `${code}\n`);
  }
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', OXLINT, '--format=json', '--config', join(folder, 'oxlint.config.ts'), folder],
    { cwd: root, encoding: 'utf8' },
  );
  ({ diagnostics: findings } = JSON.parse(stdout) as { readonly diagnostics: readonly Finding[] });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const foundIn = (path: string): readonly string[] =>
  findings
    .filter(({ filename }) => filename.endsWith(`src/${path}`))
    .map(({ code, message, help }) => `${code} ${message} ${help ?? ''}`);

test.each(REFUSED)('the file %s may not contain %s', (path, _code, why) => {
  expect(foundIn(path)).toEqual([expect.stringContaining(why)]);
});

test.each(ACCEPTED)('the imports of %s are accepted', (path) => {
  expect(foundIn(path)).toEqual([]);
});

/** Patterns of `import.meta.glob` in a file of src, with their lines; excluding patterns are skipped. */
function globsIn(path: string): readonly (readonly [place: string, pattern: string])[] {
  const source = readSource(path, readFileSync(join(root, path), 'utf8'));
  const globs: [string, string][] = [];
  walk(source.program, (node) => {
    const callee = node.type === 'CallExpression' ? getChildNode(node, 'callee') : undefined;
    if (getChildNode(callee, 'object')?.type !== 'MetaProperty') return;
    const [patterns] = getChildNodes(node, 'arguments');
    if (patterns === undefined) return;
    for (const pattern of patterns.type === 'ArrayExpression'
      ? getChildNodes(patterns, 'elements')
      : [patterns])
      globs.push([formatPosition(source, node), getText(pattern) ?? '']);
  });
  return globs.filter(([, pattern]) => !pattern.startsWith('!'));
}

// A wrong path silently yields an empty object.
test('every import.meta.glob of src finds a file', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
    join('src', file),
  );
  const globs = files
    .filter(
      (file) => /\.tsx?$/.test(file) && readFileSync(join(root, file), 'utf8').includes('import.meta.glob'),
    )
    .flatMap(globsIn);
  expect(globs.length).toBeGreaterThan(0);
  const empty = globs.filter(([place, pattern]) => {
    const absolute = join(dirname(place), pattern);
    return !files.some((file) => matchesGlob(file, absolute));
  });
  expect(empty).toEqual([]);
});

/**
 * Source files named in a document; in SPEC.md folders too, because elsewhere an address of the tree or network looks
 * the same.
 */
const namesIn = (document: string): readonly string[] =>
  [...readFileSync(join(root, document), 'utf8').matchAll(/`(\w[^\s`]*)`/g)]
    .map(([, name = '']) => name.replace(/\/$/, ''))
    .filter(
      (name) => /\.(?:tsx?|css|mjs)$/.test(name) || (document.endsWith('SPEC.md') && name.includes('/')),
    );

const DOCUMENTS = readdirSync(join(root, 'docs')).filter((file) => file.endsWith('.md'));

test.each(['README.md', ...DOCUMENTS.map((file) => join('docs', file))])(
  'the document %s names existing files',
  (document) => {
    const there = ['src', 'e2e', 'tools', 'hands', 'bench', 'docs', 'events'].flatMap((folder) => [
      `/${folder}`,
      ...readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `/${folder}/${file.replaceAll('\\', '/')}`,
      ),
    ]);
    const tops = readdirSync(root).map((file) => `/${file}`);
    const isThere = (name: string): boolean => [...tops, ...there].some((file) => file.endsWith(`/${name}`));
    expect(namesIn(document).filter((name) => !isThere(name))).toEqual([]);
  },
);
