import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod';
import type { Invocation } from '../server/local/formatCommand.ts';
import { findProjectRoot } from './projectRoot.ts';

/** A clone of the project keeps its data inside. An update replaces an installed package, so its data is elsewhere. */
export const isClone = (root = findProjectRoot()): boolean => existsSync(join(root, 'tools'));

/** The default data folder of an event of your own. */
export const defaultDataFolder = (): string =>
  isClone() ? join(findProjectRoot(), 'data') : join(homedir(), 'floorcraft-data');

/** The demo has a data folder of its own, so that trying it out leaves the usual folder free. */
export const demoDataFolder = (event = 'demo'): string =>
  isClone() ? join(findProjectRoot(), `data-${event}`) : join(homedir(), `floorcraft-${event}`);

const quoted = (text: string): string => (/^[\w./:@\\-]+$/.test(text) ? text : `"${text}"`);

/** npx installs into a folder of its own, with a note of the package it was called with. */
const NpxFolder = z.object({
  _npx: z.object({}),
  dependencies: z.object({ floorcraft: z.string().startsWith('file:') }),
});

/** The command of a package in a folder of npx or of another project; undefined: it is installed for the whole machine. */
function commandIn(folder: string): string | undefined {
  const note = join(folder, 'package.json');
  if (!existsSync(note)) return undefined;
  const read = NpxFolder.safeParse(JSON.parse(readFileSync(note, 'utf8')));
  if (!read.success) return quoted(join(folder, 'node_modules/.bin/floorcraft'));
  const tarball = resolve(folder, read.data.dependencies.floorcraft.slice('file:'.length));
  // A full path with this prefix is a package, and works in any folder.
  return `npx ${quoted(`file:${tarball}`)}`;
}

/** The words in a terminal before a verb: as in the project's documents, or as this package was started. */
const commandPrefix = (root = findProjectRoot()): string =>
  isClone(root) ? 'npm run -s floorcraft --' : (commandIn(dirname(dirname(root))) ?? 'floorcraft');

/** The command that reaches into this container. A verb there finds the container's own data folder. */
const commandOfContainer = (): string | undefined => process.env['FLOORCRAFT_COMMAND'];

/** Commands as this installation prints them. */
export function getInvocation(root = findProjectRoot()): Invocation {
  const command = commandOfContainer();
  return command === undefined
    ? { command: commandPrefix(root), usualFolder: defaultDataFolder() }
    : { command, usualFolder: process.env['FLOORCRAFT_DATA'] ?? defaultDataFolder() };
}

/** The command that starts an event, as typed in a terminal. */
export function startCommand(event: string): string {
  if (commandOfContainer() !== undefined) return `EVENT=${event} in .env, then docker compose up --detach`;
  return `EVENT=${event} ${isClone() ? 'npm start' : `${commandPrefix()} start`}`;
}
