/** Judges and the devices that show their codes, dancers, registrations and their owners. */

import { REGISTRATION_OPEN } from './competition.ts';
import { HELD, holds, isCodeOf } from './codes.ts';
import { inASlotOfItsDevice } from './devices.ts';
import { CODE, COUNTED_ON, HAS_PLACES, TEXT, drawn, wholeNumber } from './forms.ts';
import { leadNumber, numberedBy } from './numbers.ts';
import { MAX_COUNT } from '../../src/domain/bounds.ts';
import { CODES_IN_SLOTS, DANCERS_IN_SLOTS, dancerInItsSlot, ENTRIES_IN_SLOTS } from './slots.ts';
import { CLOSED, type Expression, type Here, type Rules } from './rules.ts';
import { entryIn } from './theEntry.ts';
import { ADMIN, OFFICE, OWN, SIGNED_IN } from './who.ts';

// ---- judges -------------------------------------------------------------------------------------------------------

const CLAIM = `root.child('judgeClaims').child(auth.uid)`;
/** The judge whose code this device has shown, valid or not. */
export const CLAIMED_JUDGE = `${CLAIM}.child('judge').val()`;
/** The code that this device has shown is still valid, and the judge is still an official. */
const codeHolds = (judge: string) =>
  `${CLAIM}.child('code').isString() && ${CLAIM}.child('code').val() === root.child('judgeCodes').child(${judge}).val() && root.child('competitionMetadata/officials').child(${judge}).exists()`;

/** This device has shown this judge's code, it is still valid, and the judge is still an official. */
export const THIS_JUDGE: Expression<'$judge'> = (here) =>
  `auth != null && ${CLAIMED_JUDGE} === ${here.$judge} && ${codeHolds(here.$judge)}`;
/** The same for any judge. */
export const A_JUDGE = `(auth != null && ${codeHolds(CLAIMED_JUDGE)})`;

export const judgeClaims: Rules = {
  '.read': ADMIN,
  '.write': ADMIN,
  $uid: {
    '.read': OWN,
    '.write': (here) =>
      `${OWN(here)} && (!newData.exists() || (newData.child('code').isString() && root.child('judgeCodes').child(newData.child('judge').val()).val() === newData.child('code').val()))`,
    '.validate': "newData.hasChildren(['judge', 'code', 'at'])",
    judge: {
      '.validate':
        "newData.isString() && root.child('competitionMetadata/officials').child(newData.val()).exists()",
    },
    code: { '.validate': 'newData.isString() && newData.val().length <= 64' },
    at: { '.validate': 'newData.val() === now' },
    $other: CLOSED,
  },
};

// ---- registration -------------------------------------------------------------------------------------------------

export const codeClaims: Rules = {
  '.read': ADMIN,
  $uid: {
    '.read': OWN,
    $code: {
      '.write': (here) =>
        `${OWN(here)} && (!newData.exists() || ${here.newRoot}.child('registrations').child(${here.$code}).exists())`,
      '.validate': (here) => `newData.val() === true && ${drawn(here.$code)}`,
    },
  },
};

/** The server's time, or an unchanged one; in a restored registration the earlier one. */
const NOW_KEPT_OR_BACK: Expression<'$code'> = (here) =>
  `newData.isNumber() && (newData.val() === now || newData.val() === data.val() || (${ADMIN} && !${here.dataOf('$code')}.exists() && newData.val() < now))`;

const LANGUAGE_TAG = '/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/';

const HELD_WHILE_OPEN: Expression<'$code'> = (here) => `${HELD(here)} && ${REGISTRATION_OPEN}`;

export const registrations: Rules = {
  '.read': ADMIN,
  '.write': ADMIN,
  $code: {
    '.read': (here) => `${SIGNED_IN} && ${holds('root', here.$code)}`,
    // Written whole only when created: later a whole write could free slots that are used.
    '.write': (here) =>
      `${SIGNED_IN} && newData.exists() && !data.exists() && ${REGISTRATION_OPEN} && ${holds(here.newRoot, here.$code)} && ${inASlotOfItsDevice(here)}`,
    '.validate': (here) => `${here.$code}.matches(${CODE}) && newData.hasChildren(['contact', 'createdAt'])`,
    // Contact and fee category are fixed at closing; then only the organizer changes them.
    contact: {
      '.write': HELD_WHILE_OPEN,
      // At the door the organizer takes dancers without an address.
      '.validate': `newData.hasChildren(['name']) && (${ADMIN} || newData.hasChildren(['email']))`,
      name: { '.validate': TEXT },
      email: { '.validate': `${TEXT} && newData.val().contains('@')` },
      phone: { '.validate': TEXT },
      $other: CLOSED,
    },
    // Missing for dancers registered by a partner or captain, until they consent with their own code.
    consents: {
      '.write': (here) => `${HELD(here)} && newData.exists()`,
      '.validate': "newData.hasChildren(['risk'])",
      $text: {
        '.validate': (here) =>
          `${here.$text}.matches(/^(risk|media)$/) && newData.hasChildren(['version', 'at'])`,
        version: { '.validate': TEXT },
        at: { '.validate': NOW_KEPT_OR_BACK },
        $other: CLOSED,
      },
    },
    createdAt: { '.validate': NOW_KEPT_OR_BACK },
    // The slot of the device that made it; missing if the organizer did.
    slot: { '.validate': wholeNumber(0, MAX_COUNT.registrationsPerDevice - 1) },
    // The last time an entry was added or removed: prices may depend on it.
    changedAt: { '.write': HELD, '.validate': NOW_KEPT_OR_BACK },
    // Counts changes of its dancer's entries.
    edited: { '.write': (here) => `${HELD(here)} && newData.exists()`, '.validate': COUNTED_ON },
    // No reminders by mail, as the dancer wishes.
    noReminders: { '.write': HELD, '.validate': 'newData.val() === true' },
    feeCategory: { '.write': HELD_WHILE_OPEN, '.validate': TEXT },
    // The language of the page, for mails; missing if the organizer made it.
    language: { '.validate': `newData.isString() && newData.val().matches(${LANGUAGE_TAG})` },
    // The dancer whose own registration it is; missing for a captain who does not dance.
    competitor: {
      '.write': HELD,
      '.validate': (here) =>
        `${TEXT} && (${ADMIN} || newData.val() === data.val() || ${isCodeOf(here.newRoot, here.$code, 'newData.val()')})`,
    },
    entries: { '.validate': HAS_PLACES, $slot: ENTRIES_IN_SLOTS },
    dancers: { '.validate': HAS_PLACES, $slot: DANCERS_IN_SLOTS },
    codes: { '.validate': HAS_PLACES, $slot: CODES_IN_SLOTS },
    // Of a minor.
    guardian: {
      '.write': HELD,
      '.validate': "newData.hasChildren(['name'])",
      name: { '.validate': TEXT },
      $other: CLOSED,
    },
    $other: CLOSED,
  },
};

const ownerOf = (name: 'competitors' | 'tba', tree: string, id: string): string =>
  `${tree}.child('owners/${name}').child(${id}).val()`;

/**
 * An owner is created and removed only with its node, whose rule checks the account. Otherwise a stranger could put a code of
 * their own on a node of the staff, and edit it.
 * @param owned an expression for the node, in the tree before or after
 */
const withItsNode = (here: Here, owned: (tree: string) => string): string =>
  `${SIGNED_IN} && newData.exists() === ${owned(here.newRoot)}.exists() && (!newData.exists() || (!data.exists() && !${owned('root')}.exists()))`;

const ITS_CODE = `newData.isString() && newData.val().matches(${CODE})`;

/** The owners of the nodes in a branch. @param isRight required when a registrant creates one */
const ownersIn = (branch: 'competitors' | 'tba', isRight?: Expression<'$id'>): Rules => ({
  $id: {
    '.write': (here) => {
      const together = withItsNode(here, (tree) => `${tree}.child('${branch}').child(${here.$id})`);
      return isRight === undefined ? together : `${together} && (!newData.exists() || ${isRight(here)})`;
    },
    '.validate': (here) => `${ITS_CODE} && ${drawn(here.$id)}`,
  },
});

export const owners: Rules = {
  '.read': ADMIN,
  '.write': OFFICE,
  entries: {
    $event: {
      $entry: {
        // Created with its entry by a device that has shown the code, and removed with it under the entry's own rule.
        '.write': (here) => {
          const entry = (tree: string): string => entryIn(tree, here.$event, here.$entry);
          return `${SIGNED_IN} && newData.exists() === ${entry(here.newRoot)}.exists() && (!newData.exists() || (!data.exists() && !${entry('root')}.exists() && ${REGISTRATION_OPEN} && ${holds(here.newRoot, 'newData.val()')}))`;
        },
        '.validate': (here) => `${ITS_CODE} && ${drawn(here.$entry)}`,
      },
    },
  },
  competitors: ownersIn('competitors'),
  tba: ownersIn('tba'),
  // The code of a dancer's own registration, if another one made the dancer. Both registrations come in that update.
  own: ownersIn(
    'competitors',
    ({ newRoot, $id }) =>
      `${newRoot}.child('registrations').child(newData.val()).child('competitor').val() === ${$id}`,
  ),
};

/** A dancer's key: without the separator of a pair, and not the key that all unnamed walk-ons share. */
const A_DANCERS_KEY: Expression<'$id'> = (here) =>
  `${here.$id}.matches(/^[^_]{1,80}$/) && ${here.$id} !== 'Adhoc'`;

export const competitors: Rules = {
  '.read': true,
  '.write': ADMIN,
  $id: {
    // By the code in its owner node, while registration is open. Its number and slot stay.
    '.write': (here) => {
      const owner = (tree: string) => ownerOf('competitors', tree, here.$id);
      const isSame = (field: string) => `newData.child('${field}').val() === data.child('${field}').val()`;
      return `${SIGNED_IN} && ${REGISTRATION_OPEN} && (data.exists() ? (${holds('root', owner('root'))} && (!newData.exists() || (${isSame('leadNumber')} && ${isSame('slot')}))) : (newData.exists() && ${holds(here.newRoot, owner(here.newRoot))} && ${dancerInItsSlot(here, owner(here.newRoot))}))`;
    },
    '.validate': (here) => `newData.hasChildren(['name']) && (${ADMIN} || (${A_DANCERS_KEY(here)}))`,
    name: { '.validate': TEXT },
    affiliation: { '.validate': TEXT },
    // The slot of the registration that made it.
    slot: { '.validate': wholeNumber(0, MAX_COUNT.dancersPerRegistration - 1) },
    leadNumber,
    numberedBy,
    roles: {
      '.validate': HAS_PLACES,
      $role: { '.validate': (here) => `newData.val() === true && ${here.$role}.matches(/^(lead|follow)$/)` },
    },
    $other: CLOSED,
  },
};
