import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A file of the archive, by its path within the folder. */
export interface ArchiveFile {
  readonly path: string;
  readonly text: string;
}

interface Drawing {
  readonly drawArchive: (asked: {
    readonly read: (at: string) => unknown;
    readonly language: string;
    readonly now: number;
    readonly links: readonly string[];
  }) => Promise<readonly ArchiveFile[]>;
}

/** What draws the pages of an archive (src/web/visitors/archive): built beside the screens, loaded when somebody asks for one. */
export async function archiveDrawing(root: string): Promise<Drawing> {
  const module: unknown = await import(pathToFileURL(join(root, 'dist/drawn/drawArchive.js')).href);
  // The build wrote it beside us, from the same commit: vite.drawn.config.ts names what it exports.
  // eslint-disable-next-line typescript/no-unsafe-type-assertion
  return module as Drawing;
}
