/** Events, and the entries in them. */

import { holds } from './codes.ts';
import { REGISTRATION_OPEN } from './competition.ts';
import {
  dancerPut,
  heldWhole,
  ITS_DANCERS_HELD,
  itsName,
  JOINED,
  LEFT,
  mayEnd,
  PAIRED,
  pairs,
} from './couples.ts';
import { worn } from './numbers.ts';
import { MAX_LENGTH, MAX_COUNT } from '../../src/domain/bounds.ts';
import { AGE_GROUPS } from '../../src/domain/event/terms.ts';
import { ROUND_NAMINGS } from '../../src/domain/roundNaming.ts';
import { A_FEW, A_LEADS_NUMBER, HAS_PLACES, TEXT, drawn, oneOf, textUpTo, wholeNumber } from './forms.ts';
import { invitationIn } from './invitations.ts';
import { freshLine } from './journal.ts';
import { entryInItsSlot } from './slots.ts';
import { PUBLISHING, seenAsItIs } from './plan.ts';
import { round } from './rounds.ts';
import { CLOSED, type Expression, type Here, type Rules } from './rules.ts';
import { HAS_SIGNED_ROUND, NOTHING_SIGNED, signed } from './signature.ts';
import { A_ROUND, POSTED, ROUND_NUMBERS } from './theRound.ts';
import { ADMIN, DECK_CAPTAIN, OFFICE, SIGNED_IN } from './who.ts';

const EVENT_EXISTS: Expression<'$event'> = (here) =>
  `root.child('events').child(${here.$event}).child('name').exists()`;

// ---- by who has entered --------------------------------------------------------------------------------------------

type InEntry = '$event' | '$entry';

const ownerIn = (tree: string, here: Here<InEntry>): string =>
  `${tree}.child('owners/entries').child(${here.$event}).child(${here.$entry}).val()`;

const CREATED: Expression<InEntry> = (here) =>
  `(${REGISTRATION_OPEN} && !data.exists() && newData.exists() && ${holds(here.newRoot, ownerIn(here.newRoot, here))} && ${ITS_DANCERS_HELD(here)} && ${entryInItsSlot(here, ownerIn(here.newRoot, here))})`;
const WITHDRAWN: Expression<InEntry> = (here) =>
  `(!newData.exists() && data.exists() && !data.child('checkedIn').exists() && !${HAS_DANCED(here)} && !${invitationIn(here.newRoot, here)}.exists() && ${mayEnd('data', ownerIn('root', here))})`;
const FIELD_EDITED: Expression<InEntry> = (here) =>
  `${SIGNED_IN} && ${REGISTRATION_OPEN} && newData.exists() && ${here.dataOf('$entry')}.exists() && ${heldWhole(here.dataOf('$entry'), ownerIn('root', here))}`;

// ---- by the deck captain -------------------------------------------------------------------------------------------

const WALK_ON: Expression<InEntry> = (here) =>
  `(${DECK_CAPTAIN} && !data.exists() && newData.exists() && newData.child('leadId').val() === 'Adhoc' && ${freshLine(`newData.child('journal')`, here)})`;
/** The names of a walk-on, once they are known: only as long as it has none, and with a line of the journal. */
const WALK_ON_NAMED: Expression<InEntry> = (here) =>
  `(${DECK_CAPTAIN} && ${here.dataOf('$entry')}.child('leadId').val() === 'Adhoc' && ${freshLine(`${here.newDataOf('$entry')}.child('journal')`, here)})`;

/**
 * The number of a walk-on that came without one: as long as the round that the line names has not begun. On the sheets of
 * one that has, the couple is 9999.
 */
const NUMBERED: Expression<InEntry> = (here) => {
  const line = `${here.newRoot}.child('journal').child(${here.newDataOf('$entry')}.child('journal').val())`;
  const state = `root.child('events').child(${here.$event}).child('rounds').child('' + ${line}.child('round').val()).child('roundState').val()`;
  return `(data.val() === 9999 && (${state} === 0 || ${state} === 1))`;
};

// In all of these the deck captain comes first: a walk-on has no owner, and looking for one is an error that would end the rule.
const NAMED: Expression<InEntry> = (here) =>
  `${SIGNED_IN} && (${WALK_ON_NAMED(here)} || ${ADMIN} || (${FIELD_EDITED(here)}))`;

/** A round in which the couple stands has begun: marks and results call it by its number, which stays. */
const HAS_DANCED: Expression<InEntry> = (here) =>
  `(${ROUND_NUMBERS.map((number) => {
    const round = `${here.dataOf('$event')}.child('rounds').child(${number})`;
    const state = `${round}.child('roundState')`;
    return `(${round}.child('entries').child(${here.$entry}).exists() && ${state}.isNumber() && ${state}.val() >= 2 && ${state}.val() !== 3)`;
  }).join(' || ')})`;

const STAYS = (...fields: readonly string[]): string =>
  fields.map((field) => `newData.child('${field}').val() === data.child('${field}').val()`).join(' && ');
const SAME_DANCERS = STAYS('leadId', 'followId');
const SAME_NAMES = STAYS('leadName', 'followName', 'affiliation');

/** Who has danced with somebody is not named anew on a phone: whoever is on the floor knows them as they were. */
const STAYS_WHO_HAS_DANCED: Expression<InEntry> = (here) =>
  `(!data.exists() || ${OFFICE} || ${DECK_CAPTAIN} || (${SAME_DANCERS} && ${SAME_NAMES}) || !${HAS_DANCED(here)})`;

/** A record that comes with this write tells what the names were and are, and why; or that two of the list were one person. */
const CORRECTED_WITH_A_REASON: Expression<InEntry> = (here) => {
  const record = `${here.newRoot}.child('journal').child(newData.child('journal').val())`;
  return `(${ADMIN} && ${freshLine(`newData.child('journal')`, here)} && ((${record}.child('kind').val() === 'competitor edited' && ${record}.child('why').isString()) || ${record}.child('kind').val() === 'competitors merged'))`;
};

/** Under a signature a couple stays who it is; the organizer corrects how it is called. */
const STAYS_UNDER_SIGNATURE: Expression<InEntry> = (here) =>
  `(!${HAS_SIGNED_ROUND(here)} || (${SAME_DANCERS} && ${STAYS('leadNumber', 'entryId')} && ((${SAME_NAMES}) || ${CORRECTED_WITH_A_REASON(here)})))`;

type Role = 'lead' | 'follow';

const nameEdited =
  (role: Role): Expression<InEntry> =>
  (here) =>
    `${SIGNED_IN} && (${WALK_ON_NAMED(here)} || ${ADMIN} || (${FIELD_EDITED(here)} && ${itsName(here, here.newDataOf('$entry'), role)}))`;

const dancerEdited =
  (role: Role): Expression<InEntry> =>
  (here) =>
    `${SIGNED_IN} && (${WALK_ON_NAMED(here)} || (${FIELD_EDITED(here)} && ${dancerPut(here, role)}))`;

const entry: Rules<InEntry> = {
  // The walk-on comes first: it has no owner, and looking for one is an error that would end the rule.
  '.write': (here) =>
    `${SIGNED_IN} && ${EVENT_EXISTS(here)} && (${WALK_ON(here)} || (${OFFICE} && !${HAS_SIGNED_ROUND(here)}) || ${JOINED(here)} || ${LEFT(here)} || ${CREATED(here)} || ${WITHDRAWN(here)})`,
  '.validate': (here) =>
    `${drawn(here.$entry)} && newData.hasChildren(['leadName', 'followName', 'entryId', 'registeredTime']) && ${PAIRED(here)} && ${STAYS_WHO_HAS_DANCED(here)} && ${STAYS_UNDER_SIGNATURE(here)}`,
  leadName: { '.write': nameEdited('lead'), '.validate': TEXT },
  followName: { '.write': nameEdited('follow'), '.validate': TEXT },
  leadId: { '.write': dancerEdited('lead'), '.validate': TEXT },
  followId: { '.write': dancerEdited('follow'), '.validate': TEXT },
  affiliation: { '.write': NAMED, '.validate': TEXT },
  // Its place in the registration that made it.
  slot: { '.validate': wholeNumber(0, MAX_COUNT.entriesPerRegistration - 1) },
  entryId: { '.validate': (here) => `newData.val() === ${here.$entry}` },
  registeredTime: {
    '.validate': `newData.isNumber() && (newData.val() === now || newData.val() === data.val() || ${OFFICE})`,
  },
  leadNumber: {
    // 9999 is nobody's own: a couple that came without a number gets one with its names.
    '.write': (here) =>
      `newData.exists() && (${WALK_ON_NAMED(here)} || (${SIGNED_IN} && !data.exists() && ${REGISTRATION_OPEN} && ${worn(here, here.newDataOf('$entry'))}))`,
    '.validate': (here) =>
      `(((${OFFICE} || (${DECK_CAPTAIN} && (!data.exists() || ${NUMBERED(here)}))) && ${A_LEADS_NUMBER}) || ${worn(here, here.newDataOf('$entry'))}) && (!data.exists() || '' + newData.val() === '' + data.val() || '' + data.val() === '9999' || !${HAS_DANCED(here)})`,
  },
  checkedIn: {
    '.validate': HAS_PLACES,
    $round: {
      '.write': (here) =>
        `(${DECK_CAPTAIN} && !(${POSTED(here)})) || (${OFFICE} && !${signed(here.$round, here)})`,
      '.validate': (here) =>
        `newData.isBoolean() && ${here.$round}.matches(${A_ROUND}) && (${DECK_CAPTAIN} || ${OFFICE})`,
    },
  },
  journal: {
    '.write': (here) => `${WALK_ON_NAMED(here)} || ${ADMIN}`,
    '.validate': `${textUpTo(100)} && (${DECK_CAPTAIN} || ${OFFICE})`,
  },
  $other: CLOSED,
};

/** Each round is as the publication saw it that gives it another number. */
const ALL_SEEN: Expression<'$event'> = (here) =>
  ROUND_NUMBERS.map((number) => {
    const round = `${here.dataOf('$event')}.child('rounds').child(${number})`;
    return `(!${round}.exists() || ${seenAsItIs(here.newRoot, here.$event, round, number)})`;
  }).join(' && ');

/** Rounds get other numbers with a publication alone, which counts it. An event that comes in whole brings its count along. */
const COUNTED_WITH_THE_PLAN: Expression<'$event'> = (here) =>
  `${wholeNumber(1, 100_000)} && (newData.val() === data.val() || !${here.dataOf('$event')}.exists() || (newData.val() === (data.exists() ? data.val() : 0) + 1 && ${PUBLISHING(here)} && ${ALL_SEEN(here)}))`;

/** Nothing of the event is on the floor, or has been: what judges have before them goes by the order of the dances. */
const NOT_BEGUN: Expression<'$event'> = (here) =>
  ROUND_NUMBERS.map((number) => {
    const state = `${here.dataOf('$event')}.child('rounds').child(${number}).child('roundState')`;
    return `(!${state}.exists() || ${state}.val() <= 1)`;
  }).join(' && ');

export const events: Rules = {
  '.read': true,
  $event: {
    // Granted here and further down, and not above: a grant cannot be taken back below, and what is signed is not even removed.
    '.write': (here) => `${OFFICE} && ${NOTHING_SIGNED(here)}`,
    '.validate': "newData.hasChildren(['name'])",
    name: { '.validate': textUpTo(MAX_LENGTH.title) },
    eventLevel: { '.validate': TEXT },
    style: { '.validate': TEXT },
    ageGroup: { '.validate': oneOf(AGE_GROUPS) },
    eventDances: { $i: { '.validate': (here) => `${here.$i}.matches(${A_FEW}) && ${TEXT}` } },
    danceOrder: {
      $i: {
        '.validate': (here) =>
          `${here.$i}.matches(${A_FEW}) && ${TEXT} && (newData.val() === data.val() || (${NOT_BEGUN(here)}))`,
      },
    },
    roundNames: { '.validate': oneOf(ROUND_NAMINGS) },
    renumbered: { '.validate': COUNTED_WITH_THE_PLAN },
    entries: { $entry: entry },
    pairs,
    rounds: { $n: round },
    $other: CLOSED,
  },
};
