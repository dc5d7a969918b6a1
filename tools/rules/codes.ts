/** Registration codes. */

import type { Expression } from './rules.ts';
import { SIGNED_IN } from './who.ts';

/**
 * This device has presented the code.
 * @param tree the root to look in, before or after the write
 * @param code an expression
 */
export const holds = (tree: string, code: string): string =>
  `${tree}.child('codeClaims').child(auth.uid).child(${code}).exists()`;

/**
 * This device has presented the registration's code. A deleted registration can't be restored in parts: its
 * required children are written only whole.
 */
export const HELD: Expression<'$code'> = (here) => `${SIGNED_IN} && ${holds('root', here.$code)}`;

const makerOf = (tree: string, dancer: string): string =>
  `${tree}.child('owners/competitors').child(${dancer})`;

/**
 * The code of the registration that created the dancer. @param tree the root to look in, before or after the
 * write
 */
export const codeOf = (tree: string, dancer: string): string => `${makerOf(tree, dancer)}.val()`;

/** The code of the dancer's own registration, if the dancer was created by another one. */
const ownCodeOf = (tree: string, dancer: string): string => `${tree}.child('owners/own').child(${dancer})`;

/** The code is that of the registration that created the dancer, or of the dancer's own registration. */
export const isCodeOf = (tree: string, code: string, dancer: string): string =>
  `(${codeOf(tree, dancer)} === ${code} || (${makerOf(tree, dancer)}.exists() && ${ownCodeOf(tree, dancer)}.val() === ${code}))`;

/**
 * This device has presented the code that created the dancer, or that of the dancer's own registration.
 * @param tree after the write: also in the update that creates the dancer, with the code that makes them
 */
export const heldBy = (dancer: string, tree = 'root'): string => {
  const own = ownCodeOf('root', dancer);
  return `(${makerOf(tree, dancer)}.isString() && (${holds(tree, codeOf(tree, dancer))} || (${own}.isString() && ${holds('root', `${own}.val()`)})))`;
};
