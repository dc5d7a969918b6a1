/** Before every key in query bounds. */
export const MIN_KEY_BOUND = '[MIN_NAME]';
/** After every key in query bounds. */
export const MAX_KEY_BOUND = '[MAX_NAME]';

// eslint-disable-next-line no-control-regex -- the control characters are what is refused
const FORBIDDEN = /[.#$/[\]\u0000-\u001f\u007f]/;
const MAX_KEY_BYTES = 768;
const SURROGATE = /[\ud800-\udfff]/;
/** A lone surrogate, which has no UTF-8 encoding. */
const HALF = /\p{Surrogate}/gu;

/** Replaces lone surrogates with U+FFFD. */
export const replaceLoneSurrogates = (text: string): string =>
  SURROGATE.test(text) ? text.replace(HALF, '\ufffd') : text;

/**
 * True if a string may be a key: not empty, at most 768 bytes, none of `. # $ / [ ]`, no control characters or lone
 * surrogates.
 */
export const isKey = (text: string): boolean =>
  text.length > 0 &&
  !FORBIDDEN.test(text) &&
  replaceLoneSurrogates(text) === text &&
  (text.length <= 256 || Buffer.byteLength(text) <= MAX_KEY_BYTES);

const MINUS = 45;
const ZERO = 48;
const NINE = 57;
const MAX_INT32 = 2_147_483_647;

/** The value of a key that looks like a 32-bit integer (`7`, `-3`, `007`); these sort before all others. */
function integerOf(key: string): number | undefined {
  // Digit by digit for speed: a write among a hundred thousand siblings calls this thirty times.
  const isNegative = key.charCodeAt(0) === MINUS;
  const start = isNegative ? 1 : 0;
  if (start === key.length) return undefined;
  let value = 0;
  for (let index = start; index < key.length; index += 1) {
    const code = key.charCodeAt(index);
    if (code < ZERO || code > NINE) return undefined;
    value = value * 10 + code - ZERO;
    if (value > MAX_INT32 + 1) return undefined;
  }
  if (isNegative) return -value;
  return value > MAX_INT32 ? undefined : value;
}

const compareText = (a: string, b: string): number => (a < b ? -1 : 1);

/** Compares keys: integers by value, then length; then the rest by UTF-16 code units. */
export function compareKeys(a: string, b: string): number {
  if (a === b) return 0;
  if (a === MIN_KEY_BOUND || b === MAX_KEY_BOUND) return -1;
  if (b === MIN_KEY_BOUND || a === MAX_KEY_BOUND) return 1;
  const left = integerOf(a);
  const right = integerOf(b);
  if (left === undefined) return right === undefined ? compareText(a, b) : 1;
  if (right === undefined) return -1;
  // '-0' and '00' are equal in value and length; compare the text, or one would replace the other.
  return left - right || a.length - b.length || compareText(a, b);
}
