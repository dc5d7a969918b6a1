const LETTER = String.raw`[\p{L}\p{N}]`;

/** Matches the beginning of a word. A single letter, such as a judge's, matches a whole word only. */
function normalizeWord(word: string): RegExp {
  const literal = word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(`(?<!${LETTER})${literal}${word.length === 1 ? `(?!${LETTER})` : ''}`, 'iu');
}

/**
 * Returns a test that is true for a text if each searched word begins one of its words. An empty search
 * matches all.
 */
export function buildSearchTest(sought: string): (text: string) => boolean {
  const words = sought.trim() === '' ? [] : sought.trim().split(/\s+/).map(normalizeWord);
  return (text) => words.every((word) => word.test(text));
}
