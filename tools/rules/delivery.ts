/** The last operation of each device that left no record in the journal. */

import { type Rules } from './rules.ts';
import { shapeAt } from './shapes.ts';
import { OWN, STAFF } from './who.ts';

/** A receipt counts up, so an operation that is sent again after a lost answer is refused as a whole. */
export const receipts: Rules = {
  $uid: {
    '.read': OWN,
    $id: shapeAt<'$uid' | '$id'>('receipts/$uid/$id', {
      '.write': (here) =>
        `${OWN(here)} && (${STAFF} || root.child('judgeClaims').child(auth.uid).exists()) && newData.exists()`,
      '.validate': (here) => `${here.$id}.length <= 40 && newData.val() > (data.exists() ? data.val() : 0)`,
    }),
  },
};
