/** Folders whose code is changed, by the name that `--folder` takes. */
const PATHS: Readonly<Record<string, string>> = {
  auth: 'src/server/auth/',
  rules: 'src/server/rules/',
  storage: 'src/server/storage/',
  standby: 'src/server/standby/',
  results: 'src/store/results/',
  delivery: 'src/store/delivery/',
  sheets: 'src/store/sheets/',
  judge: 'src/web/judge/',
};

/** Folders from which changes are drawn when none are named. */
export const FOLDERS: readonly string[] = ['auth', 'rules', 'storage', 'standby'];

/** Where no change may stay that neither a test notices nor anybody can explain. */
export const STRICT: readonly string[] = ['auth', 'rules'];

export const isTest = (path: string): boolean => path.endsWith('.test.ts');

/** The named folder a file is in, if its code is changed. */
export const folderOf = (path: string): string | undefined =>
  isTest(path) || path.includes('/testing/')
    ? undefined
    : Object.entries(PATHS).find(([, at]) => path.startsWith(at))?.[0];

const isServer = (path: string): boolean => path.startsWith('src/server/');

/** Tests of the server run for its folders; tests of the store and the screens run for theirs. */
export const canNotice = (test: string, folders: readonly string[]): boolean =>
  folders.some((folder) => isServer(test) === isServer(PATHS[folder] ?? ''));

/** Those of everybody's access take minutes, and are about the rules of the competition. */
export const SLOW = 'src/server/access/';
