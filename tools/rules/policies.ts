/** The conditions of the policies that src/schema names, and the accounts they grant in the tables. */

import type { Policy } from '../../src/schema/nodes/entry.ts';
import type { Condition } from './rules.ts';
import { ADMIN, MC, OFFICE, OWN, STAFF } from './who.ts';

interface Granted {
  /** The name in the table of docs/TREE.md. */
  readonly name: string;
  readonly condition: Condition<'$event' | '$uid'>;
  /** Text after the administrator's rights in the table, such as ', never their own'. */
  readonly except?: string;
  /** The columns of the matrix in docs/ACCESS.md; undefined: all. */
  readonly columns?: readonly string[];
}

const SIGNED_IN = ['anon', 'holder', 'judge', 'deck', 'mc', 'chair', 'scrut', 'admin'];

export const POLICIES: Readonly<Record<Policy, Granted>> = {
  everyone: { name: 'everybody', condition: true },
  nobody: { name: 'nobody', condition: false, columns: [] },
  admin: { name: 'admin', condition: ADMIN, columns: ['admin'] },
  office: { name: 'admin, scrutineer', condition: OFFICE, columns: ['scrut', 'admin'] },
  staff: { name: 'staff', condition: STAFF, columns: ['deck', 'mc', 'chair', 'scrut', 'admin'] },
  mc: { name: 'MC, admin', condition: `(${ADMIN} || ${MC})`, columns: ['mc', 'admin'] },
  floor: {
    name: 'MC, scrutineer, admin',
    condition: `(${OFFICE} || ${MC})`,
    columns: ['mc', 'scrut', 'admin'],
  },
  own: { name: 'own', condition: OWN, columns: SIGNED_IN },
  // An admin cannot change their own role, so that the last one can't lock everyone out, and a stolen session can't
  // promote itself.
  'admin of others': {
    name: 'admin, never their own',
    except: ', never their own',
    condition: (here) => `${ADMIN} && ${here.$uid} !== auth.uid`,
    columns: ['admin'],
  },
};
