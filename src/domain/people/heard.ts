import { asSearched } from './searching.ts';

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
