import { RuleProblem } from './problem.ts';

/** A token of an expression; `at` is its offset. */
export type Token =
  | { readonly kind: 'number'; readonly value: number; readonly at: number }
  | { readonly kind: 'string'; readonly value: string; readonly at: number }
  | { readonly kind: 'pattern'; readonly source: string; readonly flags: string; readonly at: number }
  | { readonly kind: 'name'; readonly name: string; readonly at: number }
  | { readonly kind: 'sign'; readonly sign: string; readonly at: number }
  | { readonly kind: 'end'; readonly at: number };

const SIGNS = ['===', '!==', '==', '!=', '<=', '>=', '&&', '||', ...'<>+-*/%!?:()[].,'.split('')];
const NUMBER = /(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const NAME = /[$A-Za-z_][\w$]*/y;
const SPACE = /\s+/y;

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
]);

function matchAt(pattern: RegExp, text: string, index: number): string | undefined {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0];
}

function readString(text: string, from: number): { value: string; end: number } {
  const quote = text[from];
  let value = '';
  for (let index = from + 1; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (character === quote) return { value, end: index + 1 };
    if (character !== '\\') {
      value += character;
      continue;
    }
    index += 1;
    const escaped = text[index] ?? '';
    const unicode = escaped === 'u' ? matchAt(/[0-9A-Fa-f]{4}/y, text, index + 1) : undefined;
    if (unicode === undefined) value += ESCAPES.get(escaped) ?? escaped;
    else {
      value += String.fromCharCode(Number.parseInt(unicode, 16));
      index += 4;
    }
  }
  throw new RuleProblem('a text that is not closed', from);
}

function readPattern(text: string, from: number): { source: string; flags: string; end: number } {
  let inSet = false;
  for (let index = from + 1; index < text.length; index += 1) {
    const character = text[index];
    if (character === '\\') index += 1;
    else if (character === '[') inSet = true;
    else if (character === ']') inSet = false;
    else if (character === '/' && !inSet) {
      const flags = matchAt(/[A-Za-z]*/y, text, index + 1) ?? '';
      return { source: text.slice(from + 1, index), flags, end: index + 1 + flags.length };
    }
  }
  throw new RuleProblem('a pattern that is not closed', from);
}

/** A slash divides after a value and opens a pattern anywhere else. */
function endsValue(word: Token | undefined): boolean {
  if (word === undefined) return false;
  if (word.kind === 'sign') return word.sign === ')' || word.sign === ']';
  return word.kind !== 'end';
}

/**
 * Splits an expression into tokens, the last one `end`.
 * @throws RuleProblem at a character that starts no token
 */
export function tokenize(text: string): readonly Token[] {
  const found: Token[] = [];
  let index = 0;
  while (index < text.length) {
    const at = index;
    const space = matchAt(SPACE, text, index);
    if (space !== undefined) {
      index += space.length;
      continue;
    }
    const character = text[index] ?? '';
    const number = matchAt(NUMBER, text, index);
    const name = matchAt(NAME, text, index);
    const sign = SIGNS.find((candidate) => text.startsWith(candidate, at));
    if (character === '"' || character === "'") {
      const { value, end } = readString(text, index);
      found.push({ kind: 'string', value, at });
      index = end;
    } else if (number !== undefined) {
      found.push({ kind: 'number', value: Number(number), at });
      index += number.length;
    } else if (name !== undefined) {
      found.push({ kind: 'name', name, at });
      index += name.length;
    } else if (character === '/' && !endsValue(found.at(-1))) {
      const { source, flags, end } = readPattern(text, index);
      found.push({ kind: 'pattern', source, flags, at });
      index = end;
    } else if (sign !== undefined) {
      found.push({ kind: 'sign', sign, at });
      index += sign.length;
    } else throw new RuleProblem(`unexpected ${character}`, index);
  }
  found.push({ kind: 'end', at: text.length });
  return found;
}
