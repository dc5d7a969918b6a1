/**
 * Which writes try a secret, and for whom the wrong ones count: nothing lies here. Below `ofDevice` and `ofAddress` stand the places of
 * the tree; whoever may read one of them tries something by writing there (decision 45). As with `goesFirst`, a Firebase
 * project takes it for a place like any other.
 */

import type { Rules } from './rules.ts';

const SIGNED_IN = 'auth != null';
/** Who has shown a code of seven characters waits for their own wrong ones alone. */
const WITHOUT_A_CODE = `auth != null && !root.child('codeClaims').child(auth.uid).exists()`;

export const tries: Rules = {
  ofDevice: {
    codeClaims: { $uid: { $code: { '.read': SIGNED_IN } } },
    judgeClaims: { $uid: { '.read': SIGNED_IN } },
  },
  ofAddress: {
    // A judge's code has 82 bits: no number of devices finds one.
    codeClaims: { $uid: { $code: { '.read': WITHOUT_A_CODE } } },
  },
};
