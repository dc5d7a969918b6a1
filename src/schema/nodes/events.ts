import { MAX_LENGTH } from '../../domain/bounds.ts';
import { AGE_GROUPS } from '../../domain/event/terms.ts';
import { ROUND_NAMINGS } from '../../domain/roundNaming.ts';
import { required, object, optional, addDefault, text, integer, choice } from '../codec/forms.ts';
import { abbreviate } from './views.ts';

// Single values of an event and its entries, and short names of their lists. The first load of a page
// includes this file, so the rest is in eventsEntry.ts.

export const nameForm = text(MAX_LENGTH.name);

export const eventValues = {
  name: abbreviate(required(text(MAX_LENGTH.title), ''), 'n'),
  eventLevel: abbreviate(addDefault(nameForm, ''), 'l'),
  style: abbreviate(addDefault(nameForm, ''), 's'),
  ageGroup: abbreviate(optional(choice(AGE_GROUPS)), 'a'),
  roundNames: optional(choice(ROUND_NAMINGS)),
  /** Counts how often its rounds were renumbered. */
  renumbered: optional(integer(1, 100_000)),
};
export const eventForm = object(eventValues);

export const EVENT_LIST_SHORT_NAMES = {
  eventDances: 'd',
  danceOrder: 'o',
  entries: 'c',
  /** Not stored: a count of the entries without a partner. */
  alone: 'w',
  rounds: 'r',
} as const;
/** Short names in the heats view of an event: its entries, their numbers, and the places in its rounds. */
export const HEATS_SHORT_NAMES = { entries: 'e', leadNumber: 'n', rounds: 'r', places: 'c' } as const;

/** Fields of an entry. Keys of dancers are missing if they are not registered. */
export const entryValues = {
  leadName: required(nameForm, ''),
  followName: required(nameForm, ''),
  leadId: optional(nameForm),
  followId: optional(nameForm),
  affiliation: addDefault(nameForm, ''),
};
export const entryForm = object(entryValues);
