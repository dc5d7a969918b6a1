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

const makerOf = (tree: string, dancer: string): string =>
  `${tree}.child('owners/competitors').child(${dancer})`;

/** The code that has made the dancer, in the tree before or after: their own, or that of who has registered them. */
export const codeOf = (tree: string, dancer: string): string => `${makerOf(tree, dancer)}.val()`;

/** Where the registration that has made a dancer names the code of their own. It says nothing of who has none. */
const ownCodeOf = (tree: string, dancer: string): string =>
  `${tree}.child('registrations').child(${codeOf(tree, dancer)}).child('codes').child('' + ${tree}.child('competitors').child(${dancer}).child('slot').val())`;

/** Somebody has made that dancer with a code, and it is this one, or the one that was made for the dancer with it. */
export const isCodeOf = (tree: string, code: string, dancer: string): string =>
  `(${makerOf(tree, dancer)}.isString() && (${codeOf(tree, dancer)} === ${code} || (${tree}.child('competitors').child(${dancer}).child('slot').isNumber() && ${ownCodeOf(tree, dancer)}.val() === ${code})))`;

/**
 * This device has shown the code that has made the dancer, or their own where somebody else has registered them. Both
 * registrations have to say that it is theirs.
 */
export const heldBy = (dancer: string): string => {
  const own = ownCodeOf('root', dancer);
  return `(${makerOf('root', dancer)}.isString() && (${holds('root', codeOf('root', dancer))} || (root.child('competitors').child(${dancer}).child('slot').isNumber() && ${own}.isString() && ${holds('root', `${own}.val()`)} && root.child('registrations').child(${own}.val()).child('competitor').val() === ${dancer})))`;
};
