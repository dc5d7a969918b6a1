/** Which registrations a device has made: they bound what one device makes. */

import { A_DEVICES_SLOT } from './forms.ts';
import type { Here, Rules } from './rules.ts';
import { ADMIN, OWN } from './who.ts';

/** The slot of a device, in the tree before or after. @param slot an expression for its number */
const slotOf = (tree: string, slot: string): string =>
  `${tree}.child('registeredFrom').child(auth.uid).child('' + ${slot})`;

/**
 * A registration that is made says in which slot its device names it: one that was free. It is never free again, so that a
 * device whose registrations were thrown out makes no others in their place.
 */
export const inASlotOfItsDevice = (here: Here<'$code'>): string =>
  `newData.child('slot').isNumber() && !${slotOf('root', "newData.child('slot').val()")}.exists() && ${slotOf(here.newRoot, "newData.child('slot').val()")}.val() === ${here.$code}`;

export const registeredFrom: Rules = {
  '.read': ADMIN,
  '.write': ADMIN,
  $uid: {
    '.read': OWN,
    $slot: {
      // Only with a registration that is new: nobody puts another's among their own.
      '.write': (here) =>
        `${OWN(here)} && !data.exists() && newData.isString() && !root.child('registrations').child(newData.val()).exists()`,
      '.validate': (here) =>
        `${here.$slot}.matches(${A_DEVICES_SLOT}) && newData.isString() && '' + ${here.newRoot}.child('registrations').child(newData.val()).child('slot').val() === ${here.$slot}`,
    },
  },
};
