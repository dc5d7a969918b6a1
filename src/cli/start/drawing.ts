import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Drawing } from '../../server/http/drawn.ts';

/**
 * What draws pages before a browser does (src/web/drawn). It is built beside the screens, and loaded when the first
 * visitor asks for a page: the start of a server does not wait for React.
 */
export async function drawingOf(root: string): Promise<Drawing> {
  const module: unknown = await import(pathToFileURL(join(root, 'dist/drawn/drawPage.js')).href);
  // The build wrote it beside us, from the same commit: vite.drawn.config.ts names what it exports.
  // eslint-disable-next-line typescript/no-unsafe-type-assertion
  return module as Drawing;
}
