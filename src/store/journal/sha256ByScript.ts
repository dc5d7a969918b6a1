/* oxlint-disable eslint/no-bitwise -- the hash is defined in shifts and turns of 32 bits */

/** The first `count` primes: the constants of the hash are the fractions of their roots. */
function primes(count: number): readonly number[] {
  const found: number[] = [];
  for (let next = 2; found.length < count; next += 1)
    if (found.every((prime) => next % prime !== 0)) found.push(next);
  return found;
}

/** The first 32 bits behind the point. */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32);

const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The text, a one, zeros, and its length in bits: a whole number of blocks of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const block = new Uint8Array(length);
  block.set(bytes);
  block[bytes.length] = 0x80;
  const view = new DataView(block.buffer);
  view.setBigUint64(length - 8, BigInt(bytes.length) * 8n);
  return view;
}

/** The 16 words of a block, stretched to 64. */
function schedule(view: DataView, from: number): readonly number[] {
  const words = Array.from({ length: 16 }, (_, at) => view.getUint32(from + at * 4));
  const word = (at: number): number => words[at] ?? 0;
  for (let at = 16; at < 64; at += 1) {
    const early = word(at - 15);
    const late = word(at - 2);
    const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words.push((word(at - 16) + s0 + word(at - 7) + s1) >>> 0);
  }
  return words;
}

type State = readonly number[];

function compressed(state: State, words: readonly number[]): State {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (const [at, constant] of ROUNDS.entries()) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + s1 + chosen + constant + (words[at] ?? 0)) >>> 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + s0 + majority) >>> 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + (state[at] ?? 0)) >>> 0);
}

/** SHA-256 (FIPS 180-4) in hexadecimal, for where the browser keeps its own to itself: plain http in a hall. */
export function sha256ByScript(bytes: Uint8Array): string {
  const view = padded(bytes);
  let state: State = START;
  for (let from = 0; from < view.byteLength; from += 64) state = compressed(state, schedule(view, from));
  return state.map((word) => word.toString(16).padStart(8, '0')).join('');
}
