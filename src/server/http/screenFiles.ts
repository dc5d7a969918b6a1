import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** The files of the built web app, by their path with slashes, such as `assets/app.js`. */
export interface ScreenFiles {
  readonly names: () => readonly string[];
  /** Undefined: there is no such file. */
  readonly read: (path: string) => Promise<Buffer | undefined>;
}

const inFolder = (folder: string): ScreenFiles => ({
  names: () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) =>
        join(parentPath, name)
          .slice(folder.length + 1)
          .replaceAll(sep, '/'),
      ),
  // A missing or unreadable file counts as a route of the web app.
  read: (path) => readFile(join(folder, path)).catch(() => undefined),
});

/**
 * All files packed into one by tools/build.mjs: a line of JSON with their sizes, then their bytes in the same
 * order.
 */
function inPack(pack: string): ScreenFiles {
  const bytes = readFileSync(pack);
  const begin = bytes.indexOf('\n') + 1;
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- written by the build of the same commit
  const sizes = JSON.parse(bytes.toString('utf8', 0, begin)) as Readonly<Record<string, number>>;
  const files = new Map<string, Buffer>();
  let at = begin;
  for (const [name, size] of Object.entries(sizes)) {
    files.set(name, bytes.subarray(at, at + size));
    at += size;
  }
  return { names: () => [...files.keys()], read: (path) => Promise.resolve(files.get(path)) };
}

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * A published package contains only `<folder>.pack`, because npm takes milliseconds per file. All visitors
 * share its bytes. The folder is used instead if it was built later.
 */
export function openScreenFiles(folder: string): ScreenFiles {
  const pack = `${folder}.pack`;
  const packedAt = changedAt(pack);
  return packedAt > 0 && packedAt >= changedAt(join(folder, 'index.html')) ? inPack(pack) : inFolder(folder);
}
