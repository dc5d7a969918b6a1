/**
 * Clients that may read this path are prioritized (decision 41). Nothing is stored here, and Firebase treats it as an
 * ordinary path.
 */

import { A_JUDGE } from './people.ts';
import type { Rules } from './rules.ts';
import { STAFF } from './who.ts';

export const goesFirst: Rules = { '.read': `${STAFF} || ${A_JUDGE}` };
