/** The competition's own data, and what it shows to everybody. */

import { LONGEST, MOST } from '../../src/domain/bounds.ts';
import { ENTRIES } from '../../src/schema/nodes/entries.ts';
import {
  A_DAY,
  A_FEW,
  A_PLANNED_TIME,
  COUNTED_ON,
  EDITION_COUNT,
  EDITION_UP,
  HAS_PLACES,
  IN_A_LIST,
  TEXT,
  perhapsUpTo,
  textUpTo,
  wholeNumber,
} from './forms.ts';
import { CLOSED, type Rules } from './rules.ts';
import { rulesOf } from './shapes.ts';
import { ADMIN } from './who.ts';

/** What is told of somebody who judges or organizes. */
const told = {
  name: { '.validate': TEXT },
  role: { '.validate': TEXT },
  bio: { '.validate': perhapsUpTo(LONGEST.bio) },
  photoURL: { '.validate': perhapsUpTo(LONGEST.address) },
} satisfies Rules;

/**
 * Everybody reads all of an official: a field that is not named here is refused, so that a telephone number or an address
 * is not published by mistake. What only staff may read lies in a branch of its own.
 */
const official: Rules<'$judge'> = {
  '.validate': "newData.hasChildren(['name'])",
  key: { '.validate': (here) => `newData.val() === ${here.$judge}` },
  ...told,
  // The schools and people a judge is close to.
  ties: {
    '.validate': HAS_PLACES,
    schools: {
      '.validate': HAS_PLACES,
      $i: { '.validate': (here) => `${here.$i}.matches(${A_FEW}) && ${TEXT}` },
    },
    people: {
      '.validate': HAS_PLACES,
      $i: { '.validate': (here) => `${here.$i}.matches(${A_FEW}) && ${TEXT}` },
    },
    $other: CLOSED,
  },
  $other: CLOSED,
};

/** As of an official: how to reach an organizer is not for everybody. */
const organizer: Rules<'$id'> = {
  '.validate': "newData.hasChildren(['name'])",
  key: { '.validate': (here) => `newData.val() === ${here.$id}` },
  ...told,
  $other: CLOSED,
};

const A_COUNT = { '.validate': wholeNumber(0, MOST.typed) } as const;

/** How a level is cut and timed. */
const levelTiming = {
  ladder: {
    '.validate': HAS_PLACES,
    $i: { '.validate': (here) => `${here.$i}.matches(${IN_A_LIST}) && ${wholeNumber(1, MOST.couples)}` },
  },
  largestHeat: A_COUNT,
  secondsPerDance: A_COUNT,
  $other: CLOSED,
} satisfies Rules;

const timing: Rules = {
  '.validate': HAS_PLACES,
  usual: { '.validate': HAS_PLACES, ...levelTiming },
  levels: {
    '.validate': HAS_PLACES,
    $name: {
      '.validate': (here) => `${here.$name}.length <= ${LONGEST.name} && ${HAS_PLACES}`,
      ...levelTiming,
    },
  },
  secondsBetweenHeats: A_COUNT,
  secondsBetweenDances: A_COUNT,
  secondsBetweenRounds: A_COUNT,
  hours: {
    '.validate': HAS_PLACES,
    $i: {
      '.validate': (here) => `${here.$i}.matches(${IN_A_LIST}) && newData.hasChildren(['from', 'to'])`,
      from: { '.validate': A_PLANNED_TIME },
      to: { '.validate': A_PLANNED_TIME },
      $other: CLOSED,
    },
  },
  $other: CLOSED,
};

const ADDRESS = { '.validate': perhapsUpTo(LONGEST.address) } as const;

/** How often something that lies here was saved: of two who save at the same moment one is refused, with all it saves. */
const EDITION = {
  '.validate': COUNTED_ON,
} as const;

/** Everybody reads all of it, on a phone: each field has its form and its size, and what is not named is refused. */
export const competitionMetadata: Rules = {
  '.read': true,
  '.write': ADMIN,
  '.validate': HAS_PLACES,
  fullName: { '.validate': textUpTo(LONGEST.title) },
  primaryColor: { '.validate': 'newData.isString() && newData.val().matches(/^#[0-9a-fA-F]{6}$/)' },
  place: { '.validate': textUpTo(LONGEST.title) },
  timeZone: { '.validate': `${textUpTo(LONGEST.timeZone)} && newData.val().matches(/^[A-Za-z0-9_+\\/-]+$/)` },
  startDate: { '.validate': A_DAY },
  endDate: { '.validate': A_DAY },
  dateRegistrationOpen: { '.validate': 'newData.isNumber()' },
  dateRegistrationEarly: { '.validate': 'newData.isNumber()' },
  dateRegistrationClosed: { '.validate': 'newData.isNumber()' },
  registrationStatus: {
    '.validate': 'newData.isString() && newData.val().matches(/^(EARLY|OPEN|CLOSED)$/)',
  },
  resultsPageShown: { '.validate': 'newData.isBoolean()' },
  socials: {
    '.validate': HAS_PLACES,
    website: ADDRESS,
    facebook: ADDRESS,
    instagram: ADDRESS,
    community: ADDRESS,
    $other: CLOSED,
  },
  officials: { '.validate': HAS_PLACES, $judge: official },
  organizers: { '.validate': HAS_PLACES, $id: organizer },
  timing,
  editions: {
    '.validate': HAS_PLACES,
    basics: EDITION,
    color: EDITION,
    officials: EDITION,
    timing: EDITION,
    $other: CLOSED,
  },
  $other: CLOSED,
};

/** A picture of somebody who is told of, made small on the organizer's device. Each is read by itself. */
export const photos: Rules = {
  $id: {
    '.read': true,
    '.write': ADMIN,
    '.validate': (here) =>
      `${textUpTo(LONGEST.photo)} && newData.val().matches(/^data:image\\/jpeg;base64,[A-Za-z0-9+\\/]+=*$/) && (${['officials', 'organizers'].map((kind) => `${here.newRoot}.child('competitionMetadata/${kind}').child(${here.$id}).exists()`).join(' || ')})`,
  },
};

/** What dancers agree to: each saving is another version, and everybody may read the one that holds. */
const consents: Rules = {
  '.read': true,
  '.write': `${ADMIN} && newData.exists()`,
  '.validate': `newData.hasChildren(['edition']) && ${EDITION_UP}`,
  edition: { '.validate': EDITION_COUNT },
  risk: { '.validate': perhapsUpTo(LONGEST.consent) },
  media: { '.validate': perhapsUpTo(LONGEST.consent) },
  $other: CLOSED,
};

/** Schools and studios beside those that everybody knows, with what else people write for them. */
const schools: Rules = {
  '.read': true,
  '.write': `${ADMIN} && newData.exists()`,
  '.validate': `newData.hasChildren(['edition']) && ${EDITION_UP}`,
  edition: { '.validate': EDITION_COUNT },
  own: {
    '.validate': HAS_PLACES,
    $i: {
      '.validate': (here) => `${here.$i}.matches(${IN_A_LIST}) && newData.hasChildren(['name'])`,
      name: { '.validate': TEXT },
      also: {
        '.validate': HAS_PLACES,
        $k: { '.validate': (here) => `${here.$k}.matches(${A_FEW}) && ${TEXT}` },
      },
      $other: CLOSED,
    },
  },
  $other: CLOSED,
};

/** Each page is read by itself: who opens one on a phone does not carry the others. */
export const pages: Rules = { ...rulesOf(ENTRIES.pages), $other: CLOSED };

export const settings: Rules = { ...rulesOf(ENTRIES.settings), consents, schools };

const of = (field: string): string => `root.child('competitionMetadata/${field}')`;
const CLOSES = of('dateRegistrationClosed');
const STATUS = of('registrationStatus');
const OPENED = [STATUS, of('dateRegistrationEarly'), of('dateRegistrationOpen')]
  .map((at) => `${at}.exists()`)
  .join(' || ');
/** The same as `registrationStands` says (domain/registration/phase.ts). */
export const REGISTRATION_OPEN = `(${STATUS}.val() !== 'CLOSED' && (${CLOSES}.exists() ? now < ${CLOSES}.val() : (${OPENED})))`;
