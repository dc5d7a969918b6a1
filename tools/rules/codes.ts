/** Registration codes. */

import type { Expression } from './rules.ts';
import { SIGNED_IN } from './who.ts';

/**
 * This device has shown the code.
 * @param tree the root to look in, before or after
 * @param code an expression
 */
export const holds = (tree: string, code: string): string =>
  `${tree}.child('codeClaims').child(auth.uid).child(${code}).exists()`;

/**
 * This device has shown the registration's code. A deleted registration can't be restored in parts: its required children
 * are written only whole.
 */
export const HELD: Expression<'$code'> = (here) => `${SIGNED_IN} && ${holds('root', here.$code)}`;

const makerOf = (tree: string, dancer: string): string =>
  `${tree}.child('owners/competitors').child(${dancer})`;

/** The code that made the dancer. @param tree the root to look in, before or after */
export const codeOf = (tree: string, dancer: string): string => `${makerOf(tree, dancer)}.val()`;

/** The code of the dancer's own registration, if another one made the dancer. */
const ownCodeOf = (tree: string, dancer: string): string => `${tree}.child('owners/own').child(${dancer})`;

/** The dancer was made with this code, or it is the code of their own registration. */
export const isCodeOf = (tree: string, code: string, dancer: string): string =>
  `(${codeOf(tree, dancer)} === ${code} || (${makerOf(tree, dancer)}.exists() && ${ownCodeOf(tree, dancer)}.val() === ${code}))`;

/**
 * This device has shown the code that made the dancer, or that of the dancer's own registration.
 * @param tree after the write: also in the update that makes the dancer, with the code that makes them
 */
export const heldBy = (dancer: string, tree = 'root'): string => {
  const own = ownCodeOf('root', dancer);
  return `(${makerOf(tree, dancer)}.isString() && (${holds(tree, codeOf(tree, dancer))} || (${own}.isString() && ${holds('root', `${own}.val()`)})))`;
};
