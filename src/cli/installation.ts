import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod';
import { projectRoot } from './projectRoot.ts';

/** A clone of the project keeps its data inside. An update replaces an installed package, so its data is elsewhere. */
export const isClone = (root = projectRoot()): boolean => existsSync(join(root, 'tools'));

/** The default data folder of an event of your own. */
export const usualDataFolder = (): string =>
  isClone() ? join(projectRoot(), 'data') : join(homedir(), 'floorcraft-data');

/** The demo's, so that trying it out leaves the usual folder free. */
export const demoDataFolder = (event = 'demo'): string =>
  isClone() ? join(projectRoot(), `data-${event}`) : join(homedir(), `floorcraft-${event}`);

/** npx installs into a folder of its own, with a note of the package it was called with. */
const NpxFolder = z.object({
  _npx: z.object({}),
  dependencies: z.object({ floorcraft: z.string().startsWith('file:') }),
});

/** The tarball that npx was called with. */
function npxTarball(root: string): string | undefined {
  const folder = dirname(dirname(root));
  const note = join(folder, 'package.json');
  if (!existsSync(note)) return undefined;
  const read = NpxFolder.safeParse(JSON.parse(readFileSync(note, 'utf8')));
  if (!read.success) return undefined;
  return resolve(folder, read.data.dependencies.floorcraft.slice('file:'.length));
}

const quoted = (text: string): string => (/^[\w./:@\\-]+$/.test(text) ? text : `"${text}"`);

/** The words in a terminal before a verb: as in the project's documents, or as this package was started. */
export function commandOf(root = projectRoot()): string {
  if (isClone(root)) return 'npm run -s floorcraft --';
  const tarball = npxTarball(root);
  // A full path with this prefix is a package, and works in any folder.
  return tarball === undefined ? 'floorcraft' : `npx ${quoted(`file:${tarball}`)}`;
}

/** A start of an event, as typed in a terminal. */
export const startOf = (event: string): string =>
  `EVENT=${event} ${isClone() ? 'npm start' : `${commandOf()} start`}`;
