/** What dancers state of what they have danced, what is said against an entry, and what the organizer decides on it. */

import { LONGEST, MOST } from '../../src/domain/bounds.ts';
import { RUNGS } from '../../src/domain/eligibility/ladder.ts';
import { OUT, OUTCOMES } from '../../src/domain/eligibility/ruling.ts';
import { UP_TO } from '../../src/domain/eligibility/rules.ts';
import { ALL_DANCES } from '../../src/domain/event/dances.ts';
import { AGE_GROUPS, STYLES } from '../../src/domain/event/terms.ts';
import { heldBy } from './codes.ts';
import { A_FEW, COUNTED_ON, drawn, HAS_PLACES, keysFrom, oneOf, TEXT, textUpTo, wholeNumber } from './forms.ts';
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

type InEntry = '$event' | '$entry';

const OPEN_FOR_OBJECTIONS = `root.child('settings/objectionsUntil').val() > now`;

/** The slot in which an account has objected to an entry. @param uid an expression, as the others */
const slotOf = (tree: string, uid: string, event: string, entry: string): string =>
  `${tree}.child('objections').child(${uid}).child('to').child(${event}).child(${entry})`;

/** An account objects a few times, each in a slot. An objection is never changed, only withdrawn. */
export const objections: Rules = {
  '.read': ADMIN,
  '.write': ADMIN,
  $uid: {
    '.read': OWN,
    // Written with the objection and removed with it, so that the rule of a reason finds it.
    to: {
      $event: {
        $entry: {
          '.write': OWN,
          '.validate': (here) => {
            const objection = `${here.newDataOf('$uid')}.child(newData.val())`;
            return `newData.isString() && ${drawn(here.$entry)} && ${objection}.child('event').val() === ${here.$event} && ${objection}.child('entry').val() === ${here.$entry}`;
          },
        },
      },
    },
    $slot: {
      '.write': (here) => {
        const slot = slotOf(here.newRoot, here.$uid, `data.child('event').val()`, `data.child('entry').val()`);
        return `${OWN(here)} && (data.exists() ? (!newData.exists() && ${slot}.val() !== ${here.$slot}) : ${OPEN_FOR_OBJECTIONS})`;
      },
      '.validate': (here) => {
        const [event, entry] = [`newData.child('event').val()`, `newData.child('entry').val()`];
        return `${here.$slot}.matches(${keysFrom(0, MOST.objections - 1)}) && newData.hasChildren(['event', 'entry', 'why', 'at']) && ${entryIn('root', event, entry)}.exists() && ${slotOf(here.newRoot, here.$uid, event, entry)}.val() === ${here.$slot}`;
      },
      // As long as the keys of both can be.
      event: { '.validate': textUpTo(LONGEST.title) },
      entry: { '.validate': textUpTo(LONGEST.title) },
      why: { '.validate': textUpTo(LONGEST.why) },
      at: { '.validate': 'newData.val() === now' },
      $other: CLOSED,
    },
  },
};

/** The organizer's ruling on an entry. Everybody reads it; its reason is kept apart. */
export const rulings: Rules = {
  '.read': true,
  '.write': ADMIN,
  $event: {
    $entry: {
      '.validate': (here) =>
        `newData.hasChildren(['outcome', 'at']) && ${here.newRoot}.child('rulingReasons').child(${here.$event}).child(${here.$entry}).child('why').isString()`,
      outcome: { '.validate': oneOf(OUTCOMES) },
      at: { '.validate': 'newData.val() === now' },
      // The dancers it excludes from the event, and the couple: they are told even when their entry is gone.
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

/** This device holds the code of the lead or follow that the reason names. */
const OF_THE_COUPLE = ['lead', 'follow']
  .map((role) => `data.child('${role}').val()`)
  .map((dancer) => `(${dancer} !== null && ${heldBy(dancer)})`)
  .join(' || ');

/** This account objected to the entry before the ruling, or waits for one. A later objection opens nothing. */
const OBJECTED_BEFORE: Expression<InEntry> = (here) => {
  const slot = slotOf('root', 'auth.uid', here.$event, here.$entry);
  return `(${slot}.isString() && (!data.exists() || root.child('objections').child(auth.uid).child(${slot}.val()).child('at').val() < data.child('at').val()))`;
};

/** The reason of a ruling: for the couple at that time, and for whoever objected before it. It names no account. */
export const rulingReasons: Rules = {
  '.read': ADMIN,
  '.write': ADMIN,
  $event: {
    $entry: {
      '.read': (here) => `${SIGNED_IN} && (${OBJECTED_BEFORE(here)} || ${OF_THE_COUPLE})`,
      '.validate': "newData.hasChildren(['why', 'at'])",
      why: { '.validate': textUpTo(LONGEST.why) },
      at: { '.validate': 'newData.val() === now' },
      lead: { '.validate': TEXT },
      follow: { '.validate': TEXT },
      $other: CLOSED,
    },
  },
};
