import { parseExpression } from '../../src/server/rules/parse.ts';
import type { Expression } from '../../src/server/rules/syntax.ts';
import { writtenRules, type Place, type WrittenRules } from './written.ts';
import type { Rules } from './rules.ts';

// Bounds of everything that an account without a role may write: sizes of values, and lists without a limit.

/** The value of an expression for an account without a role; undefined if it depends. */
function folded(expression: Expression): boolean | undefined {
  switch (expression.kind) {
    case 'literal':
      return typeof expression.value === 'boolean' ? expression.value : undefined;
    case 'not': {
      const of = folded(expression.of);
      return of === undefined ? undefined : !of;
    }
    case 'binary': {
      const [left, right] = [folded(expression.left), folded(expression.right)];
      if (expression.operator === '&&' || expression.operator === '||') {
        // One operand with this value decides the result.
        const decides = expression.operator === '||';
        if (left === decides || right === decides) return decides;
        return left === undefined || right === undefined ? undefined : !decides;
      }
      return isOfARole(expression.left) ? false : undefined;
    }
    case 'call':
      // `STAFF`
      return expression.method === 'exists' && isOfARole(expression.of) ? false : undefined;
    case 'choice':
    case 'element':
    case 'list':
    case 'member':
    case 'name':
    case 'negate':
    case 'pattern':
      return undefined;
  }
}

/** `root.child('roles').child(auth.uid).child('mc').val()` */
function isOfARole(expression: Expression): boolean {
  if (expression.kind !== 'call') return false;
  const [first] = expression.args;
  return (
    (expression.method === 'child' && first?.kind === 'literal' && first.value === 'roles') ||
    isOfARole(expression.of)
  );
}

const isNewValue = (expression: Expression): boolean =>
  expression.kind === 'call' &&
  expression.method === 'val' &&
  expression.of.kind === 'name' &&
  expression.of.name === 'newData';

/** The pattern matches texts of any length. */
const isEndless = (source: string): boolean =>
  !source.startsWith('^') ||
  !source.endsWith('$') ||
  /(?<!\\)[*+]|\{\d+,\}|(?<!\\)\.(?!\{)/.test(source.replaceAll(/\[[^\]]*\]/g, 'x'));

/**
 * The maximum length of a value for which an expression is true; Infinity: no limit.
 * @param isIt returns true for expressions of this value
 */
function longest(expression: Expression, text: string, isIt: (expression: Expression) => boolean): number {
  const of = (each: Expression): number => longest(each, text, isIt);
  if (folded(expression) === false) return 0;
  switch (expression.kind) {
    case 'binary': {
      const { operator, left, right } = expression;
      if (operator === '&&') return Math.min(of(left), of(right));
      if (operator === '||') return Math.max(of(left), of(right));
      // A lookup that equals a value which is never null: the node exists.
      if (
        operator === '==' &&
        [left, right].some((side) => looksUp(side, isIt)) &&
        [left, right].some(isThere)
      )
        return 0;
      // Equality bounds a value, and a key if the writer can't choose the other side.
      if (operator === '==' && (isIt(left) || isIt(right)))
        return [left, right].some((side) => isKey(side) && isIt(side)) && ![left, right].some(isKnown)
          ? Infinity
          : 0;
      // `%` of a text is an error, and an error refuses.
      if (operator === '==' && left.kind === 'binary' && left.operator === '%' && isIt(left.left)) return 0;
      if (operator !== '<=' && operator !== '<') return Infinity;
      const isLength = left.kind === 'member' && left.name === 'length' && isIt(left.of);
      return isLength && right.kind === 'literal' && typeof right.value === 'number' ? right.value : Infinity;
    }
    case 'choice':
      return Math.max(of(expression.yes), of(expression.no));
    case 'call': {
      const { method, args } = expression;
      if ((method === 'isNumber' || method === 'isBoolean') && isItsNode(expression.of, isIt)) return 0;
      // A node with children is not a text.
      if (method === 'hasChildren' && isItsNode(expression.of, isIt)) return 0;
      const [first] = args;
      if (method === 'matches' && isPartOf(expression.of, isIt) && first?.kind === 'pattern')
        return isEndless(sourceOf(first, text)) ? Infinity : 0;
      // The key of an existing node, which bounds it.
      if ((method === 'exists' || method === 'isString') && looksUp(expression.of, isIt)) return 0;
      return Infinity;
    }
    case 'not':
      // The node is removed.
      return isExistence(expression.of) ? 0 : Infinity;
    case 'element':
    case 'list':
    case 'literal':
    case 'member':
    case 'name':
    case 'negate':
    case 'pattern':
      return Infinity;
  }
}

/** The value, or a concatenation that contains it. */
const isPartOf = (expression: Expression, isIt: (expression: Expression) => boolean): boolean =>
  isIt(expression) ||
  (expression.kind === 'binary' &&
    expression.operator === '+' &&
    [expression.left, expression.right].some((side) => isPartOf(side, isIt)));

/** `newData.exists()` */
const isExistence = (expression: Expression): boolean =>
  expression.kind === 'call' &&
  expression.method === 'exists' &&
  expression.of.kind === 'name' &&
  expression.of.name === 'newData';

/** `auth.uid` */
const isOfTheAccount = (expression: Expression): boolean =>
  expression.kind === 'member' && expression.of.kind === 'name' && expression.of.name === 'auth';

/** Values that the writer can't choose. */
const isKnown = (expression: Expression): boolean =>
  expression.kind === 'literal' || isOfTheAccount(expression) || startsAtRoot(expression);

/** A key, the account, or a literal: never null. */
const isThere = (expression: Expression): boolean =>
  isKey(expression) ||
  isOfTheAccount(expression) ||
  (expression.kind === 'literal' && expression.value !== null);

const isItsNode = (of: Expression, isIt: (expression: Expression) => boolean): boolean =>
  isIt({ kind: 'call', of, method: 'val', args: [], at: 0 });

/**
 * The value is a key in the path of a lookup. A wildcard counts only in the tree before the write: a node of the same
 * write may have any key.
 */
function looksUp(expression: Expression, isIt: (expression: Expression) => boolean): boolean {
  if (expression.kind === 'binary')
    return (
      expression.operator === '+' && [expression.left, expression.right].some((side) => looksUp(side, isIt))
    );
  if (expression.kind !== 'call') return false;
  return (
    (expression.args.some(isIt) && (!expression.args.some(isKey) || startsAtRoot(expression))) ||
    expression.args.some((argument) => looksUp(argument, isIt)) ||
    looksUp(expression.of, isIt)
  );
}

const isKey = (expression: Expression): boolean =>
  expression.kind === 'name' && expression.name.startsWith('$');

function startsAtRoot(expression: Expression): boolean {
  if (expression.kind === 'call') return startsAtRoot(expression.of);
  return expression.kind === 'name' && expression.name === 'root';
}

/** The source of a pattern, from the text of its rule. */
function sourceOf({ at }: Expression, text: string): string {
  const match = /^\/((?:\\.|[^/\\])*)\//.exec(text.slice(at));
  return match?.[1] ?? '';
}

/** Rules at a place, with the conditions above it. */
interface Station {
  readonly place: Place;
  readonly rules: WrittenRules;
  readonly validates: readonly string[];
  /** An account without a role may write it, by a grant here or above. */
  readonly isOpen: boolean;
}

const bound = (text: string, isIt: (expression: Expression) => boolean): number =>
  longest(parseExpression(text), text, isIt);

const isWildcard = (name: string): boolean => name.startsWith('$');

/** Grants an account without a role. */
const letsStrangersIn = (write: unknown): boolean =>
  write === true || (typeof write === 'string' && folded(parseExpression(write)) !== false);

export interface Open {
  /** Maximum lengths of texts by place; Infinity: no limit. */
  readonly texts: ReadonlyMap<string, number>;
  /** Maximum lengths of freely chosen keys by place. */
  readonly names: ReadonlyMap<string, number>;
  /** Places that accept unlisted children. */
  readonly loose: readonly string[];
}

/** Everything that an account without a role may write. */
export function openTo(tree: Rules): Open {
  const texts = new Map<string, number>();
  const names = new Map<string, number>();
  const loose: string[] = [];
  const visit = ({ place, rules, validates, isOpen }: Station): void => {
    const here = isOpen || letsStrangersIn(rules['.write']);
    const own = rules['.validate'];
    if (own === false) return;
    const holding = typeof own === 'string' ? [...validates, own] : validates;
    const below = Object.entries(rules).filter(([name]) => !name.startsWith('.')) as [string, WrittenRules][];
    const name = place.at(-1) ?? '';
    const path = place.join('/');
    const below$ = below.some(([each]) => isWildcard(each));
    if (here && isWildcard(name)) {
      const isName = (expression: Expression): boolean =>
        expression.kind === 'name' && expression.name === name;
      const conditions = [...holding, ...(typeof rules['.write'] === 'string' ? [rules['.write']] : [])];
      names.set(path, Math.min(Infinity, ...conditions.map((text) => bound(text, isName))));
    }
    // The texts of a node with children, too: their rules are not checked for a text in its place.
    if (here) texts.set(path, typeof own === 'string' ? bound(own, isNewValue) : Infinity);
    if (here && below.length > 0 && !below$) loose.push(path);
    for (const [each, its] of below)
      visit({ place: [...place, each], rules: its, validates: holding, isOpen: here });
  };
  visit({ place: [], rules: writtenRules(tree), validates: [], isOpen: false });
  return { texts, names, loose };
}
