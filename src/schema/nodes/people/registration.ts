import {
  MAX_COUNT,
  MAX_LENGTH,
  REGISTRATION_CODE_PATTERN,
  REGISTRATION_CODE_LENGTH,
} from '../../../domain/bounds.ts';
import { CATEGORIES } from '../../../domain/fees/feeRules.ts';
import { CONSENTS } from '../../../domain/registrant/consents.ts';
import { eachDetail } from '../../../domain/registrant/details.ts';
import { object, optional, integer, choice } from '../../codec/forms.ts';
import { map, number, text, patternText, version, trueOrMissing } from '../../codec/moreForms.ts';

/** The code of a registration. */
export const registrationCodeForm = patternText(REGISTRATION_CODE_PATTERN, REGISTRATION_CODE_LENGTH, [
  'Code001',
]);

const name = text(MAX_LENGTH.name);

/** The server's time; a restored registration keeps its original time. */
const at = number;

const consent = object({ version: name, at });

/** Children are numbered by slot, which limits how many there are. */
const inSlots = (slots: number) => ({ by: 'slot', slots }) as const;

/**
 * A registration with its private data. A dancer registered by another person also has a registration of
 * their own.
 */
export const registrationForm = object({
  contact: object({
    name /** The address; missing for dancers whom the organizer registers at the door. */,
    email: optional(patternText(/^.+@.+$/, MAX_LENGTH.name, ['a@b'])),
    ...eachDetail(() => optional(name)),
  }),
  /** Missing until a dancer registered by another agrees. */
  consents: optional(map(consent, { by: 'words', words: CONSENTS })),
  createdAt: at,
  /** The last time an entry was added or removed: prices may depend on it. */
  changedAt: optional(at),
  /** The slot of the device that made it; missing if the organizer did. */
  slot: optional(integer(0, MAX_COUNT.registrationsPerDevice - 1)),
  /** Counts changes of its dancer's entries. */
  edited: optional(version),
  /** True if the dancer wants no reminders by mail. */
  noReminders: optional(trueOrMissing),
  feeCategory: optional(choice(CATEGORIES)),
  /** The language of the page, for mails; missing if the organizer made it. */
  language: optional(patternText(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/, 8, ['en', 'zh-Hans'])),
  /** The dancer who owns the registration; missing for a captain who does not dance. */
  competitor: optional(name),
  /** As `event/entry`. */
  entries: optional(
    map(
      // eslint-disable-next-line no-useless-escape -- the rules language needs it
      patternText(/^[^\/]+\/[^\/]+$/, MAX_LENGTH.key + 1 + MAX_LENGTH.title, ['Waltz/e1']),
      inSlots(MAX_COUNT.entriesPerRegistration),
      '$slot',
    ),
  ),
  dancers: optional(map(text(MAX_LENGTH.title), inSlots(MAX_COUNT.dancersPerRegistration), '$slot')),
  /** The codes of its other dancers' own registrations. */
  codes: optional(map(registrationCodeForm, inSlots(MAX_COUNT.dancersPerRegistration), '$slot')),
  /** The guardian of a minor. */
  guardian: optional(object({ name })),
});
