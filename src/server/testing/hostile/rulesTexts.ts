import type { SeededRandom } from '../chance.ts';
import { damageText } from './text.ts';

type Texts = readonly [string, ...string[]];

const ATOMS: Texts = [
  'true',
  'false',
  'null',
  '1',
  '.5e3',
  "'a'",
  '"\\u0041"',
  'auth',
  'auth.uid',
  'auth.token.x.y',
  'now',
  'root',
  'data',
  'newData',
  '$k',
  'query.limitToFirst',
  "['a','b']",
  '/^(a+)+$/',
  '/[^\\w-]{2,3}|x*/i',
];
const ENDINGS: Texts = [
  '.val()',
  '.exists()',
  ".child('a/b')",
  '.child($k)',
  '.parent()',
  ".hasChildren(['a'])",
  '.hasChildren()',
  '.isString()',
  '.length',
  ".contains('a')",
  ".replace('', 'aaaa')",
  '.toUpperCase()',
  '.matches(/(a|aa)*$/)',
  "['val']()",
  '.getPriority()',
  '',
];
const OPERATORS: Texts = ['||', '&&', '==', '!==', '<', '>=', '+', '-', '*', '/', '%'];

/** A rules expression, or almost one. */
function strangeExpression(chance: SeededRandom, depth = 4): string {
  if (depth === 0 || chance.oneIn(4)) {
    let text = chance.pick(ATOMS);
    for (let count = chance.below(4); count > 0; count -= 1) text += chance.pick(ENDINGS);
    return text;
  }
  const below = (): string => strangeExpression(chance, depth - 1);
  switch (chance.below(5)) {
    case 0:
      return `(${below()})`;
    case 1:
      return `!${below()}`;
    case 2:
      return `${below()} ? ${below()} : ${below()}`;
    default:
      return `${below()} ${chance.pick(OPERATORS)} ${below()}`;
  }
}

/** A chain or nest so long that a recursive reader overflows its stack. */
function endless(chance: SeededRandom): string {
  const count = 500 + chance.below(20_000);
  return chance.pick([
    `false${' || false'.repeat(count)}`,
    `${'('.repeat(count)}true${')'.repeat(count)}`,
    `${'!'.repeat(count)}true`,
    `${'true ? '.repeat(count)}true${' : true'.repeat(count)}`,
    `${'false ? true : '.repeat(count)}true`,
    `data${".child('a')".repeat(count)}.exists()`,
    `auth${'.token'.repeat(count)} == null`,
    `'a'${".replace('a', 'aaaaaaaaaa')".repeat(count % 400)} == 'b'`,
    `'a'.matches(/${'('.repeat(count)}a${')'.repeat(count)}/)`,
    `'a'.matches(/[${'ab'.repeat(count)}]/)`,
    `'a'.matches(/((a{99}){99}){99}/)`,
  ]);
}

export const buildRulesWith = (expression: string): string =>
  JSON.stringify({ rules: { t: { $k: { '.read': expression, '.write': expression } } } });

/** A damaged rules file, or one with a strange rule. `good` is a real one. */
export function createHostileRules(good: string, chance: SeededRandom): string {
  if (chance.oneIn(100)) return buildRulesWith(endless(chance));
  switch (chance.below(10)) {
    case 0:
    case 1:
      return `{"rules":${'{"a":'.repeat(chance.below(2000))}`;
    case 2:
      return damageText(good, chance);
    case 3:
      return buildRulesWith(damageText(strangeExpression(chance), chance));
    default:
      return buildRulesWith(strangeExpression(chance));
  }
}
