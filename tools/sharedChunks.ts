import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { ALL_SCREENS } from '../src/web/kit/screens/screens.ts';
import { root } from './programs.ts';
import { screenFile } from './screenFiles.ts';

/** The queue loads beside a judge's screen, which paints before it arrives. */
type Audience = 'entry' | 'app' | 'public' | 'judge' | 'queue' | 'sdk' | 'staff';
export type Users = Readonly<Record<Audience, number>> & {
  readonly isInResults: boolean;
  readonly isInResult: boolean;
  /** Part of src/schema. */
  readonly isForm: boolean;
  readonly isStyle: boolean;
};

/**
 * The number of public screens that justify loading a module on every page: one file compresses better than
 * many.
 */
const MIN_PUBLIC = 7;
/** The same for modules that judges need too. */
const MIN_PUBLIC_AND_JUDGE = 4;
const MIN_STAFF = 6;

/** The chunk of a module, by its users; undefined leaves it to the bundler. */
export function chunkOf(users: Users): string | undefined {
  const { entry, app, judge, queue, sdk, staff, isInResult, isInResults } = users;
  if (entry > 0) return 'start';
  // Nothing paints before the styles, and over HTTP/1.1 a seventh file waits for a second round trip.
  if (users.isStyle && isInResult && users.public + judge > 1) return 'app';
  if (app > 0 || (judge > 0 && users.public >= MIN_PUBLIC_AND_JUDGE)) return 'app';
  // A judge's phone and a result read hardly any forms.
  if (users.public >= MIN_PUBLIC) return users.isForm && !isInResult ? 'forms' : 'app';
  if (isInResult && judge > 0) return 'sheets';
  if (isInResult && users.public === 1 && staff > 0) return 'result';
  if (isInResult && isInResults) return 'posted';
  if (users.public > 0) return undefined;
  if (judge > 0) return staff > 0 ? 'floor' : undefined;
  if (sdk > 0) return 'backend';
  if (queue > 0) return staff > 0 ? 'queue' : undefined;
  return staff >= MIN_STAFF ? 'desk' : undefined;
}

const web = (file: string) => join(root, 'src/web', file);
const START = web('main.ts');
const SCHEMA = web('../schema/');
const RESULTS = web('visitors/results/ResultsScreen.tsx');
const RESULT = web('visitors/results/ResultDetailsScreen.tsx');

function openedFiles(): readonly (readonly [Audience, string])[] {
  const opened = ALL_SCREENS.map(({ opens, roles, weighedFor }): readonly [Audience, string] => [
    weighedFor ?? (roles === undefined ? 'public' : 'staff'),
    web(screenFile(opens)),
  ]);
  return [
    ['entry', START],
    ['app', web('kit/shell/openApp.tsx')],
    ['sdk', web('../store/connection/sdk.ts')],
    ['queue', web('../store/sheets/openJudgesSheets.ts')],
    // Several addresses open the same screen.
    ...new Map(opened.map((one) => [one[1], one])).values(),
  ];
}

type GetModule = (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds'> | null;

function importsOf(file: string, getModule: GetModule): ReadonlySet<string> {
  const reached = new Set([file]);
  // Iterating over a growing set visits additions too.
  for (const id of reached) for (const next of getModule(id)?.importedIds ?? []) reached.add(next);
  return reached;
}

/** Chunks for modules that several screens share. */
export function sharedChunks(): Rolldown.CodeSplittingGroup {
  let opened: readonly {
    readonly audience: Audience;
    readonly file: string;
    readonly ids: ReadonlySet<string>;
  }[];
  return {
    debugName: 'shared by screens',
    // Each module is judged by its own users: its imports have at least as many.
    includeDependenciesRecursively: false,
    name: (id, context) => {
      const getModule = (file: string) => context.getModuleInfo(file);
      const module = getModule(id);
      // Files that load by name keep their own chunk. Icons come through one index, which hides their users.
      if (module === null || module.isEntry || module.dynamicImporters.length > 0) return null;
      if (id === START || id.includes('lucide-react/dist/esm/icons/')) return null;
      opened ??= openedFiles().map(([audience, file]) => ({
        audience,
        file,
        ids: importsOf(file, getModule),
      }));
      const users = opened.filter(({ ids }) => ids.has(id));
      if (users.length === 0) return null;
      const count = (audience: Audience) => users.filter((one) => one.audience === audience).length;
      const isIn = (file: string) => users.some((one) => one.file === file);
      return (
        chunkOf({
          entry: count('entry'),
          app: count('app'),
          public: count('public'),
          judge: count('judge'),
          queue: count('queue'),
          sdk: count('sdk'),
          staff: count('staff'),
          isInResults: isIn(RESULTS),
          isInResult: isIn(RESULT),
          isForm: id.startsWith(SCHEMA),
          isStyle: id.endsWith('.css'),
        }) ?? null
      );
    },
  };
}
