import { MAX_LENGTH } from '../../domain/bounds.ts';
import { AGE_GROUPS } from '../../domain/event/terms.ts';
import { ROUND_NAMINGS } from '../../domain/roundNaming.ts';
import { demanded, object, optional, otherwise, text, whole, word } from '../codec/forms.ts';
import { abbreviate } from './views.ts';

// Single values of an event and its entries, and short names of their lists. First pages load them; eventsEntry.ts has the
// rest.

export const name = text(MAX_LENGTH.name);

export const eventValues = {
  name: abbreviate(demanded(text(MAX_LENGTH.title), ''), 'n'),
  eventLevel: abbreviate(otherwise(name, ''), 'l'),
  style: abbreviate(otherwise(name, ''), 's'),
  ageGroup: abbreviate(optional(word(AGE_GROUPS)), 'a'),
  roundNames: optional(word(ROUND_NAMINGS)),
  /** Counts how often its rounds were renumbered. */
  renumbered: optional(whole(1, 100_000)),
};
export const eventForm = object(eventValues);

export const EVENT_LISTS = { eventDances: 'd', danceOrder: 'o', entries: 'c', rounds: 'r' } as const;
/** Short names in the heats of an event, which have the numbers of its entries and the places of its rounds. */
export const IN_HEATS = { entries: 'e', leadNumber: 'n', rounds: 'r', places: 'c' } as const;

/** Fields of an entry. Keys of dancers are missing if they are not registered. */
export const entryValues = {
  leadName: demanded(name, ''),
  followName: demanded(name, ''),
  leadId: optional(name),
  followId: optional(name),
  affiliation: otherwise(name, ''),
};
export const entryForm = object(entryValues);
