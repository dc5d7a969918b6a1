/** Judges and the devices that present their codes, dancers, registrations and their owners. */

import { REGISTRATION_OPEN } from './competition.ts';
import { CODE_PRESENTED, hasPresentedCode, isCodeOf } from './codes.ts';
import { isInSlotOfDevice } from './devices.ts';
import { leadNumber, numberedBy } from './numbers.ts';
import type { Expression, Here, Rules } from './rules.ts';
import { shapeAt } from './shapes.ts';
import { CODES_IN_SLOTS, DANCERS_IN_SLOTS, dancerInItsSlot, ENTRIES_IN_SLOTS } from './slots.ts';
import { entryExpression } from './theEntry.ts';
import { ADMIN, OFFICE, OWN, SIGNED_IN } from './who.ts';

// ---- judges -------------------------------------------------------------------------------------------------------

const CLAIM = `root.child('judgeClaims').child(auth.uid)`;
/** The judge whose code this device has presented, valid or not. */
export const CLAIMED_JUDGE = `${CLAIM}.child('judge').val()`;
const codeOfJudge = (judge: string): string => `root.child('judgeCodes').child(${judge})`;
/**
 * The code that this device has presented is still valid, and the judge is still an official. A missing code is an error in
 * `+`, so no `||` may follow.
 */
const isCurrent = (judge: string): string =>
  `${CLAIM}.child('code').val() === '' + ${codeOfJudge(judge)}.val() && root.child('competitionMetadata/officials').child(${judge}).exists()`;

/** This device has presented this judge's code, it is still valid, and the judge is still an official. */
export const THIS_JUDGE: Expression<'$judge'> = (here) =>
  `auth != null && ${CLAIMED_JUDGE} === ${here.$judge} && ${isCurrent(here.$judge)}`;
/** The same for any judge. */
export const A_JUDGE = `(auth != null && ${isCurrent(CLAIMED_JUDGE)})`;

export const judgeClaims: Rules = shapeAt('judgeClaims', {
  '.read': ADMIN,
  '.write': ADMIN,
  $uid: {
    '.read': OWN,
    '.write': (here) =>
      `${OWN(here)} && (!newData.exists() || (newData.child('code').isString() && root.child('judgeCodes').child(newData.child('judge').val()).val() === newData.child('code').val()))`,
    judge: { '.validate': "root.child('competitionMetadata/officials').child(newData.val()).exists()" },
  },
});

// ---- registration -------------------------------------------------------------------------------------------------

export const codeClaims: Rules = shapeAt('codeClaims', {
  '.read': ADMIN,
  $uid: {
    '.read': OWN,
    $code: {
      '.write': (here) =>
        `${OWN(here)} && (!newData.exists() || ${here.newRoot}.child('registrations').child(${here.$code}).exists())`,
    },
  },
});

/** The server's time, or an unchanged one; in a restored registration the earlier one. */
const NOW_KEPT_OR_BACK: Expression<'$code'> = (here) =>
  `newData.val() === now || newData.val() === data.val() || (${ADMIN} && !${here.dataOf('$code')}.exists() && newData.val() < now)`;

const CODE_PRESENTED_NOT_REMOVED: Expression<'$code'> = (here) =>
  `${CODE_PRESENTED(here)} && newData.exists()`;

export const registrations: Rules = shapeAt('registrations', {
  '.read': ADMIN,
  '.write': ADMIN,
  $code: {
    '.read': (here) => `${SIGNED_IN} && ${hasPresentedCode('root', here.$code)}`,
    // Written whole only when created: later a whole write could free slots that are used.
    '.write': (here) =>
      `${SIGNED_IN} && newData.exists() && !data.exists() && ${REGISTRATION_OPEN} && ${hasPresentedCode(here.newRoot, here.$code)} && ${isInSlotOfDevice(here)}`,
    // Only the organizer changes contact and fee category, and takes dancers without an address at the door.
    contact: { '.validate': `${ADMIN} || newData.hasChild('email')` },
    // Missing for dancers registered by a partner or captain, until they consent with their own code.
    consents: {
      '.write': CODE_PRESENTED_NOT_REMOVED,
      '.validate': "newData.hasChild('risk')",
      $name: { at: { '.validate': NOW_KEPT_OR_BACK } },
    },
    createdAt: { '.validate': NOW_KEPT_OR_BACK },
    changedAt: { '.write': CODE_PRESENTED, '.validate': NOW_KEPT_OR_BACK },
    edited: { '.write': CODE_PRESENTED_NOT_REMOVED },
    noReminders: { '.write': CODE_PRESENTED },
    guardian: { '.write': CODE_PRESENTED },
    competitor: {
      '.write': CODE_PRESENTED,
      '.validate': (here) =>
        `${ADMIN} || newData.val() === data.val() || ${isCodeOf(here.newRoot, here.$code, 'newData.val()')}`,
    },
    entries: { $slot: ENTRIES_IN_SLOTS },
    dancers: { $slot: DANCERS_IN_SLOTS },
    codes: { $slot: CODES_IN_SLOTS },
  },
});

/**
 * An owner is created and removed only with its node, whose rule checks the account. Otherwise a stranger
 * could put a code of their own on a node of the staff, and edit it.
 * @param owned an expression for the node, in the tree before or after the write
 * @param isRight required when a registrant creates one
 */
const withItsNode = (here: Here, owned: (tree: string) => string, isRight: string): string =>
  `${SIGNED_IN} && newData.exists() === ${owned(here.newRoot)}.exists() && (!newData.exists() || (!data.exists() && !${owned('root')}.exists() && ${isRight}))`;

/** The node that belongs to an owner, below the key of its kind. */
const owned = (tree: string, here: Here<'$id'>): string =>
  `${tree}.child($field === 'tba' ? 'tba' : 'competitors').child(${here.$id})`;
/**
 * Dancers and searches. `own` has the code of a dancer's own registration, if another one made the dancer. Both registrations come
 * in that update.
 */
const OWNERS: Rules = {
  $id: {
    '.write': (here) =>
      withItsNode(
        here,
        (tree) => owned(tree, here),
        `($field !== 'own' || ${here.newRoot}.child('registrations').child(newData.val()).child('competitor').val() === ${here.$id})`,
      ),
  },
};

export const owners: Rules = shapeAt('owners', {
  '.read': ADMIN,
  '.write': OFFICE,
  entries: {
    $event: {
      $entry: {
        // Created with its entry by a device that has presented the code, and removed with it under the
        // entry's own rule.
        '.write': (here) =>
          withItsNode(
            here,
            (tree) => entryExpression(tree, here.$event, here.$entry),
            `${REGISTRATION_OPEN} && ${hasPresentedCode(here.newRoot, 'newData.val()')}`,
          ),
      },
    },
  },
  // These are below the wildcard `$field` in the file.
  competitors: OWNERS,
  tba: OWNERS,
  own: OWNERS,
});

export const competitors: Rules = shapeAt('competitors', {
  '.read': true,
  '.write': ADMIN,
  $id: {
    // A dancer is written with the code in its owner node, while registration is open. Its number and slot stay.
    '.write': (here) => {
      const ownerIn = (tree: string): string =>
        `${tree}.child('owners/competitors').child(${here.$id}).val()`;
      const isSame = (field: string) => `newData.child('${field}').val() === data.child('${field}').val()`;
      return `${SIGNED_IN} && ${REGISTRATION_OPEN} && (data.exists() ? (${hasPresentedCode('root', ownerIn('root'))} && (!newData.exists() || (${isSame('leadNumber')} && ${isSame('slot')}))) : (newData.exists() && ${hasPresentedCode(here.newRoot, ownerIn(here.newRoot))} && ${dancerInItsSlot(here, ownerIn(here.newRoot))}))`;
    },
    // A key has no separator of a pair, and is not the one that all unnamed walk-ons share.
    '.validate': ({ $id }) => `${ADMIN} || (${$id}.matches(/^[^_]{1,80}$/) && ${$id} !== 'Adhoc')`,
    leadNumber,
    numberedBy,
  },
});
