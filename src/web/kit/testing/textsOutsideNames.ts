const WORDS = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The words of a text without punctuation and without anything in parentheses. */
const wordsOf = (text: string): string =>
  [
    ...WORDS.segment(
      text
        .normalize('NFKD')
        .replaceAll(/\([^()]*\)/g, '')
        .toLowerCase(),
    ),
  ]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => ` ${segment} `)
    .join('');

/** Texts of buttons that their accessible names do not contain: voice control goes by the visible text. */
export const textsOutsideNames = (within: Element): readonly (readonly [text: string, name: string])[] =>
  [...within.querySelectorAll('button[aria-label]')].flatMap((button) => {
    const [text, name] = [button.textContent ?? '', button.getAttribute('aria-label') ?? ''];
    return wordsOf(name).includes(wordsOf(text)) ? [] : [[text, name] as const];
  });
