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

/** Whether everything that was typed stands in there. @param searched a text of `asSearched` */
export function isFoundIn(searched: string): (typed: string) => boolean {
  return (typed) =>
    asSearched(typed)
      .split(/\s+/)
      .every((word) => searched.includes(word));
}
