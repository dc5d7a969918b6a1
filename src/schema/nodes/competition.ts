import { MAX_LENGTH, MAX_COUNT } from '../../domain/bounds.ts';
import { REGISTRATION_STATUSES } from '../../domain/registration/phase.ts';
import { COMPETITION_AT } from './addresses.ts';
import { timingNode } from './timing.ts';
import { flag, object, optional, choice } from '../codec/forms.ts';
import { union, freeText, list, map, number, text, version, patternText } from '../codec/moreForms.ts';
import { defineNode } from '../codec/node.ts';

/** A day as text, or a time on that day in milliseconds. */
const day = optional(union(number, text(MAX_LENGTH.name)));
const link = optional(freeText(MAX_LENGTH.address));

const names = optional(list(text(MAX_LENGTH.name), MAX_COUNT.shortListItems));

/** Everyone can read the whole node, so a field that is not listed here, such as a phone number, is refused. */
const person = object({
  /** The same as its key in the tree. */
  key: optional(text(MAX_LENGTH.key)),
  name: text(MAX_LENGTH.name),
  role: optional(text(MAX_LENGTH.name)),
  bio: optional(freeText(MAX_LENGTH.bio)),
  /** An https address, or the key of a photo (`photoAt`). */
  photoURL: link,
  /** Schools and people a judge is close to. */
  ties: optional(object({ schools: names, people: names })),
});
/** Officials or organizers, by key. */
export const peopleForm = map(person, { by: 'length', most: MAX_LENGTH.name }, '$id');
export type StoredPeople = NonNullable<ReturnType<typeof peopleForm.read>>;

const colorForm = patternText(/^#[0-9a-fA-F]{6}$/, 7, ['#e87722', '#E87722']);

const saved = optional(version);

/** Each part is saved on top of the edition it was made from: one of two concurrent saves is refused. */
export const competitionNode = defineNode(
  COMPETITION_AT,
  object({
    fullName: optional(text(MAX_LENGTH.title)),
    primaryColor: optional(colorForm),
    place: optional(text(MAX_LENGTH.title)),
    // eslint-disable-next-line no-useless-escape -- the rules language needs it
    timeZone: optional(
      patternText(/^[A-Za-z0-9_+/-]+$/, MAX_LENGTH.timeZone, ['America/New_York', 'Etc/GMT+5']),
    ),
    startDate: day,
    endDate: day,
    /** Opening time of registration while its status is WAITING. */
    dateRegistrationOpens: optional(number),
    /** The end of the regular price. */
    dateRegistrationOpen: optional(number),
    dateRegistrationEarly: optional(number),
    dateRegistrationClosed: optional(number),
    registrationStatus: optional(choice(REGISTRATION_STATUSES)),
    resultsPageShown: optional(flag),
    socials: optional(object({ website: link, facebook: link, instagram: link, community: link })),
    officials: optional(peopleForm),
    organizers: optional(peopleForm),
    timing: optional(timingNode),
    editions: optional(object({ basics: saved, color: saved, officials: saved, timing: saved })),
  }),
);
