/** Letters that Unicode normalization does not decompose. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
};

/** Normalizes text for search: lower case, without diacritics, 'Łukasz Núñez' is 'lukasz nunez'. */
export const normalizeSearch = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[łøđðßæœıþ]/gu, (letter) => PLAIN[letter] ?? letter)
    .replace(/[’‘ʼ]/gu, "'");

/** Builds a test whether a text from `normalizeSearch` has all typed words; parsed once for many texts. */
export function buildSearch(typed: string): (searched: string) => boolean {
  const words = normalizeSearch(typed).split(/\s+/);
  return (searched) => words.every((word) => searched.includes(word));
}
