const LETTER = String.raw`[\p{L}\p{N}]`;

/** Matches the beginning of a word; a single letter, as of a judge, only a whole word. */
function normalizeWord(word: string): RegExp {
  const literal = word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(`(?<!${LETTER})${literal}${word.length === 1 ? `(?!${LETTER})` : ''}`, 'iu');
}

/** Returns a test: does a text have every searched word, each at the beginning of one of its own? An empty search matches all. */
export function buildSearchTest(sought: string): (text: string) => boolean {
  const words = sought.trim() === '' ? [] : sought.trim().split(/\s+/).map(normalizeWord);
  return (text) => words.every((word) => word.test(text));
}
