// The rooms' arrows: which room may import which, and which packages a room may use. See docs/ARCHITECTURE.md.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import { isProgram, root } from './programs.ts';

interface Room {
  readonly rooms: readonly string[];
  readonly packages: readonly RegExp[];
}

const ROOMS: ReadonlyMap<string | undefined, Room> = new Map<string | undefined, Room>([
  ['domain', { rooms: [], packages: [] }],
  ['store', { rooms: ['domain'], packages: [/^firebase\//, /^idb-keyval$/, /^zod(\/|$)/] }],
  [
    'web',
    {
      rooms: ['domain', 'store'],
      packages: [/^react(-dom)?(\/|$)/, /^wouter(\/|$)/, /^lucide-react(\/|$)/],
    },
  ],
  [
    'server',
    {
      rooms: [],
      packages: [
        /^node:/,
        /^@?fastify(\/|$)/,
        /^ws$/,
        /^pino$/,
        /^nodemailer$/,
        /^prom-client$/,
        /^libsql$/,
        /^zod(\/|$)/,
        /^jsonc-parser$/,
      ],
    },
  ],
  ['cli', { rooms: ['domain', 'store', 'server'], packages: [/^node:/, /^zod(\/|$)/, /^jsonc-parser$/] }],
]);

// A file that is named for nothing in particular takes in everything; a barrel hides where a thing lives.
const NAMELESS = /^(index|utils?|helpers?|manager|common|misc|.+(Utils?|Helpers?|Manager))$/;

/** Tests, and what helps them, may look anywhere. */
const isForTests = (path: string) => /\.test\.tsx?$|(^|\/)testing\//.test(path);

const roomOf = (path: string) => /^src\/([^/]+)\//.exec(path)?.[1];

/** Every module that a file names: in imports, re-exports, import() and import types. */
function importsOf(path: string, code: string): string[] {
  const { program, module, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value),
    ),
  ];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (
      'type' in node &&
      (node.type === 'ImportExpression' || node.type === 'TSImportType') &&
      'source' in node
    ) {
      const { source } = node;
      const isPlain = typeof source === 'object' && source !== null && 'value' in source;
      named.push(isPlain ? String(source.value) : 'import() of a computed name');
    }
    for (const below of Object.values(node)) walk(below);
  };
  walk(program);
  return named.filter((name) => name !== undefined);
}

/**
 * What is wrong with one import, or undefined.
 * @param path of the importing file, from the root, with slashes
 * @param named as it stands in the import
 */
function wrongImport(path: string, named: string, allowed: Room): string | undefined {
  const room = roomOf(path);
  if (!named.startsWith('.'))
    return allowed.packages.some((known) => known.test(named)) ? undefined : `${room} does not use ${named}`;
  const target = posix.join(posix.dirname(path), named);
  if (isForTests(target)) return `only tests import ${target}`;
  const there = roomOf(target);
  if (there === room || (there !== undefined && allowed.rooms.includes(there))) return undefined;
  return `${room} does not import ${there ?? target}`;
}

/** What is wrong with one file. */
export function boundaryProblems(path: string, code: string): string[] {
  const problems = [];
  const name = posix.basename(path).replace(/\..*$/, '');
  if (NAMELESS.test(name)) problems.push(`“${name}” says nothing: name the file for what is in it`);
  if (path.startsWith('src/') && !isForTests(path)) {
    const allowed = ROOMS.get(roomOf(path));
    if (allowed === undefined) problems.push('in none of the rooms');
    else problems.push(...importsOf(path, code).flatMap((named) => wrongImport(path, named, allowed) ?? []));
  }
  return problems.map((problem) => `${path}: ${problem}`);
}

/** The source files below a folder, from the root, with slashes. */
const sourcesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path));

if (isProgram(import.meta.url)) {
  const problems = ['src', 'e2e', 'bench', 'tools']
    .flatMap(sourcesIn)
    .flatMap((path) => boundaryProblems(path, readFileSync(join(root, path), 'utf8')));
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
