import { parseExpression } from '../../src/server/rules/parse.ts';
import type { Expression } from '../../src/server/rules/syntax.ts';
import type { WrittenRules } from './written.ts';

// The same conditions in fewer characters, for database.rules.json. Checks of the tree read the longer ones.

/** Operators by precedence, the weakest first. */
const RANKS = ['?', '||', '&&', '== !=', '< <= > >=', '+ -', '* / %'].map((signs) => signs.split(' '));
const [OR, NEGATION, POSTFIX] = [1, RANKS.length, RANKS.length + 1] as const;

function rankOf(expression: Expression): number {
  if (expression.kind === 'not' || expression.kind === 'negate') return NEGATION;
  if (expression.kind === 'choice') return 0;
  if (expression.kind !== 'binary') return POSTFIX;
  return RANKS.findIndex((signs) => signs.includes(expression.operator));
}

/** The operands of a chain of one operator, in order. */
const operandsOf = (operator: string, expression: Expression): readonly Expression[] =>
  expression.kind === 'binary' && expression.operator === operator
    ? [expression.left, expression.right].flatMap((side) => operandsOf(operator, side))
    : [expression];

const SIGNED_IN = 'auth != null';
/** `auth != null` */
const asksForAccount = (expression: Expression): boolean =>
  expression.kind === 'binary' &&
  expression.operator === '!=' &&
  expression.left.kind === 'name' &&
  expression.left.name === 'auth';

/** False for everybody without an account. */
function needsAccount(expression: Expression): boolean {
  if (expression.kind === 'choice') return [expression.yes, expression.no].every(needsAccount);
  if (expression.kind !== 'binary') return false;
  const { operator } = expression;
  if (operator === '||') return operandsOf('||', expression).every(needsAccount);
  return operator === '&&' ? operandsOf('&&', expression).some(needsAccount) : asksForAccount(expression);
}

/** The same condition where an account is known to be there. */
function withAccount(expression: Expression): Expression {
  if (expression.kind === 'not') return { ...expression, of: withAccount(expression.of) };
  if (expression.kind === 'choice') {
    const [test, yes, no] = [expression.test, expression.yes, expression.no].map(withAccount);
    return test && yes && no ? { ...expression, test, yes, no } : expression;
  }
  if (expression.kind !== 'binary') return expression;
  const { operator, left, right } = expression;
  if (operator === '&&' && asksForAccount(left)) return withAccount(right);
  if (operator === '&&' && asksForAccount(right)) return withAccount(left);
  return { ...expression, left: withAccount(left), right: withAccount(right) };
}

const PATTERN = /^\/(\\.|\[[^\]]*\]|[^/\\[])*\/\w*/;

/** Prints an expression. @param source the text it was parsed from */
function printed(expression: Expression, source: string): string {
  const print = (one: Expression): string => printed(one, source);
  const atLeast = (rank: number, one: Expression): string =>
    rankOf(one) < rank ? `(${print(one)})` : print(one);
  switch (expression.kind) {
    case 'literal':
      return typeof expression.value === 'string' ? `'${expression.value}'` : String(expression.value);
    case 'name':
      return expression.name;
    case 'pattern':
      return PATTERN.exec(source.slice(expression.at))?.[0] ?? '';
    case 'list':
      return `[${expression.items.map(print).join(', ')}]`;
    case 'member':
      return `${atLeast(POSTFIX, expression.of)}.${expression.name}`;
    case 'element':
      return `${atLeast(POSTFIX, expression.of)}[${print(expression.name)}]`;
    case 'not':
      return `!${atLeast(NEGATION, expression.of)}`;
    case 'negate':
      return `-${atLeast(NEGATION, expression.of)}`;
    case 'choice':
      return `${atLeast(OR, expression.test)} ? ${print(expression.yes)} : ${print(expression.no)}`;
    case 'binary': {
      const { operator, left, right } = expression;
      const rank = rankOf(expression);
      // A comparison of a comparison keeps its brackets: it reads better.
      const isSum = /[-+*/%]/.test(operator);
      if (operator !== '&&' && operator !== '||')
        return `${atLeast(isSum ? rank : rank + 1, left)} ${operator} ${atLeast(rank + 1, right)}`;
      const each = operandsOf(operator, expression).map((one) => atLeast(rank, one));
      return [...new Set(each)].join(` ${operator} `);
    }
    case 'call':
      return `${atLeast(POSTFIX, expression.of)}.${expression.method}(${expression.args.map(print).join(', ')})`;
  }
}

const KEY = String.raw`'[^']*'|\$\w+|auth\.uid`;
const WAY = new RegExp(String.raw`(?:\.child\((?:${KEY})\)){2,}`, 'g');

/** One path of keys only: any other value may be empty or no text, which `child` refuses and `+` does not. */
const asOnePath = (way: string): string =>
  `.child('${Array.from(way.matchAll(new RegExp(KEY, 'g')), ([key]) => (key.startsWith("'") ? key.slice(1, -1) : `'+${key}+'`)).join('/')}')`
    .replace("(''+", '(')
    .replace("+'')", ')');

/** Types of values at the top, where an error in one condition has the same effect as `false`. */
const HAS_TYPE: Readonly<Record<string, RegExp>> = {
  'newData.isString()': /^newData\.val\(\)\.(length <= |matches\()/,
  'newData.isNumber()': /^newData\.val\(\) % 1 == 0$/,
};

/** @throws Error if it grants a write without an account */
export function shorter(rule: string, condition: string): string {
  const expression = parseExpression(condition);
  const isNeeded = needsAccount(expression);
  if (rule === '.write' && !isNeeded) throw new Error(`No account is needed for a write: ${condition}`);
  // A value is validated after its write was granted.
  const isAsked = rule === '.validate' || isNeeded;
  const parts = operandsOf('&&', isAsked ? withAccount(expression) : expression);
  const isAlone = parts.length === 1 && (rule === '.validate' || !isNeeded);
  const texts = parts.map((one) => {
    const text = printed(one, condition);
    return rankOf(one) <= OR && !isAlone ? `(${text})` : text;
  });
  const needed = texts.filter((one) => !texts.some((other) => HAS_TYPE[one]?.test(other)));
  const first = rule !== '.validate' && isNeeded ? [SIGNED_IN] : [];
  return [...new Set([...first, ...needed])].join(' && ').replaceAll(WAY, asOnePath);
}

export function shorterRules(rules: WrittenRules): WrittenRules {
  const isBelow = (value: WrittenRules[string]): value is WrittenRules =>
    typeof value === 'object' && !Array.isArray(value);
  return Object.fromEntries(
    Object.entries(rules).map(([name, value]) => {
      if (isBelow(value)) return [name, shorterRules(value)];
      return [name, typeof value === 'string' && name.startsWith('.') ? shorter(name, value) : value];
    }),
  );
}
