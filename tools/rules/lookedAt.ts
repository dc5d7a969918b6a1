import { parseExpression } from '../../src/server/rules/parse.ts';
import type { Expression } from '../../src/server/rules/syntax.ts';
import type { Rules } from './rules.ts';
import { writtenRules, type Place, type WrittenRules } from './written.ts';

/** A key that is known only when the rule is evaluated. */
const ANY_KEY = '$';

/** The replacement of the slash in a text of two keys, such as '/entries/' in `text.replace('/', '/entries/')`. */
function strokeReplaced(argument: Expression): string | undefined {
  if (argument.kind !== 'call' || argument.method !== 'replace') return undefined;
  const [from, to] = argument.args;
  return from?.kind === 'literal' && from.value === '/' && to?.kind === 'literal'
    ? String(to.value)
    : undefined;
}

function keysOf(argument: Expression | undefined): readonly string[] {
  if (argument === undefined) return [ANY_KEY];
  if (argument.kind === 'literal') return String(argument.value).split('/');
  const between = strokeReplaced(argument);
  return between === undefined ? [ANY_KEY] : `${ANY_KEY}${between}${ANY_KEY}`.split('/');
}

/** The place of the node that an expression refers to; undefined for a value. */
function placeOf(expression: Expression, here: Place): Place | undefined {
  if (expression.kind === 'name') {
    if (expression.name === 'root') return [];
    return expression.name === 'data' || expression.name === 'newData' ? here : undefined;
  }
  if (expression.kind !== 'call') return undefined;
  const of = placeOf(expression.of, here);
  if (expression.method === 'parent') return of?.slice(0, -1);
  return expression.method === 'child' ? of?.concat(keysOf(expression.args[0])) : undefined;
}

/** Every place that an expression reads. */
function placesIn(expression: Expression, here: Place): readonly Place[] {
  const below = (each: Expression) => placesIn(each, here);
  switch (expression.kind) {
    case 'literal':
    case 'pattern':
    case 'name':
      return [];
    case 'list':
      return expression.items.flatMap(below);
    case 'member':
    case 'not':
    case 'negate':
      return below(expression.of);
    case 'element':
      return [expression.of, expression.name].flatMap(below);
    case 'binary':
      return [expression.left, expression.right].flatMap(below);
    case 'choice':
      return [expression.test, expression.yes, expression.no].flatMap(below);
    case 'call': {
      const { method, args } = expression;
      const [list] = args;
      const listed = method === 'hasChildren' && list?.kind === 'list' ? list.items : [];
      const children = method === 'hasChild' ? args : listed;
      const of = placeOf(expression.of, here);
      const asked = of === undefined ? [] : children.map((child) => of.concat(keysOf(child)));
      const whole = placeOf(expression, here);
      const within = args.flatMap(below);
      return whole === undefined ? [...below(expression.of), ...asked, ...within] : [whole, ...within];
    }
  }
}

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The child of a node by its key, or by a wildcard. */
function below(node: Node, key: string): Node | undefined {
  if (isNode(node[key])) return node[key];
  const anyKey = Object.entries(node).find(([name]) => name.startsWith('$'))?.[1];
  if (isNode(anyKey) && anyKey['.validate'] !== false) return anyKey;
  // A key composed from a role, such as `$role + 'Id'`.
  return key === ANY_KEY
    ? Object.entries(node).flatMap(([name, its]) => (/^[.$]/.test(name) || !isNode(its) ? [] : [its]))[0]
    : undefined;
}

const isThere = (rules: Node, place: Place): boolean =>
  place.reduce<Node | undefined>((node, key) => node && below(node, key), rules) !== undefined;

function* conditionsIn(written: WrittenRules, here: Place = []): Generator<readonly [Place, string, string]> {
  for (const [name, value] of Object.entries(written)) {
    if (name === '.indexOn') continue;
    if (typeof value === 'object') yield* conditionsIn(value as WrittenRules, [...here, name]);
    else if (typeof value === 'string') yield [here, name, value];
  }
}

/**
 * Conditions that read a place where the tree has no node: they would never find anything. This happens when a node is moved
 * or renamed, but not in the conditions that read it. The matrix notices only about half of such mistakes.
 */
export function lostLooks(rules: Rules): readonly string[] {
  const lost = [...conditionsIn(writtenRules(rules))].flatMap(([here, rule, text]) =>
    placesIn(parseExpression(text), here)
      .filter((place) => !isThere(rules, place))
      .map(
        (place) =>
          `${rule} of /${here.join('/')} looks at /${place.join('/')}, which is nowhere in the tree of the rules`,
      ),
  );
  return [...new Set(lost)];
}
