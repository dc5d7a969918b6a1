import { MAX_LENGTH, MAX_COUNT } from '../../domain/bounds.ts';
import { AGE_GROUPS } from '../../domain/event/terms.ts';
import { ROUND_NAMINGS } from '../../domain/roundNaming.ts';
import { demanded, flag, object, optional, otherwise, shown, whole, word } from '../codec/forms.ts';
import { either, list, map, number, text, textLike, yes } from '../codec/moreForms.ts';
import { node } from '../codec/node.ts';
import { ENTRY_KEYS, ROUND_KEYS, roundForm } from './rounds.ts';

const name = text(MAX_LENGTH.name);
const dances = otherwise(list(name, MAX_COUNT.shortListItems), []);

/** A couple in an event. */
export const entryForm = object({
  leadName: demanded(name, ''),
  followName: demanded(name, ''),
  /** Keys of the dancers; missing if a dancer is not registered. */
  leadId: optional(name),
  followId: optional(name),
  affiliation: otherwise(name, ''),
  /** Its place in the registration that made it. */
  slot: optional(whole(0, MAX_COUNT.entriesPerRegistration - 1)),
  /** The same as its key in the tree. */
  entryId: demanded(text(MAX_LENGTH.title), ''),
  registeredTime: demanded(number, 0),
  /** Missing until the desk assigns one; 9999: no number. */
  leadNumber: shown(optional(either(whole(1, 9999), textLike(/^[0-9]{1,4}$/, 4, ['101', '9999']))), {
    heats: 'n',
  }),
  /** True: present. False: missing. */
  checkedIn: optional(map(flag, ROUND_KEYS, '$round')),
  /** The record of a walk-on, or of a correction under a signature. */
  journal: optional(text(100)),
});

/** The fields of an event itself. */
export const eventFields = {
  name: shown(demanded(text(MAX_LENGTH.title), ''), { program: 'n' }),
  eventLevel: shown(otherwise(name, ''), { program: 'l' }),
  style: shown(otherwise(name, ''), { program: 's' }),
  ageGroup: shown(optional(word(AGE_GROUPS)), { program: 'a' }),
  eventDances: shown(dances, { program: 'd' }),
  danceOrder: shown(dances, { program: 'o' }),
  roundNames: optional(word(ROUND_NAMINGS)),
  /** Counts how often its rounds were renumbered. */
  renumbered: optional(whole(1, 100_000)),
};

export const eventForm = object(eventFields);

/** With everything below it. */
export const eventTree = {
  ...eventFields,
  entries: shown(optional(map(entryForm, ENTRY_KEYS, '$entry')), { program: 'c', heats: 'e' }),
  /** The entry of each couple, `lead_follow`. */
  pairs: optional(map(text(MAX_LENGTH.title), ENTRY_KEYS, '$pair')),
  /** The couples of started rounds. */
  danced: optional(map(yes, ENTRY_KEYS, '$entry')),
  rounds: shown(optional(map(roundForm, ROUND_KEYS, '$n')), { program: 'r', heats: 'r' }),
};
export const eventNode = node('events/$event', object(eventTree));
