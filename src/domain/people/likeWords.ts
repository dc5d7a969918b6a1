import { normalizeSearch } from './searching.ts';

export const splitSearchWords = (text: string): readonly string[] =>
  normalizeSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** True if these are some of the word's letters, in order and with the same first one: 'brnz' for 'bronze'. */
function isShortFor(short: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return at === short.length && short[0] === word[0];
}

/** True if one letter is wrong, missing or too many, or two are swapped. */
function isOneOff(a: string, b: string): boolean {
  let first = 0;
  while (first < a.length && a[first] === b[first]) first += 1;
  let [endA, endB] = [a.length, b.length];
  while (endA > first && endB > first && a[endA - 1] === b[endB - 1]) {
    endA -= 1;
    endB -= 1;
  }
  const [middleA, middleB] = [a.slice(first, endA), b.slice(first, endB)];
  const isSwapped = middleA.length === 2 && middleA === [...middleB].toReversed().join('');
  return isSwapped || (middleA.length <= 1 && middleB.length <= 1);
}

/** True if a typed word may mean this one: abbreviated, or with one letter off. */
export const isLikeWord = (typed: string, word: string): boolean =>
  isShortFor(typed, word) || (typed.length > 3 && isOneOff(typed, word));

/** Texts that a misspelled or abbreviated one may mean: 'J. Alvarez' is 'José Álvarez'. */
export function suggestTexts(text: string, candidates: readonly string[], most: number): readonly string[] {
  const typed = splitSearchWords(text);
  if (typed.length === 0) return [];
  const near = candidates.filter((candidate) => {
    const words = splitSearchWords(candidate);
    return words.length === typed.length && typed.every((one, at) => isLikeWord(one, words[at] ?? ''));
  });
  return near.slice(0, most);
}
