import { entryId, eventKey, type EntryId, type EventKey } from '../../domain/ids.ts';
import { levelOf, styleOf, type EventLevel, type EventStyle } from '../../domain/event/terms.ts';
import type { DanceRole } from '../../domain/people/people.ts';
import { childOf, childrenOf, textOf, type TreePath } from '../tree/path.ts';

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
  const entry = entryId(key);
  const event = eventKey(textOf(childOf(raw, 'event')) ?? '');
  const competitor = textOf(childOf(raw, 'competitor'));
  if (entry === undefined || event === undefined || competitor === undefined) return [];
  return [
    {
      entry,
      event,
      competitor,
      role: childOf(raw, 'role') === 'follow' ? 'follow' : 'lead',
      level: levelOf(textOf(childOf(raw, 'level')) ?? ''),
      style: styleOf(textOf(childOf(raw, 'style')) ?? ''),
      note: textOf(childOf(raw, 'note')) ?? '',
    },
  ];
}

/** All partner searches. Public. */
export const searches: TreePath<readonly Search[]> = {
  at: 'tba',
  parse: (raw) => childrenOf(raw).flatMap(([key, one]) => searchOf(key, one)),
};
