/** Slots of a device, for the registrations it makes and the lead numbers it takes. */

import type { Here, Rules } from './rules.ts';
import { shapeAt } from './shapes.ts';
import { ADMIN, OWN } from './who.ts';

/** The slot of a device, in the tree before or after the write. @param slot an expression for its number */
const slotOf = (tree: string, slot: string): string =>
  `${tree}.child('registeredFrom').child(auth.uid).child('' + ${slot})`;

/** A new registration names a free slot of its device. The slot stays used even when the registration is deleted. */
export const isInSlotOfDevice = (here: Here<'$code'>): string =>
  `newData.child('slot').isNumber() && !${slotOf('root', "newData.child('slot').val()")}.exists() && ${slotOf(here.newRoot, "newData.child('slot').val()")}.val() === ${here.$code}`;

/** The lead numbers that this device has taken, in the tree before or after the write. */
export const numbersOfDevice = (tree: string): string => `${tree}.child('numberedFrom').child(auth.uid)`;

export const registeredFrom: Rules = shapeAt('registeredFrom', {
  '.read': ADMIN,
  '.write': ADMIN,
  $uid: {
    '.read': OWN,
    $slot: {
      // A slot is written only with a new registration, so that no device lists another's as its own.
      '.write': (here) =>
        `${OWN(here)} && !data.exists() && newData.isString() && !root.child('registrations').child(newData.val()).exists()`,
      '.validate': (here) =>
        `'' + ${here.newRoot}.child('registrations').child(newData.val()).child('slot').val() === ${here.$slot}`,
    },
  },
});

/** A slot is written once, even if its dancer is removed. */
export const numberedFrom: Rules = shapeAt('numberedFrom', {
  $uid: { '.read': OWN, $slot: { '.write': (here) => `${OWN(here)} && !data.exists()` } },
});
