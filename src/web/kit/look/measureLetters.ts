/** Chinese, Japanese and Korean letters, with their punctuation. */
const WIDE_LETTERS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/gu;

/** The width of a text in letters; a Chinese one counts as two. */
export const measureLetters = (text: string): number =>
  [...text].length + (text.match(WIDE_LETTERS)?.length ?? 0);
