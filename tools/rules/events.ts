/** Events, and the entries in them: grants, and conditions beside the forms of src/schema/nodes/events.ts. */

import { REGISTRATION_OPEN } from './competition.ts';
import {
  hasCodeOfCreator,
  isNamingWalkOn,
  IS_ONLY_ENTRY_OF_COUPLE,
  pairs,
  isPlaceFreed,
  isPlaceTaken,
} from './couples.ts';
import { isNumberOfLead } from './numbers.ts';
import { invitationExpression } from './invitations.ts';
import { isNewRecord } from './journal.ts';
import { entryInItsSlot } from './slots.ts';
import { PUBLISHING } from './publishing.ts';
import { entryExpression } from './theEntry.ts';
import { round } from './rounds.ts';
import type { Expression, Here, Rules } from './rules.ts';
import { shapeAt } from './shapes.ts';
import { NOTHING_SIGNED, isSigned } from './signature.ts';
import { POSTED } from './theRound.ts';
import { ADMIN, DECK_CAPTAIN, MC, OFFICE, SIGNED_IN } from './who.ts';

type InEntry = '$event' | '$entry';
/** The field `leadId` or `followId`, which share their rules. */
type InDancer = InEntry | '$field';

/**
 * The couple was in a round when it started, and is identified by its number. `danced` is written with the start; phones and
 * the chairman's signature depend on it.
 */
const HAS_DANCED: Expression<InEntry> = (here) =>
  `root.child('events').child(${here.$event}).child('danced').child(${here.$entry}).exists()`;

// ---- created and withdrawn as a whole ------------------------------------------------------------------------------

/** An entry's owner, slot and dancers are written with it, and their own rules check the codes. */
const CREATED: Expression<InEntry> = (here) => {
  const owner = (tree: string): string =>
    `${tree}.child('owners/entries').child(${here.$event}).child(${here.$entry})`;
  return `(!data.exists() && newData.child('slot').exists() && !newData.child('checkedIn').exists() && !newData.child('journal').exists() && !${owner('root')}.exists() && ${owner(here.newRoot)}.exists())`;
};

const WITHDRAWN: Expression<InEntry> = (here) => {
  const gone = (role: 'lead' | 'follow'): string =>
    `(!data.child('${role}Id').exists() || ${isPlaceFreed(here, `'${role}'`, `data.child('${role}Id').val()`)})`;
  return `(!newData.exists() && !data.child('checkedIn').exists() && (data.child('leadId').exists() || data.child('followId').exists()) && ${gone('lead')} && ${gone('follow')})`;
};

const WALK_ON = `(${DECK_CAPTAIN} && !data.exists() && newData.child('leadId').val() === 'Adhoc' && newData.child('journal').exists())`;

// ---- field by field ------------------------------------------------------------------------------------------------

/** The entry before the write, looked up from the root: fewer steps than going up from a field. */
const before = (here: Here<InEntry>): string => entryExpression('root', here.$event, here.$entry);

/** The deck captain names a walk-on. */
const NAMES_WALK_ON: Expression<InEntry> = (here) =>
  isNamingWalkOn(`${here.dataOf('$entry')}.child('leadId')`);
/**
 * With a new record. The rules of `journal` demand the rest: the deck captain names a walk-on, or the organizer corrects names, even
 * under a signature.
 */
const recordNamed = (here: Here<InEntry>, entry: string): string =>
  `${here.newDataOf('$entry')}.child('journal').val() !== ${entry}.child('journal').val()`;
const RECORD_NAMED: Expression<InEntry> = (here) => recordNamed(here, here.dataOf('$entry'));

/** The role and name beside the key `$field` of a dancer, and the key of the partner. */
const ROLE = "$field.replace('Id', '')";
const NAME_OF_DANCER = "$field.replace('Id', 'Name')";
const KEY_OF_PARTNER = "($field === 'leadId' ? 'followId' : 'leadId')";

/** A dancer leaves the entry, at any time: the place is free again, and a lead takes the number along. */
const DANCER_LEAVES: Expression<InDancer> = (here) => {
  const entry = here.newDataOf('$entry');
  return `${entry}.child(${NAME_OF_DANCER}).val() === 'TBA' && ($field === 'followId' || !${entry}.child('leadNumber').exists()) && ${isPlaceFreed(here, ROLE, 'data.val()')}`;
};

/** A dancer joins or leaves a partner who stays, until the couple is checked in or has danced. */
const ID_WRITTEN: Expression<InDancer> = (here) => {
  const partner = `${here.dataOf('$entry')}.child(${KEY_OF_PARTNER})`;
  return `((${isNamingWalkOn(`${before(here)}.child('leadId')`)} && ${recordNamed(here, before(here))}) || (${partner}.isString() && ${here.newDataOf('$entry')}.child(${KEY_OF_PARTNER}).val() === ${partner}.val() && !${here.dataOf('$entry')}.child('checkedIn').exists() && !${HAS_DANCED(here)} && (newData.exists() ? !data.exists() && ${REGISTRATION_OPEN} : ${DANCER_LEAVES(here)})))`;
};

/** The name changes with the dancer. An entry of two dancers has no partner search and no open invitation. */
const nameWritten =
  (id: 'leadId' | 'followId'): Expression<InEntry> =>
  (here) =>
    `${SIGNED_IN} && (${recordNamed(here, before(here))} || (${here.newDataOf('$entry')}.child('${id}').val() !== ${before(here)}.child('${id}').val() && (newData.val() === 'TBA' || (!${here.newRoot}.child('tba').child(${here.$entry}).exists() && !${invitationExpression(here.newRoot, here)}.child('open').exists()))))`;

/**
 * The partner agrees: this device has presented their code, they have asked the dancer, or the dancer uses
 * their invitation.
 */
const PARTNER_AGREED: Expression<InDancer> = (here) => {
  const partner = `${before(here)}.child(${KEY_OF_PARTNER}).val()`;
  const request = `root.child('requests').child(newData.val()).child(${partner})`;
  return `(${hasCodeOfCreator(partner)} || (${request}.child('entries').child(${here.$event}).val() === ${here.$entry} && !${request}.child('answered').exists()) || (${invitationExpression('root', here)}.child('from').val() === ${partner} && ${invitationExpression(here.newRoot, here)}.child('taken/by').val() === newData.val()))`;
};

/** The name of a dancer who joins is that dancer's. */
const DANCER_JOINS: Expression<InDancer> = (here) =>
  `((!${before(here)}.exists() || ${PARTNER_AGREED(here)}) && ${here.newDataOf('$entry')}.child(${NAME_OF_DANCER}).val() === ${here.newRoot}.child('competitors').child(newData.val()).child('name').val())`;

const DANCER: Rules<InDancer> = {
  '.write': (here) => `${SIGNED_IN} && ${ID_WRITTEN(here)}`,
  '.validate': (here) =>
    `(newData.val() === data.val() || ${OFFICE} || (${DECK_CAPTAIN} && (newData.val() === 'Adhoc' || ${here.dataOf('$entry')}.child('leadId').val() === 'Adhoc')) || ${DANCER_JOINS(here)})`,
};

/** The office may give any place to anyone, and the deck captain names walk-ons. */
const HAS_PLACES_OF_DANCERS: Expression<InEntry> = (here) =>
  `(${OFFICE} || (${DECK_CAPTAIN} && (data.child('leadId').val() === 'Adhoc' || newData.child('leadId').val() === 'Adhoc')) || (${isPlaceTaken(here, 'lead')} && ${isPlaceTaken(here, 'follow')}))`;

/** A walk-on without a number gets one until the round in its record begins. */
const NUMBERED: Expression<InEntry> = (here) => {
  const record = `${here.newRoot}.child('journal').child(${here.newDataOf('$entry')}.child('journal').val())`;
  const state = `root.child('events').child(${here.$event}).child('rounds').child('' + ${record}.child('round').val()).child('roundState')`;
  return `(data.val() === 9999 && ('' + ${state}.val()).matches(/^[01]$/))`;
};

const entry: Rules<InDancer> = {
  '.write': (here) =>
    `${SIGNED_IN} && root.child('events').child(${here.$event}).child('name').exists() && (${WALK_ON} || (!${HAS_DANCED(here)} && (${OFFICE} || ${CREATED(here)} || ${WITHDRAWN(here)})))`,
  '.validate': (here) => `${IS_ONLY_ENTRY_OF_COUPLE(here)} && ${HAS_PLACES_OF_DANCERS(here)}`,
  leadName: { '.write': nameWritten('leadId') },
  followName: { '.write': nameWritten('followId') },
  leadId: DANCER,
  followId: DANCER,
  affiliation: { '.write': (here) => `${SIGNED_IN} && ${RECORD_NAMED(here)}` },
  slot: {
    '.validate': (here) => `(newData.val() === data.val() || ${OFFICE} || ${entryInItsSlot(here)})`,
  },
  entryId: { '.validate': (here) => `newData.val() === ${here.$entry}` },
  registeredTime: { '.validate': `(newData.val() === now || newData.val() === data.val() || ${OFFICE})` },
  leadNumber: {
    '.write': (here) => {
      const lead = `${here.dataOf('$entry')}.child('leadId')`;
      return `${SIGNED_IN} && (newData.exists() ? !data.exists() || (${NAMES_WALK_ON(here)} && ${RECORD_NAMED(here)} && (!${HAS_DANCED(here)} || ${NOTHING_SIGNED(here)})) : !${here.newDataOf('$entry')}.child('leadId').exists() && ${lead}.exists() && ${lead}.val() !== 'Adhoc')`;
    },
    // 9999 means no number: such a walk-on gets a number with its names.
    '.validate': (here) =>
      `(${OFFICE} || (${DECK_CAPTAIN} && (!${before(here)}.exists() || ${NUMBERED(here)})) || ${isNumberOfLead(here, here.newDataOf('$entry'))}) && (!data.exists() || '' + newData.val() === '' + data.val() || '' + data.val() === '9999' || !${HAS_DANCED(here)})`,
  },
  checkedIn: {
    $round: {
      '.write': (here) =>
        `(${DECK_CAPTAIN} && !(${POSTED(here)})) || (${OFFICE} && !${isSigned(here.$round, here)})`,
    },
  },
  journal: {
    '.write': (here) => {
      const record = `${here.newRoot}.child('journal').child(newData.val())`;
      return `${SIGNED_IN} && newData.isString() && !root.child('journal').child(newData.val()).exists() && (${NAMES_WALK_ON(here)} || (${ADMIN} && (${record}.child('why').isString() || ${record}.child('kind').val() === 'competitors merged')))`;
    },
    '.validate': (here) => `(${OFFICE} || newData.val() === data.val() || (${isNewRecord('newData', here)}))`,
  },
};

/**
 * Only a publication renumbers rounds. It counts the renumbering and states the progress of each round (`planning/seen`).
 * An event that is written whole includes its count.
 */
const RENUMBERED_BY_PUBLICATION: Expression<'$event'> = (here) =>
  `(newData.val() === data.val() || !${here.dataOf('$event')}.exists() || (newData.val() === (data.exists() ? data.val() : 0) + 1 && ${PUBLISHING(here)}))`;

const event: Rules<'$event'> = {
  // Granted here and below, not above: a grant can't be revoked below, and a signed round must not even be removed.
  '.write': (here) => `${OFFICE} && ${NOTHING_SIGNED(here)}`,
  danceOrder: {
    $i: {
      '.validate': (here) =>
        `(newData.val() === data.val() || !${here.dataOf('$event')}.child('danced').exists())`,
    },
  },
  renumbered: { '.validate': RENUMBERED_BY_PUBLICATION },
  // The rules of a dancer are below the wildcard `$field` in the file.
  // eslint-disable-next-line typescript/no-unsafe-type-assertion
  entries: { $entry: entry as Rules<InEntry> },
  pairs,
  // None is removed while the result is signed.
  danced: {
    $entry: {
      '.write': (here) =>
        `(${MC} || ${DECK_CAPTAIN} || ${OFFICE}) && (newData.exists() || ${NOTHING_SIGNED(here)})`,
    },
  },
  rounds: { $n: round },
};

export const events: Rules = { '.read': true, $event: shapeAt<'$event'>('events/$event', event) };
