/** Of the server, what is changed. */
export const FOLDERS: readonly string[] = ['auth', 'rules', 'storage', 'standby'];

/** Where no change may stay that neither a test notices nor anybody can explain. */
export const STRICT: readonly string[] = ['auth', 'rules'];

export const isTest = (path: string): boolean => path.endsWith('.test.ts');

/** Which of these folders a file is in, if it is one that is changed. */
export function folderOf(path: string): string | undefined {
  const folder = /^src\/server\/(\w+)\//.exec(path)?.[1];
  return folder === undefined || !FOLDERS.includes(folder) || isTest(path) || path.includes('/testing/')
    ? undefined
    : folder;
}

/** Those of everybody's access take minutes, and are about the rules of the competition. */
export const SLOW = 'src/server/access/';
