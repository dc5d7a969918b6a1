/**
 * Prioritized clients (decision 41): all that may read this path, where nothing is stored. A Firebase project takes it for an
 * ordinary path.
 */

import { A_JUDGE } from './people.ts';
import type { Rules } from './rules.ts';
import { STAFF } from './who.ts';

export const goesFirst: Rules = { '.read': `${STAFF} || ${A_JUDGE}` };
