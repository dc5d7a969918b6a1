import { MAX_COUNT, MAX_LENGTH } from '../../../domain/bounds.ts';
import { mapDefined } from '../../../domain/defined.ts';
import { entryId, eventKey, type EntryId, type EventKey } from '../../../domain/ids.ts';
import { object, optional, otherwise, whole, word } from '../../codec/forms.ts';
import { converted, freeText, map, text, time } from '../../codec/moreForms.ts';

const slots = MAX_COUNT.openRequests;

/** Dancers asked by a dancer, in slots that bound their number. A slot may name a dancer whose request is gone. */
export const requestSlots = map(text(MAX_LENGTH.title), { by: 'slot', slots }, '$slot');

const entries = converted(
  map(text(MAX_LENGTH.title), { by: 'length', most: MAX_LENGTH.title }, '$event'),
  (named): ReadonlyMap<EventKey, EntryId> =>
    new Map(
      mapDefined(Object.entries(named), ([event, entry = '']) => {
        const [key, id] = [eventKey(event), entryId(entry)];
        return key === undefined || id === undefined ? undefined : ([key, id] as const);
      }),
    ),
  (named: ReadonlyMap<EventKey, EntryId>) => Object.fromEntries(named),
);

/** One dancer asks another. */
export const request = object({
  at: time,
  /** Of the asker. */
  slot: whole(0, slots - 1),
  entries,
  note: otherwise(freeText(MAX_LENGTH.explanation), ''),
  answered: optional(word(['accepted', 'declined'])),
});
