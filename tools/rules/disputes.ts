/** What dancers state of what they have danced, what is said against an entry, and what the organizer decides on it. */

import { LONGEST, MOST } from '../../src/domain/bounds.ts';
import { RUNGS } from '../../src/domain/eligibility/ladder.ts';
import { OUT, OUTCOMES } from '../../src/domain/eligibility/ruling.ts';
import { UP_TO } from '../../src/domain/eligibility/rules.ts';
import { ALL_DANCES } from '../../src/domain/event/dances.ts';
import { AGE_GROUPS, STYLES } from '../../src/domain/event/terms.ts';
import { heldBy } from './codes.ts';
import { A_FEW, COUNTED_ON, HAS_PLACES, oneOf, TEXT, textUpTo, wholeNumber } from './forms.ts';
import { CLOSED, type Expression, type Rules } from './rules.ts';
import { entryIn } from './theEntry.ts';
import { ADMIN, OWN, SIGNED_IN } from './who.ts';

const ROLE = { '.validate': oneOf(['lead', 'follow']) } as const;

const ITS_HOLDER: Expression<'$dancer'> = (here) => `${SIGNED_IN} && ${heldBy(here.$dancer)}`;

/** What a dancer has danced before, by their own word and with its source. It is for them and the organizer. */
export const evidence: Rules = {
  '.read': ADMIN,
  '.write': ADMIN,
  $dancer: {
    '.read': ITS_HOLDER,
    '.write': ITS_HOLDER,
    '.validate': "newData.hasChildren(['at', 'edition'])",
    at: { '.validate': 'newData.val() === now' },
    // Stated whole by the dancer and by who has registered them: of two who save at the same moment one is refused.
    edition: { '.validate': COUNTED_ON },
    months: { '.validate': wholeNumber(0, UP_TO.months) },
    level: { '.validate': oneOf(RUNGS) },
    usualRole: ROLE,
    age: { '.validate': oneOf(AGE_GROUPS) },
    results: {
      '.validate': HAS_PLACES,
      $i: {
        '.validate': (here) =>
          `${here.$i}.matches(${A_FEW}) && newData.hasChildren(['level', 'style', 'dances', 'roundsBefore', 'competition', 'source'])`,
        level: { '.validate': oneOf(RUNGS) },
        style: { '.validate': oneOf(STYLES) },
        dances: {
          '.validate': HAS_PLACES,
          $k: { '.validate': (here) => `${here.$k}.matches(${A_FEW}) && ${oneOf(ALL_DANCES)}` },
        },
        place: { '.validate': wholeNumber(1, UP_TO.place) },
        roundsBefore: { '.validate': wholeNumber(0, MOST.roundsBefore) },
        role: ROLE,
        competition: { '.validate': TEXT },
        source: { '.validate': textUpTo(LONGEST.reason) },
        $other: CLOSED,
      },
    },
    $other: CLOSED,
  },
};

/** A few for each device: so a stranger says so much and no more. What was said is not changed, only taken back. */
const SLOTS = Array.from({ length: MOST.objections }, (_, slot) => String(slot));

const OPEN_FOR_OBJECTIONS = `root.child('settings/objectionsUntil').val() > now`;

export const objections: Rules = {
  '.read': ADMIN,
  '.write': ADMIN,
  $uid: {
    '.read': OWN,
    $slot: {
      '.write': (here) => `${OWN(here)} && (!newData.exists() || (!data.exists() && ${OPEN_FOR_OBJECTIONS}))`,
      '.validate': (here) =>
        `(${SLOTS.map((slot) => `${here.$slot} === '${slot}'`).join(' || ')}) && newData.hasChildren(['event', 'entry', 'why', 'at']) && newData.child('event').isString() && newData.child('entry').isString() && ${entryIn('root', `newData.child('event').val()`, `newData.child('entry').val()`)}.exists()`,
      // As long as the keys of both can be.
      event: { '.validate': textUpTo(LONGEST.title) },
      entry: { '.validate': textUpTo(LONGEST.title) },
      why: { '.validate': textUpTo(LONGEST.why) },
      at: { '.validate': 'newData.val() === now' },
      $other: CLOSED,
    },
  },
};

type InEntry = '$event' | '$entry';

/** What the organizer has decided on an entry: everybody may know it. Why is told beside it. */
export const rulings: Rules = {
  '.read': true,
  '.write': ADMIN,
  $event: {
    $entry: {
      '.validate': (here) =>
        `newData.hasChildren(['outcome', 'at']) && ${here.newRoot}.child('rulingReasons').child(${here.$event}).child(${here.$entry}).child('why').isString()`,
      outcome: { '.validate': oneOf(OUTCOMES) },
      at: { '.validate': 'newData.val() === now' },
      // Who is out of the event with it, and the couple: they are told also when their entry is gone.
      out: {
        '.validate': (here) =>
          `${oneOf(OUT)} && ${here.newDataOf('$entry')}.child('outcome').val() === 'may not dance'`,
      },
      lead: { '.validate': TEXT },
      follow: { '.validate': TEXT },
      $other: CLOSED,
    },
  },
};

/** This device has shown the code of one of the couple. */
const OF_THE_COUPLE: Expression<InEntry> = (here) =>
  ['lead', 'follow']
    .map((role) => {
      const id = `${entryIn('root', here.$event, here.$entry)}.child('${role}Id')`;
      return `(${id}.isString() && ${heldBy(`${id}.val()`)})`;
    })
    .join(' || ');

/** The same of one of those whom a decision has taken out: their entry may be gone. */
const OF_WHO_IS_OUT: Expression<InEntry> = (here) =>
  ['lead', 'follow']
    .map((role) => {
      const id = `root.child('rulings').child(${here.$event}).child(${here.$entry}).child('${role}')`;
      return `(${id}.isString() && ${heldBy(`${id}.val()`)})`;
    })
    .join(' || ');

/**
 * This device has objected to the entry, before it was decided: an objection made afterwards opens nothing. As long as
 * nothing is decided the device may wait for it.
 */
const OBJECTED_BEFORE: Expression<InEntry> = (here) => {
  const decided = `root.child('rulings').child(${here.$event}).child(${here.$entry}).child('at')`;
  return SLOTS.map((slot) => {
    const said = `root.child('objections').child(auth.uid).child('${slot}')`;
    return `(${said}.child('event').val() === ${here.$event} && ${said}.child('entry').val() === ${here.$entry} && (!${decided}.exists() || ${said}.child('at').val() < ${decided}.val()))`;
  }).join(' || ');
};

/** The reason of a decision: for the couple, and for who objected before it. It names no account. */
export const rulingReasons: Rules = {
  '.read': ADMIN,
  '.write': ADMIN,
  $event: {
    $entry: {
      '.read': (here) =>
        `${SIGNED_IN} && (${OBJECTED_BEFORE(here)} || ${OF_THE_COUPLE(here)} || ${OF_WHO_IS_OUT(here)})`,
      '.validate': "newData.hasChildren(['why'])",
      why: { '.validate': textUpTo(LONGEST.why) },
      $other: CLOSED,
    },
  },
};
