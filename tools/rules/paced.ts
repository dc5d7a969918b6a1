/**
 * Paths with a rate limit for everybody. Nothing is stored here. If an account may read a path of the tree
 * below this node, its additions at that path count toward the limit (decision 49). Firebase treats it as an
 * ordinary path.
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
