import { parseEntryId, parseEventKey, type EntryId, type EventKey } from '../../domain/ids.ts';
import { parseLevel, parseEventStyle, type EventLevel, type EventStyle } from '../../domain/event/terms.ts';
import type { DanceRole } from '../../domain/people/people.ts';
import { searchNode } from '../../schema/nodes/searches.ts';
import { listRawChildren, type TreePath } from '../tree/path.ts';

/** A partner search in one entry. */
export interface Search {
  readonly entry: EntryId;
  readonly event: EventKey;
  readonly competitor: string;
  readonly role: DanceRole;
  readonly level: EventLevel;
  readonly style: EventStyle;
  readonly note: string;
}

function searchOf(key: string, raw: unknown): readonly Search[] {
  const its = searchNode.parse(raw);
  const [entry, event] = [parseEntryId(key), parseEventKey(its?.event ?? '')];
  if (its === undefined || entry === undefined || event === undefined) return [];
  const { competitor, role, level, style, note = '' } = its;
  return [{ entry, event, competitor, role, level: parseLevel(level), style: parseEventStyle(style), note }];
}

/** All partner searches. Public. */
export const searches: TreePath<readonly Search[]> = {
  at: 'tba',
  parse: (raw) => listRawChildren(raw).flatMap(([key, one]) => searchOf(key, one)),
};
