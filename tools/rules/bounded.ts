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
        // One of the two that is `decides` decides.
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

/** No more characters than this pattern takes; Infinity where it has no end. */
const isEndless = (source: string): boolean =>
  !source.startsWith('^') ||
  !source.endsWith('$') ||
  /(?<!\\)[*+]|\{\d+,\}|(?<!\\)\.(?!\{)/.test(source.replaceAll(/\[[^\]]*\]/g, 'x'));

/**
 * How long what an expression is asked about can be where it holds; Infinity: it does not say.
 * @param isIt whether an expression stands for it
 */
function longest(expression: Expression, text: string, isIt: (expression: Expression) => boolean): number {
  const of = (each: Expression): number => longest(each, text, isIt);
  if (folded(expression) === false) return 0;
  switch (expression.kind) {
    case 'binary': {
      const { operator, left, right } = expression;
      if (operator === '&&') return Math.min(of(left), of(right));
      if (operator === '||') return Math.max(of(left), of(right));
      // A comparison with a node that exists: a key that leads to one.
      if (
        operator === '==' &&
        [left, right].some((side) => looksUp(side, isIt)) &&
        [left, right].some(isThere)
      )
        return 0;
      // The same as something that is there, or that is known.
      if (operator === '==' && (isIt(left) || isIt(right)))
        return [left, right].some((side) => isKey(side) && isIt(side)) && ![left, right].some(isKnown)
          ? Infinity
          : 0;
      // Only a number has a remainder: of a text it is an error, which refuses.
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
      // It has parts: it is no text.
      if (method === 'hasChildren' && isItsNode(expression.of, isIt)) return 0;
      const [first] = args;
      if (method === 'matches' && isPartOf(expression.of, isIt) && first?.kind === 'pattern')
        return isEndless(sourceOf(first, text)) ? Infinity : 0;
      // It names something that is there: as long as that is.
      if ((method === 'exists' || method === 'isString') && looksUp(expression.of, isIt)) return 0;
      return Infinity;
    }
    case 'not':
      // It goes.
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

/** The value, or a text that it is joined with. */
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

/** A key, who asks, or a literal: never nothing. */
const isThere = (expression: Expression): boolean =>
  isKey(expression) ||
  isOfTheAccount(expression) ||
  (expression.kind === 'literal' && expression.value !== null);

const isItsNode = (of: Expression, isIt: (expression: Expression) => boolean): boolean =>
  isIt({ kind: 'call', of, method: 'val', args: [], at: 0 });

/** Whether it is a key on the way to what an expression looks at. Of a name: in the tree before, for what comes with it may have the same. */
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

/** The pattern as it stands in the text of its rule. */
function sourceOf({ at }: Expression, text: string): string {
  const match = /^\/((?:\\.|[^/\\])*)\//.exec(text.slice(at));
  return match?.[1] ?? '';
}

/** Rules at a place, with the conditions above it. */
interface Station {
  readonly place: Place;
  readonly rules: WrittenRules;
  readonly validates: readonly string[];
  /** Somebody without a role may write it, by a grant here or above. */
  readonly isOpen: boolean;
}

const bound = (text: string, isIt: (expression: Expression) => boolean): number =>
  longest(parseExpression(text), text, isIt);

const isWildcard = (name: string): boolean => name.startsWith('$');

/** Grants an account without a role. */
const letsStrangersIn = (write: unknown): boolean =>
  write === true || (typeof write === 'string' && folded(parseExpression(write)) !== false);

export interface Open {
  /** Texts of which no rule says how long they may be; with the length where one does. */
  readonly texts: ReadonlyMap<string, number>;
  /** Names that are anybody's to choose, and how long each may be. */
  readonly names: ReadonlyMap<string, number>;
  /** Places that take other names than those that are listed, with whatever is in them. */
  readonly loose: readonly string[];
}

/** All that somebody without a role may write. */
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
    // Where parts are expected as well: the forms of parts are not asked of a text.
    if (here) texts.set(path, typeof own === 'string' ? bound(own, isNewValue) : Infinity);
    if (here && below.length > 0 && !below$) loose.push(path);
    for (const [each, its] of below)
      visit({ place: [...place, each], rules: its, validates: holding, isOpen: here });
  };
  visit({ place: [], rules: writtenRules(tree), validates: [], isOpen: false });
  return { texts, names, loose };
}
