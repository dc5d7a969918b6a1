import { parseExpression } from '../../src/server/rules/parse.ts';
import type { Expression } from '../../src/server/rules/syntax.ts';
import type { WrittenRules } from './written.ts';

// The same conditions in fewer characters, for database.rules.json. Checks of the tree read the longer ones.

/** Operators by precedence, the weakest first. */
const RANKS = ['?', '||', '&&', '== !=', '< <= > >=', '+ -', '* / %'].map((signs) => signs.split(' '));
const [OR, NEGATION, POSTFIX] = [1, RANKS.length, RANKS.length + 1] as const;

function rankOf(expression: Expression): number {
  if (expression.kind === 'not' && expression.of.kind === 'binary' && expression.of.operator === '==')
    return rankOf(expression.of);
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

const SIGNED_IN = 'auth!=null';
/** `auth != null` */
const asksForAccount = (expression: Expression): boolean =>
  expression.kind === 'binary' &&
  expression.operator === '!=' &&
  expression.left.kind === 'name' &&
  expression.left.name === 'auth';

/** The parts that are always evaluated: an error in one of them is an error of the whole expression. */
function evaluatedIn(expression: Expression): readonly Expression[] {
  const parts = (): readonly Expression[] => {
    switch (expression.kind) {
      case 'literal':
      case 'name':
      case 'pattern':
        return [];
      case 'list':
        return expression.items;
      case 'member':
      case 'not':
      case 'negate':
        return [expression.of];
      case 'element':
        return [expression.of, expression.name];
      case 'call':
        return [expression.of, ...expression.args];
      case 'choice':
        return [expression.test];
      case 'binary':
        return /[&|]/.test(expression.operator) ? [expression.left] : [expression.left, expression.right];
    }
  };
  return [expression, ...parts().flatMap(evaluatedIn)];
}

type Call = Extract<Expression, { kind: 'call' }>;
const isLookUp = (expression: Expression): expression is Call =>
  expression.kind === 'call' && /^(child|hasChild)$/.test(expression.method);
const lookUpsIn = (expression: Expression): readonly Call[] => evaluatedIn(expression).filter(isLookUp);
/** The paths looked up, or their parts. Null is an error there. */
const keysIn = (expression: Expression): readonly Expression[] =>
  lookUpsIn(expression).flatMap(({ args }) => args.flatMap((path) => operandsOf('+', path)));
/** The paths that are not joined to one with the next key. Numbers and null are errors there. */
function lastPathsIn(expression: Expression): readonly Expression[] {
  const all = lookUpsIn(expression);
  return all.filter((one) => all.every(({ of }) => of !== one)).flatMap(({ args }) => args);
}

const isAccount = (expression: Expression): boolean =>
  expression.kind === 'member' && expression.name === 'uid' && expression.of.kind === 'name';
const isWildcard = (expression: Expression): boolean =>
  expression.kind === 'name' && expression.name.startsWith('$');

/** Never true without an account: false, or an error. */
function needsAccount(expression: Expression): boolean {
  if (asksForAccount(expression) || keysIn(expression).some(isAccount)) return true;
  if (expression.kind === 'choice') return [expression.yes, expression.no].every(needsAccount);
  if (expression.kind !== 'binary') return false;
  const { operator, left, right } = expression;
  if (operator === '||') return operandsOf('||', expression).every(needsAccount);
  if (operator === '&&') return operandsOf('&&', expression).some(needsAccount);
  return operator === '==' && isAccount(left) && isWildcard(right);
}

/** The same condition, simplified because an account is known to exist. */
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

/** Never empty. */
const isPlainKey = (expression: Expression): boolean =>
  (expression.kind === 'literal' && expression.value !== '') ||
  isWildcard(expression) ||
  isAccount(expression) ||
  (expression.kind === 'choice' && [expression.yes, expression.no].every(isPlainKey)) ||
  (expression.kind === 'binary' &&
    expression.operator === '+' &&
    operandsOf('+', expression).some(isPlainKey));

/** The keys of a path. */
const keysOf = (expression: Call): readonly Expression[] =>
  isLookUp(expression.of) ? [...keysOf(expression.of), ...expression.args] : expression.args;
const baseOf = ({ of }: Call): Expression => (isLookUp(of) ? baseOf(of) : of);

/**
 * The keys as paths that are as long as possible. The last key is separate if it may be empty: `child` refuses an empty path, and
 * with `+` it would be that of the parent.
 */
function pathsOf(keys: readonly Expression[]): readonly (readonly Expression[])[] {
  const last = keys.at(-1);
  return last === undefined || keys.length === 1 || isPlainKey(last) ? [keys] : [keys.slice(0, -1), [last]];
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
      return (PATTERN.exec(source.slice(expression.at))?.[0] ?? '').replaceAll('[0-9]', String.raw`\d`);
    case 'list':
      return `[${expression.items.map(print).join(',')}]`;
    case 'member':
      return `${atLeast(POSTFIX, expression.of)}.${expression.name}`;
    case 'element':
      return `${atLeast(POSTFIX, expression.of)}[${print(expression.name)}]`;
    case 'not':
      if (expression.of.kind === 'binary' && expression.of.operator === '==')
        return print({ ...expression.of, operator: '!=' });
      return `!${atLeast(NEGATION, expression.of)}`;
    case 'negate':
      return `-${atLeast(NEGATION, expression.of)}`;
    case 'choice':
      return `${atLeast(OR, expression.test)} ? ${print(expression.yes)} : ${print(expression.no)}`;
    case 'binary': {
      const { operator, left, right } = expression;
      const rank = rankOf(expression);
      // A comparison of a comparison keeps its parentheses, to be easier to read.
      const isSum = /[-+*/%]/.test(operator);
      if (operator !== '&&' && operator !== '||')
        return `${atLeast(isSum ? rank : rank + 1, left)}${operator}${atLeast(rank + 1, right)}`;
      const each = operandsOf(operator, expression).map((one) => atLeast(rank, one));
      return [...new Set(each)].join(` ${operator} `);
    }
    case 'call': {
      const { method, of, args } = expression;
      const [only] = args;
      if (method === 'exists' && isLookUp(of)) return print({ ...of, method: 'hasChild' });
      if (method === 'hasChildren' && only?.kind === 'list' && only.items.length === 1)
        return `${atLeast(POSTFIX, of)}.hasChild(${only.items.map(print).join()})`;
      if (!isLookUp(expression)) return `${atLeast(POSTFIX, of)}.${method}(${args.map(print).join(',')})`;
      const paths = pathsOf(keysOf(expression)).map((keys) => asOnePath(keys, print));
      const calls = paths.map((path, at) => `.${at === paths.length - 1 ? method : 'child'}(${path})`);
      return atLeast(POSTFIX, baseOf(expression)) + calls.join('');
    }
  }
}

/** Keys as one text with strokes between them. */
function asOnePath(keys: readonly Expression[], print: (one: Expression) => string): string {
  const [only] = keys;
  if (only !== undefined && keys.length === 1) return print(only);
  const parts = keys.flatMap((key) => [
    "'/'",
    ...operandsOf('+', key).map((one) => (rankOf(one) < POSTFIX ? `(${print(one)})` : print(one))),
  ]);
  return parts.slice(1).join('+').replaceAll("'+'", '').replaceAll("+''+", '+');
}

/** Conditions on a value, each with a pattern of conditions that imply it. */
const REQUIRED: readonly (readonly [string, RegExp])[] = [
  ['newData.isString()', /^newData\.val\(\)\.(length<=|matches\()/],
  ['newData.isNumber()', /^newData\.val\(\)(%1==0|<=now.*|==now)$/],
  ['newData.hasChildren()', /^newData\.hasChild(ren\(\[|\(')/],
  ["newData.val()!=''", /^newData\.val\(\)==(auth\.uid|\$\w+)$/],
];
/** A bound on the length is redundant for a value that equals a key. */
const LENGTH = /^newData\.val\(\)\.length<=\d+$/;
const EQUALS_KEY = /^newData\.val\(\)==(auth\.uid|\$\w+)$/;

/** True if a condition is redundant beside the others: they imply it, or fail with an error without it. */
function isRequired(condition: Expression, others: readonly Expression[], source: string): boolean {
  const text = printed(condition, source);
  const texts = others.map((one) => printed(one, source));
  if (REQUIRED.some(([its, by]) => its === text && texts.some((one) => by.test(one)))) return true;
  if (LENGTH.test(text)) return texts.some((one) => EQUALS_KEY.test(one));
  if (condition.kind !== 'call' || !/^(isString|exists)$/.test(condition.method)) return false;
  const value = `${printed(condition.of, source)}.val()`;
  const isIt = (one: Expression): boolean => printed(one, source) === value;
  const isOrdered = (one: Expression): boolean =>
    one.kind === 'binary' && /^([<>]=?|%)$/.test(one.operator) && [one.left, one.right].some(isIt);
  return others.some((one) =>
    condition.method === 'isString'
      ? lastPathsIn(one).some(isIt)
      : keysIn(one).some(isIt) || evaluatedIn(one).some(isOrdered),
  );
}

const inAChain = (operands: readonly Expression[]): Expression | undefined =>
  operands.reduce<Expression | undefined>(
    (left, right) =>
      left === undefined ? right : { kind: 'binary', operator: '&&', left, right, at: right.at },
    undefined,
  );

/**
 * Removes conditions that only guard others against an error. Where nothing is evaluated afterwards, an error
 * has the effect of `false`. This applies to the last operand of an `||`, to both results of a choice, and to
 * each operand of an `&&` there.
 */
function withoutGuards(expression: Expression, source: string): Expression {
  const last = (one: Expression): Expression => withoutGuards(one, source);
  if (expression.kind === 'choice')
    return { ...expression, yes: last(expression.yes), no: last(expression.no) };
  if (expression.kind !== 'binary') return expression;
  if (expression.operator === '||') return { ...expression, right: last(expression.right) };
  if (expression.operator !== '&&') return expression;
  const all = operandsOf('&&', expression).map(last);
  const needed = all.filter(
    (one) =>
      !isRequired(
        one,
        all.filter((other) => other !== one),
        source,
      ),
  );
  return inAChain(needed) ?? expression;
}

/** @throws Error if it grants a write without an account */
export function shorter(rule: string, condition: string): string {
  const expression = parseExpression(condition);
  const isNeeded = needsAccount(expression);
  if (rule === '.write' && !isNeeded) throw new Error(`No account is needed for a write: ${condition}`);
  // A value is validated after its write was granted.
  const isAsked = rule === '.validate' || isNeeded;
  const its = withoutGuards(isAsked ? withAccount(expression) : expression, condition);
  const isToAsk = rule !== '.validate' && isNeeded && !needsAccount(its);
  const text = isToAsk && rankOf(its) <= OR ? `(${printed(its, condition)})` : printed(its, condition);
  return isToAsk ? `${SIGNED_IN} && ${text}` : text;
}

const isBelow = (value: WrittenRules[string]): value is WrittenRules =>
  typeof value === 'object' && !Array.isArray(value);

/** True of a node above all grants, which is written only through its children. */
const TRUE_ABOVE_GRANTS = new Set(['newData.hasChildren()', 'newData.getPriority()==null']);

function withoutTrue(condition: string): string {
  const expression = parseExpression(condition);
  const parts = operandsOf('&&', expression).map((one) => printed(one, condition));
  return parts.some((one) => TRUE_ABOVE_GRANTS.has(one))
    ? parts.filter((one) => !TRUE_ABOVE_GRANTS.has(one)).join(' && ')
    : condition;
}

/** The names of wildcards in the file. */
const SHORT = {
  $act: '$a',
  $code: '$h',
  $dance: '$d',
  $dancer: '$p',
  $duty: '$u',
  $entry: '$c',
  $event: '$e',
  $field: '$f',
  $from: '$v',
  $id: '$x',
  $judge: '$j',
  $kind: '$b',
  $lead: '$l',
  $name: '$m',
  $other: '$o',
  $pair: '$q',
  $part: '$t',
  $role: '$w',
  $round: '$r',
  $secret: '$z',
  $slot: '$s',
  $to: '$t',
  $uid: '$g',
  $word: '$y',
} as const;
const withShortNames = (text: string): string =>
  Object.entries(SHORT).reduce(
    (its, [name, short]) => its.replaceAll(new RegExp(`[$]${name.slice(1)}\\b`, 'g'), () => short),
    text,
  );

/** Two children with the same rules become one wildcard, if there is no other one. */
function withAlikeJoined(rules: WrittenRules): WrittenRules {
  const children = Object.entries(rules).filter(([, value]) => isBelow(value));
  const [one, other] = children.filter(([name, its]) =>
    children.some(([also, same]) => also !== name && JSON.stringify(same) === JSON.stringify(its)),
  );
  const its = one?.[1];
  if (one === undefined || other === undefined || its === undefined || !isBelow(its)) return rules;
  const validate = its['.validate'];
  if (children.some(([name]) => name.startsWith('$')) || typeof validate !== 'string') return rules;
  if (rankOf(parseExpression(validate)) <= OR) return rules;
  const names = [one[0], other[0]];
  return {
    ...Object.fromEntries(Object.entries(rules).filter(([name]) => !names.includes(name))),
    $kind: { ...its, '.validate': `$kind.matches(/^(${names.join('|')})$/) && ${validate}` },
  };
}

/** @param isGranted a write is granted here or above */
export function shorterRules(rules: WrittenRules, isGranted = false): WrittenRules {
  const isGrantedHere = isGranted || Object.hasOwn(rules, '.write');
  return Object.fromEntries(
    Object.entries(rules).flatMap(([name, value]): readonly (readonly [string, WrittenRules[string]])[] => {
      if (isBelow(value))
        return [[withShortNames(name), withAlikeJoined(shorterRules(value, isGrantedHere))]];
      if (typeof value !== 'string' || !name.startsWith('.')) return [[name, value]];
      const condition = shorter(name, value);
      const its = name === '.validate' && !isGrantedHere ? withoutTrue(condition) : condition;
      return its === '' ? [] : [[name, withShortNames(its)]];
    }),
  );
}
