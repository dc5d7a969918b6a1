/**
 * Writes that try a secret. Nothing is stored here. Below `ofDevice` and `ofAddress` are paths of the tree.
 * If an account may read one here, its refused writes to that path count as wrong tries (decision 45).
 * Firebase treats it as an ordinary path.
 */

import type { Rules } from './rules.ts';

const SIGNED_IN = 'auth != null';
/** A device that has presented a registration code waits only for its own wrong tries. */
const WITHOUT_A_CODE = `auth != null && !root.child('codeClaims').child(auth.uid).exists()`;

export const tries: Rules = {
  ofDevice: {
    codeClaims: { $uid: { $code: { '.read': SIGNED_IN } } },
    judgeClaims: { $uid: { '.read': SIGNED_IN } },
    discountsShown: { $uid: { $code: { '.read': SIGNED_IN } } },
  },
  ofAddress: {
    // A judge's code has 82 bits: no number of devices can guess one.
    codeClaims: { $uid: { $code: { '.read': WITHOUT_A_CODE } } },
    // No exemption here: anyone can get a registration code quickly, and discount codes are often plain
    // words.
    discountsShown: { $uid: { $code: { '.read': SIGNED_IN } } },
  },
};
