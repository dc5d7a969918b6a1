import { asSearched } from './searching.ts';

/** Two spellings of one name: without marks, apostrophes, hyphens and spaces. The order of words counts: Wei Li is not Li Wei. */
export const isSpelledLike = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((name) => asSearched(name).replace(/[^\p{L}\p{N}]+/gu, ''));
  return a !== '' && a === b;
};

/**
 * A name without what people spell differently: marks, apostrophes, hyphens, dots, emoji and the order of its words.
 * Zoë O'Brien-Łukasiewicz 💃 and zoe obrien lukasiewicz sound alike.
 */
export const asHeard = (name: string): string =>
  asSearched(name)
    .replace(/['`´′]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');
