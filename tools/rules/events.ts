/** Events, and the entries in them. */

import { REGISTRATION_OPEN } from './competition.ts';
import { heldByMaker, isNaming, OTHER, PAIRED, pairs, placeFreed, placeTaken, type Role } from './couples.ts';
import { worn } from './numbers.ts';
import { MAX_LENGTH, MAX_COUNT } from '../../src/domain/bounds.ts';
import { AGE_GROUPS } from '../../src/domain/event/terms.ts';
import { ROUND_NAMINGS } from '../../src/domain/roundNaming.ts';
import { A_FEW, A_LEADS_NUMBER, HAS_PLACES, TEXT, drawn, oneOf, textUpTo, wholeNumber } from './forms.ts';
import { invitationIn } from './invitations.ts';
import { freshLine } from './journal.ts';
import { entryInItsSlot } from './slots.ts';
import { PUBLISHING } from './publishing.ts';
import { round } from './rounds.ts';
import { CLOSED, type Expression, type Here, type Rules } from './rules.ts';
import { NOTHING_SIGNED, signed } from './signature.ts';
import { entryIn } from './theEntry.ts';
import { A_ROUND, POSTED } from './theRound.ts';
import { ADMIN, DECK_CAPTAIN, MC, OFFICE, SIGNED_IN } from './who.ts';

type InEntry = '$event' | '$entry';

/** The entry before the write. */
const before = (here: Here<InEntry>): string => entryIn('root', here.$event, here.$entry);
const idBefore = (here: Here<InEntry>, role: Role): string => `${before(here)}.child('${role}Id')`;

/**
 * The couple was in a round when it started, and is identified by its number. `danced` is written with the start; phones and
 * the chairman's signature depend on it.
 */
const HAS_DANCED: Expression<InEntry> = (here) =>
  `root.child('events').child(${here.$event}).child('danced').child(${here.$entry}).exists()`;

// ---- created and withdrawn as a whole --------------------------------------------------------------------------------------

/** Its owner, slot and dancers are written with it, and their own rules check the codes. */
const CREATED: Expression<InEntry> = (here) => {
  const owner = (tree: string): string =>
    `${tree}.child('owners/entries').child(${here.$event}).child(${here.$entry})`;
  return `(!data.exists() && newData.child('slot').exists() && !${owner('root')}.exists() && ${owner(here.newRoot)}.exists())`;
};

const WITHDRAWN: Expression<InEntry> = (here) => {
  const gone = (role: Role): string => {
    const dancer = `data.child('${role}Id')`;
    return `(!${dancer}.exists() || ${placeFreed(here, role, `${dancer}.val()`)})`;
  };
  return `(!newData.exists() && !data.child('checkedIn').exists() && (data.child('leadId').exists() || data.child('followId').exists()) && ${gone('lead')} && ${gone('follow')})`;
};

const WALK_ON = `(${DECK_CAPTAIN} && !data.exists() && newData.child('leadId').val() === 'Adhoc' && newData.child('journal').exists())`;

// ---- field by field ------------------------------------------------------------------------------------------------

const RECORD_NAMED: Expression<InEntry> = (here) =>
  `${here.newDataOf('$entry')}.child('journal').val() !== ${before(here)}.child('journal').val()`;
/** A walk-on gets its names, and the update writes the record that gives them. */
const WALK_ON_NAMED: Expression<InEntry> = (here) =>
  `(${isNaming(idBefore(here, 'lead'))} && ${RECORD_NAMED(here)})`;

/** The deck captain names a walk-on, and the organizer corrects names, even under a signature: both with a new record. */
const RENAMED: Expression<InEntry> = (here) =>
  `((${isNaming(idBefore(here, 'lead'))} || ${ADMIN}) && ${RECORD_NAMED(here)})`;

/** A dancer leaves the entry, at any time: the place is free again, and a lead's number goes with them. */
const LEAVES = (here: Here<InEntry>, role: Role): string => {
  const entry = here.newDataOf('$entry');
  return `(${entry}.child('${role}Name').val() === 'TBA'${role === 'lead' ? ` && !${entry}.child('leadNumber').exists()` : ''} && ${placeFreed(here, role, 'data.val()')})`;
};

/** A dancer joins or leaves a partner who stays, until the couple is checked in or has danced. */
const idWritten =
  (role: Role): Expression<InEntry> =>
  (here) => {
    const partner = idBefore(here, OTHER[role]);
    return `${SIGNED_IN} && (${WALK_ON_NAMED(here)} || (${partner}.isString() && ${here.newDataOf('$entry')}.child('${OTHER[role]}Id').val() === ${partner}.val() && !${before(here)}.child('checkedIn').exists() && !${HAS_DANCED(here)} && (newData.exists() ? !data.exists() && ${REGISTRATION_OPEN} : ${LEAVES(here, role)})))`;
  };

/** The partner agrees: this device has shown their code, they have asked the dancer, or the dancer uses their invitation. */
const AGREED = (here: Here<InEntry>, role: Role): string => {
  const partner = `${idBefore(here, OTHER[role])}.val()`;
  const request = `root.child('requests').child(newData.val()).child(${partner})`;
  return `(${heldByMaker(partner)} || (${request}.child('entries').child(${here.$event}).val() === ${here.$entry} && !${request}.child('answered').exists()) || (${invitationIn('root', here)}.child('from').val() === ${partner} && ${invitationIn(here.newRoot, here)}.child('taken/by').val() === newData.val()))`;
};

const idForm =
  (role: Role): Expression<InEntry> =>
  (here) =>
    `${TEXT} && (newData.val() === data.val() || ${OFFICE} || ${isNaming(idBefore(here, 'lead'))} || ${isNaming('newData')} || ((!${before(here)}.exists() || ${AGREED(here, role)}) && ${here.newDataOf('$entry')}.child('${role}Name').val() === ${here.newRoot}.child('competitors').child(newData.val()).child('name').val()))`;

/** The name changes with the dancer. An entry of two dancers has no partner search and no open invitation. */
const nameWritten =
  (role: Role): Expression<InEntry> =>
  (here) => {
    const id = `${here.newDataOf('$entry')}.child('${role}Id')`;
    return `${SIGNED_IN} && (${RENAMED(here)} || (${id}.val() !== ${idBefore(here, role)}.val() && (newData.val() === 'TBA' || (!${here.newRoot}.child('tba').child(${here.$entry}).exists() && !${invitationIn(here.newRoot, here)}.child('open').exists()))))`;
  };

/** A walk-on without a number gets one until the round in its record begins. */
const NUMBERED: Expression<InEntry> = (here) => {
  const record = `${here.newRoot}.child('journal').child(${here.newDataOf('$entry')}.child('journal').val())`;
  const state = `root.child('events').child(${here.$event}).child('rounds').child('' + ${record}.child('round').val()).child('roundState')`;
  return `(data.val() === 9999 && ('' + ${state}.val()).matches(/^[01]$/))`;
};

const entry: Rules<InEntry> = {
  '.write': (here) =>
    `${SIGNED_IN} && root.child('events').child(${here.$event}).child('name').exists() && (${WALK_ON} || (!${HAS_DANCED(here)} && (${OFFICE} || ${CREATED(here)} || ${WITHDRAWN(here)})))`,
  '.validate': (here) =>
    `${drawn(here.$entry)} && newData.hasChildren(['leadName', 'followName', 'entryId', 'registeredTime']) && ${PAIRED(here)} && (${OFFICE} || ${isNaming("data.child('leadId')")} || ${isNaming("newData.child('leadId')")} || (${placeTaken(here, 'lead')} && ${placeTaken(here, 'follow')}))`,
  leadName: { '.write': nameWritten('lead'), '.validate': TEXT },
  followName: { '.write': nameWritten('follow'), '.validate': TEXT },
  leadId: { '.write': idWritten('lead'), '.validate': idForm('lead') },
  followId: { '.write': idWritten('follow'), '.validate': idForm('follow') },
  affiliation: { '.write': (here) => `${SIGNED_IN} && ${RENAMED(here)}`, '.validate': TEXT },
  // Its place in the registration that made it.
  slot: {
    '.validate': (here) =>
      `${wholeNumber(0, MAX_COUNT.entriesPerRegistration - 1)} && (newData.val() === data.val() || ${OFFICE} || ${entryInItsSlot(here)})`,
  },
  entryId: { '.validate': (here) => `newData.val() === ${here.$entry}` },
  registeredTime: {
    '.validate': `newData.isNumber() && (newData.val() === now || newData.val() === data.val() || ${OFFICE})`,
  },
  leadNumber: {
    '.write': (here) => {
      const lead = `${here.newDataOf('$entry')}.child('leadId')`;
      const before = idBefore(here, 'lead');
      return `${SIGNED_IN} && (newData.exists() ? !data.exists() || (${WALK_ON_NAMED(here)} && (!${HAS_DANCED(here)} || (${NOTHING_SIGNED(here)}))) : !${lead}.exists() && ${before}.exists() && ${before}.val() !== 'Adhoc')`;
    },
    // 9999 means no number: such a walk-on gets a number with its names.
    '.validate': (here) =>
      `(((${OFFICE} || (${DECK_CAPTAIN} && (!${before(here)}.exists() || ${NUMBERED(here)}))) && ${A_LEADS_NUMBER}) || ${worn(here, here.newDataOf('$entry'))}) && (!data.exists() || '' + newData.val() === '' + data.val() || '' + data.val() === '9999' || !${HAS_DANCED(here)})`,
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
  // The record of a walk-on, or of a correction under a signature.
  journal: {
    '.write': (here) => {
      const record = `${here.newRoot}.child('journal').child(newData.val())`;
      return `${SIGNED_IN} && newData.isString() && !root.child('journal').child(newData.val()).exists() && (${isNaming(idBefore(here, 'lead'))} || (${ADMIN} && (${record}.child('why').isString() || ${record}.child('kind').val() === 'competitors merged')))`;
    },
    '.validate': (here) =>
      `${textUpTo(100)} && (${OFFICE} || (${DECK_CAPTAIN} && (newData.val() === data.val() || (${freshLine('newData', here)}))))`,
  },
  $other: CLOSED,
};

/**
 * Only a publication renumbers rounds. It counts the renumbering and states the progress of each round (`planning/seen`).
 * An event that is written whole includes its count.
 */
const COUNTED_WITH_THE_PLAN: Expression<'$event'> = (here) =>
  `${wholeNumber(1, 100_000)} && (newData.val() === data.val() || !${here.dataOf('$event')}.exists() || (newData.val() === (data.exists() ? data.val() : 0) + 1 && ${PUBLISHING(here)}))`;

export const events: Rules = {
  '.read': true,
  $event: {
    // Granted here and below, not above: a grant can't be revoked below, and a signed round must not even be removed.
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
          `${here.$i}.matches(${A_FEW}) && ${TEXT} && (newData.val() === data.val() || !${here.dataOf('$event')}.child('danced').exists())`,
      },
    },
    roundNames: { '.validate': oneOf(ROUND_NAMINGS) },
    renumbered: { '.validate': COUNTED_WITH_THE_PLAN },
    entries: { $entry: entry },
    pairs,
    // The couples of started rounds. Under a signature none is removed.
    danced: {
      $entry: {
        '.write': (here) =>
          `(${MC} || ${DECK_CAPTAIN} || ${OFFICE}) && (newData.exists() || (${NOTHING_SIGNED(here)}))`,
        '.validate': (here) => `newData.val() === true && ${drawn(here.$entry)}`,
      },
    },
    rounds: { $n: round },
    $other: CLOSED,
  },
};
