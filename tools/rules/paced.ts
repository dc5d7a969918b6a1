/**
 * Places with a rate limit for everybody. Nothing is stored here. Additions of an account at a place that it may
 * read here count toward the limit (decision 49). Firebase treats it as an ordinary place.
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
