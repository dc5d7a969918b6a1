/** Stands before every key in the bounds of a query. */
export const MIN_NAME = '[MIN_NAME]';
/** Stands after every key in the bounds of a query. */
export const MAX_NAME = '[MAX_NAME]';

// eslint-disable-next-line no-control-regex -- the control characters are what is refused
const FORBIDDEN = /[.#$/[\]\u0000-\u001f\u007f]/;
const MAX_KEY_BYTES = 768;
const SURROGATE = /[\ud800-\udfff]/;
/** Half of a surrogate pair, alone: no character, and there is no UTF-8 for it. */
const HALF = /\p{Surrogate}/gu;

/** The text with every half character replaced by U+FFFD. */
export const wholeCharacters = (text: string): string =>
  SURROGATE.test(text) ? text.replace(HALF, '\ufffd') : text;

/** Whether a text may name a child: not empty, at most 768 bytes, none of `. # $ / [ ]`, no control or half characters. */
export const isKey = (text: string): boolean =>
  text.length > 0 &&
  !FORBIDDEN.test(text) &&
  wholeCharacters(text) === text &&
  (text.length <= 256 || Buffer.byteLength(text) <= MAX_KEY_BYTES);

const MINUS = 45;
const ZERO = 48;
const NINE = 57;
const LARGEST = 2_147_483_647;

/** The number a key stands for when it looks like a 32-bit integer (`7`, `-3`, `007`); those sort before all others. */
function integerOf(key: string): number | undefined {
  // Digit by digit: a write among a hundred thousand siblings asks this thirty times.
  const isNegative = key.charCodeAt(0) === MINUS;
  const start = isNegative ? 1 : 0;
  if (start === key.length) return undefined;
  let value = 0;
  for (let index = start; index < key.length; index += 1) {
    const code = key.charCodeAt(index);
    if (code < ZERO || code > NINE) return undefined;
    value = value * 10 + code - ZERO;
    if (value > LARGEST + 1) return undefined;
  }
  if (isNegative) return -value;
  return value > LARGEST ? undefined : value;
}

const compareText = (a: string, b: string): number => (a < b ? -1 : 1);

/** The order of keys: integers by number (then by length), then the rest by UTF-16 code units. */
export function compareKeys(a: string, b: string): number {
  if (a === b) return 0;
  if (a === MIN_NAME || b === MAX_NAME) return -1;
  if (b === MIN_NAME || a === MAX_NAME) return 1;
  const left = integerOf(a);
  const right = integerOf(b);
  if (left === undefined) return right === undefined ? compareText(a, b) : 1;
  if (right === undefined) return -1;
  // '-0' and '00' are alike in number and length: the text decides, or one would replace the other.
  return left - right || a.length - b.length || compareText(a, b);
}
