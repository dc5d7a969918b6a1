import { MAX_COUNT, MAX_LENGTH } from '../../../domain/bounds.ts';
import { mapDefined } from '../../../domain/mapDefined.ts';
import { parseEntryId, parseEventKey, type EntryId, type EventKey } from '../../../domain/ids.ts';
import { object, optional, addDefault, integer, choice } from '../../codec/forms.ts';
import { convert, freeText, map, text, serverTimeOrKept } from '../../codec/moreForms.ts';

const slots = MAX_COUNT.openRequests;

/**
 * Dancers asked by a dancer, in slots that limit their number. A slot may name a dancer whose request is
 * gone.
 */
export const requestSlots = map(text(MAX_LENGTH.title), { by: 'slot', slots }, '$slot');

const entries = convert(
  map(text(MAX_LENGTH.title), { by: 'length', most: MAX_LENGTH.title }, '$event'),
  (named): ReadonlyMap<EventKey, EntryId> =>
    new Map(
      mapDefined(Object.entries(named), ([event, entry = '']) => {
        const [key, id] = [parseEventKey(event), parseEntryId(entry)];
        return key === undefined || id === undefined ? undefined : ([key, id] as const);
      }),
    ),
  (named: ReadonlyMap<EventKey, EntryId>) => Object.fromEntries(named),
);

/** One dancer asks another. */
export const request = object({
  at: serverTimeOrKept,
  /** The asking dancer's slot. */
  slot: integer(0, slots - 1),
  entries,
  note: addDefault(freeText(MAX_LENGTH.explanation), ''),
  answered: optional(choice(['accepted', 'declined'])),
});
