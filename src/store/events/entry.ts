import type { Entry } from '../../domain/competition.ts';
import type { EntryId, EventKey } from '../../domain/ids.ts';
import type { TreePath } from '../tree/path.ts';
import { entryAt } from './eventAt.ts';
import { parseEntry } from './events.ts';

/** One couple of an event, with its names. */
export const entryPath = (event: EventKey, id: EntryId): TreePath<Entry | undefined> => ({
  at: entryAt(event, id),
  parse: (raw) => (raw === null ? undefined : parseEntry(id, raw)[0]),
});
