/** Letters that are one with their stroke or ring: no mark comes off them. */
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

/** As somebody types it who looks for it: small letters without their marks, 'Łukasz Núñez' is 'lukasz nunez'. */
export const asSearched = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[łøđðßæœıþ]/gu, (letter) => PLAIN[letter] ?? letter)
    .replace(/[’‘ʼ]/gu, "'");

/** Whether everything that was typed stands in a text of `asSearched`: made once, and asked of a thousand. */
export function finds(typed: string): (searched: string) => boolean {
  const words = asSearched(typed).split(/\s+/);
  return (searched) => words.every((word) => searched.includes(word));
}
