// The rooms' arrows: which room may import which, and which packages a room may use. See docs/ARCHITECTURE.md.
import { posix } from 'node:path';
import { isForTests, targetOf, UNKNOWN_IMPORT, type Import, type Source } from './source.ts';

interface Room {
  readonly rooms: readonly string[];
  readonly packages: readonly RegExp[];
}

const ROOMS: ReadonlyMap<string | undefined, Room> = new Map<string | undefined, Room>([
  ['domain', { rooms: [], packages: [/^@date-fns\/tz\//] }],
  [
    'store',
    {
      rooms: ['domain'],
      packages: [/^firebase\//, /^idb$/, /^@noble\/hashes(\/|$)/, /^zod(\/|$)/, /^papaparse$/],
    },
  ],
  [
    'web',
    {
      rooms: ['domain', 'store'],
      packages: [
        /^react(-dom)?(\/|$)/,
        /^wouter(\/|$)/,
        /^lucide-react(\/|$)/,
        /^marked$/,
        /^dompurify$/,
        /^uqr$/,
      ],
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

/** Who loads an output of the build: what draws pages is another room's, and comes while the server or the command line runs. */
const LOAD_A_BUILD: ReadonlySet<string> = new Set([
  'src/cli/start/drawing.ts',
  'src/cli/archive/archivePages.ts',
]);

const roomOf = (path: string) => /^src\/([^/]+)\//.exec(path)?.[1];

/** What is wrong with one import of a file, or undefined. */
function wrongImport(path: string, each: Import, allowed: Room): string | undefined {
  const room = roomOf(path);
  const target = targetOf(path, each);
  if (target === undefined && LOAD_A_BUILD.has(path) && each.named === UNKNOWN_IMPORT) return undefined;
  if (target === undefined)
    return allowed.packages.some((known) => known.test(each.named))
      ? undefined
      : `${room} does not use ${each.named}`;
  if (isForTests(target)) return `only tests import ${target}`;
  const there = roomOf(target);
  if (there === room || (there !== undefined && allowed.rooms.includes(there))) return undefined;
  return `${room} does not import ${there ?? target}`;
}

/** What is wrong with a file's name, with what it says of its exports and with what it imports. */
export function importProblems({ path, code, imports }: Source): string[] {
  const problems = [];
  if (/^\s*\/?\*\*?.*@public\b/m.test(code))
    problems.push('says that an export is for the public: then nobody is told when it is used by nothing');
  const name = posix.basename(path).replace(/\..*$/, '');
  if (NAMELESS.test(name)) problems.push(`“${name}” says nothing: name the file for what is in it`);
  if (path.startsWith('src/') && !isForTests(path)) {
    const allowed = ROOMS.get(roomOf(path));
    if (allowed === undefined) problems.push('in none of the rooms');
    else problems.push(...imports.flatMap((each) => wrongImport(path, each, allowed) ?? []));
  }
  return problems.map((problem) => `${path}: ${problem}`);
}
