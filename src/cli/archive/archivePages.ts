import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface PageFile {
  readonly path: string;
  readonly text: string;
}

interface Drawing {
  readonly drawArchive: (asked: {
    readonly read: (at: string) => unknown;
    readonly language: string;
    readonly now: number;
    readonly links: readonly string[];
  }) => Promise<readonly PageFile[]>;
}

/** Loads the code that draws an archive's pages (src/web/visitors/archive), on demand. */
export async function loadArchiveDrawing(root: string): Promise<Drawing> {
  const module: unknown = await import(pathToFileURL(join(root, 'dist/drawn/drawArchive.js')).href);
  // Built from the same commit; vite.drawn.config.ts lists its exports.
  // eslint-disable-next-line typescript/no-unsafe-type-assertion
  return module as Drawing;
}
