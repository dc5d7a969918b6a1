import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_FILE, namespacesIn } from '../server/storage/copies.ts';
import { configurationOf, EVENT_NAME, namedEvents } from './eventFile.ts';

/** Beside the data file: the name of the event whose competition is in it. */
const FILE = 'event';

/** The event whose tree is called so. */
function eventOfNamespace(namespace: string, eventsFolder: string): string {
  const named = namedEvents(eventsFolder).find((name) => {
    const read = configurationOf(name, eventsFolder);
    return read.ok && read.value.projectId === namespace;
  });
  return named ?? namespace;
}

/**
 * The event whose competition a data folder holds; undefined while it holds none. A data file that came alone, as out of a
 * backup, is asked itself.
 */
export function eventOfFolder(dataFolder: string, eventsFolder: string): string | undefined {
  const file = join(dataFolder, FILE);
  if (existsSync(file)) {
    const name = readFileSync(file, 'utf8').trim();
    return EVENT_NAME.test(name) ? name : undefined;
  }
  const [namespace, ...more] = namespacesIn(join(dataFolder, DATA_FILE));
  return namespace === undefined || more.length > 0 ? undefined : eventOfNamespace(namespace, eventsFolder);
}

/** From now on the folder is this event's. */
export function rememberEvent(dataFolder: string, event: string): void {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const file = join(dataFolder, FILE);
  if (!existsSync(file)) writeFileSync(file, `${event}\n`, { mode: 0o600 });
}
