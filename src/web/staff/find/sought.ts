const LETTER = String.raw`[\p{L}\p{N}]`;

/** What a word is found by: its beginning; a single letter, that of a judge, only as a whole. */
function asWord(word: string): RegExp {
  const literal = word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(`(?<!${LETTER})${literal}${word.length === 1 ? `(?!${LETTER})` : ''}`, 'iu');
}

/** Whether a text has every word that is sought, each at the beginning of one of its own. Nothing sought: every text has it. */
export function finds(sought: string): (text: string) => boolean {
  const words = sought.trim() === '' ? [] : sought.trim().split(/\s+/).map(asWord);
  return (text) => words.every((word) => word.test(text));
}
