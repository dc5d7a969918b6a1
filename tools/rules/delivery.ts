/** How far a device has come with what it does without a record in the journal. */

import { type Rules } from './rules.ts';
import { OWN, STAFF } from './who.ts';

/**
 * For each account and device the number of the last operation that has come in. It only counts up: what is sent twice,
 * after a connection that broke before the answer, is refused the second time with all that was in the same update. So
 * an operation is never done twice, and by nobody but the account that made it.
 */
export const receipts: Rules = {
  $uid: {
    '.read': OWN,
    $id: {
      '.write': (here) =>
        `${OWN(here)} && (${STAFF} || root.child('judgeClaims').child(auth.uid).exists()) && newData.exists()`,
      '.validate': (here) =>
        `newData.isNumber() && ${here.$id}.length <= 40 && newData.val() > (data.exists() ? data.val() : 0)`,
    },
  },
};
