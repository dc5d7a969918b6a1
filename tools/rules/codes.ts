/** The codes by which registrations are opened. */

import type { Expression } from './rules.ts';
import { SIGNED_IN } from './who.ts';

/**
 * This device has shown the code that is read here.
 * @param tree the root to look in, before or after
 * @param code an expression
 */
export const holds = (tree: string, code: string): string =>
  `${tree}.child('codeClaims').child(auth.uid).child(${code}).val() === true`;

/** Of a registration that is there, by who has shown its code. */
export const HELD: Expression<'$code'> = (here) =>
  `${SIGNED_IN} && ${here.dataOf('$code')}.exists() && ${holds('root', here.$code)}`;

/** The dancer's own code, in the tree before or after. */
export const codeOf = (tree: string, dancer: string): string =>
  `${tree}.child('owners/competitors').child(${dancer}).val()`;
