/**
 * Discount codes. The price of a dancer names a slot of a code, and the slot names the dancer. So a code
 * can't be used more often than it has slots.
 */

import { hasCodeOfDancer } from './codes.ts';
import { REGISTRATION_OPEN } from './competition.ts';
import type { Expression, Here, Rules } from './rules.ts';
import { shapeAt } from './shapes.ts';
import { ADMIN, OWN, SIGNED_IN } from './who.ts';

const codeIn = (tree: string, code: string): string => `${tree}.child('discounts').child(${code})`;

const hasShown = (code: string): string =>
  `root.child('discountsShown').child(auth.uid).child(${code}).val() === true`;

const usedIn = (tree: string, code: string, slot: string): string =>
  `${codeIn(tree, code)}.child('used').child('' + ${slot})`;

type InSlot = '$code' | '$slot';

/** The dancer's price names this slot after the write. @param dancer an expression */
const isNamedBy = (here: Here<InSlot>, dancer: string): string => {
  const given = `${here.newRoot}.child('agreedPrices').child(${dancer}).child('discount')`;
  return `(${given}.child('code').val() === ${here.$code} && '' + ${given}.child('slot').val() === ${here.$slot})`;
};

/** The dancer in a slot after the write. */
const dancerIn: Expression<InSlot> = (here) =>
  `${here.newRoot}.child('discountUses').child(${here.$code}).child(${here.$slot})`;

export const discounts: Rules = shapeAt('discounts', {
  '.read': ADMIN,
  $code: {
    '.read': (here) => `${SIGNED_IN} && ${hasShown(here.$code)}`,
    '.write': ADMIN,
    used: {
      $slot: {
        // A slot is in use exactly as long as it names a dancer.
        '.write': (here) => `${SIGNED_IN} && (newData.exists() || !${dancerIn(here)}.exists())`,
        '.validate': (here) => `${dancerIn(here)}.exists()`,
      },
    },
  },
});

export const discountUses: Rules = shapeAt('discountUses', {
  '.read': ADMIN,
  $code: {
    $slot: {
      '.write': (here) => `${SIGNED_IN} && (!data.exists() || !${isNamedBy(here, 'data.val()')})`,
      '.validate': (here) => isNamedBy(here, 'newData.val()'),
    },
  },
});

/** A wrong code is a refused write, which the server counts as a guess (`tries.ts`). */
export const discountsShown: Rules = shapeAt('discountsShown', {
  '.read': ADMIN,
  $uid: {
    '.read': OWN,
    $code: {
      '.write': (here) => `${OWN(here)} && (!newData.exists() || ${codeIn('root', here.$code)}.exists())`,
    },
  },
});

const [CODE, SLOT] = ["newData.child('code').val()", "newData.child('slot').val()"];
const SETTINGS = codeIn('root', CODE);
const isCopied = (field: string): string =>
  `newData.child('${field}').val() === ${SETTINGS}.child('${field}').val()`;
const IS_OF_CODE = `(${['name', 'cents', 'percent'].map(isCopied).join(' && ')} && ${SLOT} < ${SETTINGS}.child('uses').val() && !${usedIn('root', CODE, SLOT)}.exists())`;
const IS_VALID = `!${SETTINGS}.child('isOff').exists() && (!${SETTINGS}.child('until').exists() || now < ${SETTINGS}.child('until').val())`;

/**
 * The discount of a dancer: a device states only the code and a free slot, and the amount must equal that of
 * the code. The organizer may also move a discount to another dancer, unchanged.
 */
export const discountOfDancer: Rules<'$id'> = {
  '.write': (here) =>
    `${SIGNED_IN} && ${REGISTRATION_OPEN} && ${hasCodeOfDancer(here.$id, here.newRoot)} && (newData.exists() ? !data.exists() && ${hasShown(CODE)} && ${IS_VALID} : !${usedIn(here.newRoot, "data.child('code').val()", "data.child('slot').val()")}.exists())`,
  '.validate': (here) =>
    `(${ADMIN} || ${IS_OF_CODE}) && ${usedIn(here.newRoot, CODE, SLOT)}.exists() && ${here.newRoot}.child('discountUses').child(${CODE}).child('' + ${SLOT}).val() === ${here.$id}`,
  at: { '.validate': `newData.val() === now || ${ADMIN}` },
};
