/** Chinese, Japanese and Korean, with their own marks. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/gu;

/** How many letters a text is wide: one of Chinese takes the room of two. */
export const lettersWide = (text: string): number => [...text].length + (text.match(WIDE)?.length ?? 0);
