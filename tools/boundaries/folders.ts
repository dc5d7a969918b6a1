// The arrows inside a room: a folder imports from those below it, and nothing comes back up.
import { isForTests, targetOf, type Import, type Source } from './source.ts';

/** Folders from the lowest up; those that share a line stand beside each other and do not know one another. */
type Floors = readonly (readonly string[])[];

const ROOMS: ReadonlyMap<string, Floors> = new Map<string, Floors>([
  [
    'domain',
    [
      ['people'],
      ['event', 'round', 'registration'],
      ['skating', 'fees', 'eligibility'],
      ['recall', 'registrant'],
      ['keying', 'secondCount', 'journal', 'lists'],
      ['floor', 'schedule'],
      ['dancersDay', 'madeUp'],
    ],
  ],
  [
    'store',
    [
      ['tree'],
      ['connection'],
      ['journal'],
      ['delivery'],
      ['competition'],
      ['people'],
      ['events'],
      ['registrant'],
      ['rounds'],
      ['dancers'],
      ['sheets'],
      ['results'],
      ['floor'],
      ['plan'],
      ['import', 'archive', 'csv'],
    ],
  ],
  [
    'server',
    [
      ['tree'],
      ['rules', 'storage', 'derived'],
      ['database'],
      ['auth'],
      ['operations'],
      ['protocol'],
      ['http'],
      ['local'],
      ['standby'],
      ['start'],
    ],
  ],
  [
    'web',
    [['look', 'screens'], ['words', 'worker'], ['parts'], ['app'], ['staff', 'requests', 'pinned', 'board']],
  ],
  [
    'cli',
    [
      ['resultsFile', 'archive'],
      ['demo'],
      [
        'alone',
        'backup',
        'check',
        'export',
        'import',
        'promote',
        'restore',
        'salvage',
        'event',
        'score',
        'start',
        'user',
        'verify',
      ],
    ],
  ],
]);

/** Folders that stand above another one, and take nothing from it that runs: at most its types. */
const WITHOUT: ReadonlyMap<string, string> = new Map([
  // What is counted a second time shows a mistake of the first count only as long as nothing of it is in there.
  ['secondCount', 'skating'],
]);

/** Where a file lies: its room and its folder there. What lies in the room itself has no folder. */
function placeOf(path: string): { readonly room: string; readonly folder: string } | undefined {
  const [, room, folder] = /^src\/([^/]+)\/([^/]+)\//.exec(path) ?? [];
  return room === undefined || folder === undefined ? undefined : { room, folder };
}

/** How high a folder stands; every folder of web that is not named serves one kind of people, above all others. */
function heightOf({ room, folder }: { readonly room: string; readonly folder: string }): number | undefined {
  const floors = ROOMS.get(room) ?? [];
  const height = floors.findIndex((folders) => folders.includes(folder));
  if (height !== -1) return height;
  return room === 'web' ? floors.length : undefined;
}

/** What is wrong with an import of a file of its room, or undefined. */
function wrongFolder(path: string, target: string, when: Import['when']): string | undefined {
  const [here, there] = [placeOf(path), placeOf(target)];
  if (here === undefined || there === undefined) return undefined;
  if (there.room !== here.room || there.folder === here.folder) return undefined;
  const height = heightOf(here) ?? 0;
  const below = heightOf(there) ?? height;
  if (WITHOUT.get(here.folder) === there.folder && when !== 'never')
    return `${here.folder} takes nothing but types from ${there.folder}`;
  if (below < height) return undefined;
  // The table of screens names those of all people, and loads each when it is opened.
  if (here.room === 'web' && here.folder === 'app' && when === 'later') return undefined;
  return below > height
    ? `${there.folder} stands above ${here.folder}`
    : `${here.folder} and ${there.folder} stand beside each other`;
}

/** What is wrong with the imports of a file from other folders of its room. */
export function folderProblems({ path, imports }: Source): string[] {
  const here = placeOf(path);
  if (here === undefined || isForTests(path)) return [];
  if (heightOf(here) === undefined)
    return [
      `${path}: src/${here.room}/${here.folder} has no place among the folders of its room: give it one in tools/boundaries/folders.ts`,
    ];
  return imports.flatMap((each) => {
    const target = targetOf(path, each);
    const why = target === undefined ? undefined : wrongFolder(path, target, each.when);
    return why === undefined ? [] : [`${path}: imports ${target}, but ${why}`];
  });
}

/**
 * A file that lies in its room itself has no place in the line: who imports it imports what it does. Its types are
 * everybody's.
 */
export function throughRooms(sources: readonly Source[]): string[] {
  const importsOf = new Map(sources.map(({ path, imports }) => [path, imports]));
  const isInRoomItself = (path: string) => /^src\/[^/]+\/[^/]+$/.test(path);
  const problems: string[] = [];
  for (const { path, imports } of sources) {
    if (placeOf(path) === undefined || isForTests(path)) continue;
    const seen = new Set<string>();
    const go = (from: string, each: Import, way: readonly string[]): void => {
      const target = targetOf(from, each);
      if (target === undefined || seen.has(target) || each.when === 'never') return;
      seen.add(target);
      const why = way.length === 0 ? undefined : wrongFolder(path, target, each.when);
      if (why !== undefined)
        problems.push(`${path}: imports ${target} by way of ${way.join(' and ')}, but ${why}`);
      if (!isInRoomItself(target)) return;
      for (const next of importsOf.get(target) ?? []) go(target, next, [...way, target]);
    };
    for (const each of imports) go(path, each, []);
  }
  return problems;
}

/**
 * Files that import each other in a circle: which of them runs first is anybody's guess. Types are gone by then, and what
 * is loaded later comes when all have run.
 */
export function circles(sources: readonly Source[]): string[] {
  const below = new Map(
    sources
      .filter(({ path }) => path.startsWith('src/') && !isForTests(path))
      .map(({ path, imports }) => [
        path,
        imports.filter(({ when }) => when === 'at once').flatMap((each) => targetOf(path, each) ?? []),
      ]),
  );
  const done = new Set<string>();
  const found: string[] = [];
  const go = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) {
      found.push(
        `${[...way.slice(way.indexOf(path)), path].join(' → ')}: these import each other in a circle`,
      );
      return;
    }
    if (done.has(path)) return;
    for (const next of below.get(path) ?? []) go(next, [...way, path]);
    done.add(path);
  };
  for (const path of below.keys()) go(path, []);
  return found;
}
