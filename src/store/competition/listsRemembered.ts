import { mapDefined, omitUndefined } from '../../domain/defined.ts';
import { LIST_COLUMNS, type ListColumn, type Remembered } from '../../domain/lists/remembered.ts';
import { childOf, childrenOf, countOf, textOf } from '../tree/path.ts';
import type { EditedWhole, Edition } from './editions.ts';

function parse(raw: unknown): Edition<Remembered> {
  const edition = countOf(childOf(raw, 'edition')) ?? 0;
  if (childrenOf(raw).length === 0) return { kind: 'none', edition };
  // What cannot be read any more is asked for again.
  const columns = mapDefined(childrenOf(childOf(raw, 'columns')), ([, one]) => {
    const head = textOf(childOf(one, 'head'));
    const said = childOf(one, 'column');
    const column: ListColumn | 'nothing' | undefined =
      said === 'nothing' ? 'nothing' : LIST_COLUMNS.find((known) => known === said);
    return head === undefined || column === undefined ? undefined : { head, column };
  });
  const events = mapDefined(childrenOf(childOf(raw, 'events')), ([, one]) => {
    const said = textOf(childOf(one, 'said'));
    const event = textOf(childOf(one, 'event'));
    return said === undefined ? undefined : { said, ...omitUndefined({ event }) };
  });
  return { kind: 'set', edition, rules: { columns, events } };
}

/** How lists that came in were read: the next one is read so too. */
export const listsRemembered: EditedWhole<Remembered> = {
  name: 'lists',
  path: { at: 'settings/lists', parse },
  stored: ({ columns, events }, edition) => ({
    edition,
    ...(columns.length === 0 ? {} : { columns }),
    ...(events.length === 0 ? {} : { events }),
  }),
};
