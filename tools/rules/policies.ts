/** The conditions of the policies that src/schema names, and who that is in the tables. */

import type { Policy } from '../../src/schema/codec/node.ts';
import { ADMIN, OFFICE } from './who.ts';

interface Granted {
  /** As the table of docs/TREE.md names them. */
  readonly name: string;
  readonly condition: true | string;
  /** The columns of the matrix in docs/ACCESS.md; undefined: all. */
  readonly columns?: readonly string[];
}

export const POLICIES: Readonly<Record<Policy, Granted>> = {
  everyone: { name: 'everybody', condition: true },
  admin: { name: 'admin', condition: ADMIN, columns: ['admin'] },
  office: { name: 'admin, scrutineer', condition: OFFICE, columns: ['scrut', 'admin'] },
};
