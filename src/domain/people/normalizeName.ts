import { normalizeSearch } from './searching.ts';

/**
 * True if two names are equal without diacritics, apostrophes, hyphens and spaces. The order of words matters: Wei
 * Li is not Li Wei.
 */
export const isSpelledLike = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((name) => normalizeSearch(name).replace(/[^\p{L}\p{N}]+/gu, ''));
  return a !== '' && a === b;
};

/**
 * A normal form without spelling differences: diacritics, apostrophes, hyphens, dots, emoji, and the order of words.
 * Zoë O'Brien-Łukasiewicz 💃 and zoe obrien lukasiewicz are equal.
 */
export const normalizeName = (name: string): string =>
  normalizeSearch(name)
    .replace(/['`´′]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');
