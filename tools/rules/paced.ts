/**
 * Of what nobody adds too many at once, whoever they are: nothing lies here. The places of the tree stand below; what whoever may read one
 * of them adds there counts for their pace (decision 49). As with `goesFirst`, a Firebase project takes it for a place like any
 * other.
 */

import type { Rules } from './rules.ts';
import { SIGNED_IN } from './who.ts';

const EACH: Rules<'$id'> = { '.read': SIGNED_IN };

export const paced: Rules = {
  journal: { $id: EACH },
  incidents: { $id: EACH },
  payments: { $id: EACH },
  receipts: { $uid: { $id: { '.read': SIGNED_IN } } },
};
