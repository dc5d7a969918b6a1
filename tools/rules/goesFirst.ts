/**
 * Whose work is done first when the server has much to do: nothing lies here, and whoever may read it goes first (decision
 * 41). So it is no branch of the tree, and a Firebase project takes it for a place like any other.
 */

import { A_JUDGE } from './people.ts';
import type { Rules } from './rules.ts';
import { STAFF } from './who.ts';

export const goesFirst: Rules = { '.read': `${STAFF} || ${A_JUDGE}` };
