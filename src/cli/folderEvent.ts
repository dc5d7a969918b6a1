import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_FILE, listNamespaces } from '../server/storage/copies.ts';
import { loadConfiguration, EVENT_NAME_PATTERN, listEventNames } from './eventFile.ts';

/** File beside the data file with the event's name. */
const FILE = 'event';

/** The event with this namespace. */
export function findEventOfNamespace(namespace: string, eventsFolder: string): string {
  const named = listEventNames(eventsFolder).find((name) => {
    const read = loadConfiguration(name, eventsFolder);
    return read.ok && read.value.projectId === namespace;
  });
  return named ?? namespace;
}

/**
 * The event whose competition a data folder holds; undefined if it holds none. Without the name file (a restored
 * backup) it looks into the data file.
 */
export function readFolderEvent(dataFolder: string, eventsFolder: string): string | undefined {
  const file = join(dataFolder, FILE);
  if (existsSync(file)) {
    const name = readFileSync(file, 'utf8').trim();
    return EVENT_NAME_PATTERN.test(name) ? name : undefined;
  }
  const [namespace, ...more] = listNamespaces(join(dataFolder, DATA_FILE));
  return namespace === undefined || more.length > 0
    ? undefined
    : findEventOfNamespace(namespace, eventsFolder);
}

/** Assigns the folder to this event. */
export function rememberEvent(dataFolder: string, event: string): void {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const file = join(dataFolder, FILE);
  if (!existsSync(file)) writeFileSync(file, `${event}\n`, { mode: 0o600 });
}
