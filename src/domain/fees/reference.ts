import { hashText } from '../people/directory.ts';
import { normalizeSpelling } from '../people/people.ts';
import type { Payer } from './payment.ts';

/**
 * Digits and capitals that are not confused when typed or read aloud. Without vowels they form no word. Their
 * count, 29, is a prime, so the check character detects each wrong character and each swap.
 */
const SIGNS = '0123456789BCDFGHJKMNPQRSTWXYZ';
/** Number of characters of a reference without its prefix; the last one is the check character. */
const REFERENCE_LENGTH = 6;

/** Starts each reference: 2 to 5 letters or digits. */
export const REFERENCE_PREFIX_PATTERN = /^[A-Z0-9]{2,5}$/;

const valueOf = (sign: string): number => SIGNS.indexOf(sign);

/** Zero if the check character is right. The weights 1 to 6 differ, so a swap changes the sum. */
const checkSum = (signs: string): number =>
  [...signs].reduce((sum, sign, at) => sum + (at + 1) * valueOf(sign), 0) % SIGNS.length;

const checkFor = (signs: string): string =>
  SIGNS.split('').find((sign) => checkSum(signs + sign) === 0) ?? '';

/**
 * The reference of a dancer or school without its prefix. Each device computes it from the public key or the
 * school's name, so no device can choose another one. The code that opens a registration is not used, because
 * payment notes may be public.
 */
export function buildReferenceBody(payer: Payer): string {
  const payerId = payer.kind === 'school' ? `s:${normalizeSpelling(payer.school)}` : `d:${payer.dancer}`;
  // 52 bits: more than five characters need, and exact as a JavaScript number.
  let rest = Number.parseInt(hashText(payerId).slice(0, 13), 16);
  let signs = '';
  while (signs.length < REFERENCE_LENGTH - 1) {
    signs += SIGNS[rest % SIGNS.length] ?? '';
    rest = Math.floor(rest / SIGNS.length);
  }
  return signs + checkFor(signs);
}

/** The reference as people see it: 'PBC-4K7-M26'. */
export const buildReference = (prefix: string, payer: Payer): string => {
  const signs = buildReferenceBody(payer);
  return `${prefix}-${signs.slice(0, 3)}-${signs.slice(3)}`;
};

/** The prefix from a competition's name, by initials: 'PBC'. */
export function derivePrefix(name: string | undefined): string {
  const initials = (name ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .map((word) => (/^\d/.test(word) ? '' : word.slice(0, 1)))
    .join('')
    .slice(0, 4);
  return REFERENCE_PREFIX_PATTERN.test(initials) ? initials : 'PAY';
}

/** Replaces letters that no reference contains by the digits they look like. */
const asSigns = (text: string): string => text.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');

export interface FoundReference {
  readonly signs: string;
  /** True if the prefix precedes it. Then it is meant as a reference, even with a typo. */
  readonly hasPrefix: boolean;
}

const SIGN = `[${SIGNS}]`;
const AS_WRITTEN = `(?=(${SIGN}(?:[^0-9A-Z]?${SIGN}){${REFERENCE_LENGTH - 1}})(?![0-9A-Z]))`;

/** Finds references in a typed text or a line of a bank file, in any case and with any separators. */
export function findReferences(text: string, prefix: string): readonly FoundReference[] {
  const pattern = new RegExp(
    `(?<![0-9A-Z])(?:(${prefix === '' ? '(?!)' : asSigns(prefix)})[^0-9A-Z]{0,2})?${AS_WRITTEN}`,
    'g',
  );
  const found = new Map<string, FoundReference>();
  for (const [, before, written = ''] of asSigns(text).matchAll(pattern)) {
    const signs = written.replaceAll(/[^0-9A-Z]/g, '');
    const hasPrefix = before !== undefined;
    if (hasPrefix || !found.has(signs)) found.set(signs, { signs, hasPrefix });
  }
  return [...found.values()];
}

export const hasValidCheckCharacter = (signs: string): boolean =>
  signs.length === REFERENCE_LENGTH && checkSum(signs) === 0;

/** True if one character is wrong, or two adjacent ones are swapped. */
export function isOneTypoFrom(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const unlike = [...one].flatMap((sign, at) => (sign === other[at] ? [] : [at]));
  const [first = 0, second = 0] = unlike;
  const isSwap =
    unlike.length === 2 &&
    second === first + 1 &&
    one[first] === other[second] &&
    one[second] === other[first];
  return unlike.length === 1 || isSwap;
}
