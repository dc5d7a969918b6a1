/** Registration codes. */

import type { Expression } from './rules.ts';
import { SIGNED_IN } from './who.ts';

/**
 * This device has presented the code.
 * @param tree the root to look in, before or after the write
 * @param code an expression
 */
export const hasPresentedCode = (tree: string, code: string): string =>
  `${tree}.child('codeClaims').child(auth.uid).child(${code}).exists()`;

/**
 * This device has presented the registration's code. A deleted registration can't be restored in parts: its
 * required children are written only whole.
 */
export const CODE_PRESENTED: Expression<'$code'> = (here) =>
  `${SIGNED_IN} && ${hasPresentedCode('root', here.$code)}`;

const creatorOf = (tree: string, dancer: string): string =>
  `${tree}.child('owners/competitors').child(${dancer})`;

/**
 * The code of the registration that created the dancer. @param tree the root to look in, before or after the
 * write
 */
export const codeOf = (tree: string, dancer: string): string => `${creatorOf(tree, dancer)}.val()`;

/** The code of the dancer's own registration, if the dancer was created by another one. */
const ownCodeOf = (tree: string, dancer: string): string => `${tree}.child('owners/own').child(${dancer})`;

/** The code is that of the registration that created the dancer, or of the dancer's own registration. */
export const isCodeOf = (tree: string, code: string, dancer: string): string =>
  `(${codeOf(tree, dancer)} === ${code} || (${creatorOf(tree, dancer)}.exists() && ${ownCodeOf(tree, dancer)}.val() === ${code}))`;

/**
 * This device has presented the code that created the dancer, or that of the dancer's own registration.
 * @param tree after the write: also in the update that creates the dancer, with the code that makes them
 */
export const hasCodeOfDancer = (dancer: string, tree = 'root'): string => {
  const own = ownCodeOf('root', dancer);
  return `(${creatorOf(tree, dancer)}.isString() && (${hasPresentedCode(tree, codeOf(tree, dancer))} || (${own}.isString() && ${hasPresentedCode('root', `${own}.val()`)})))`;
};
