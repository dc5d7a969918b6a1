import { isJsonObject, getOwnMember, type Json, type JsonObject } from '../tree/json.ts';
import { getNode as nodeAt, type Tree } from '../tree/node.ts';
import type { KeyPath } from '../tree/paths.ts';
import { matchesPattern, type Pattern } from './pattern.ts';
import type { BinaryOperator, Expression } from './syntax.ts';

/**
 * The caller as rules see it in `auth`: a token's `uid`, `provider` and claims (as `token`), or the whole
 * override of an administrator acting as another user.
 */
export type Identity = JsonObject;

/** The `query` variable of a `.read`. */
export interface QueryFacts {
  readonly orderByChild: string | null;
  readonly orderByKey: boolean;
  readonly orderByValue: boolean;
  readonly orderByPriority: boolean;
  readonly startAt: string | number | boolean | null;
  readonly endAt: string | number | boolean | null;
  readonly equalTo: string | number | boolean | null;
  readonly limitToFirst: number | null;
  readonly limitToLast: number | null;
}

export interface RuleContext {
  readonly auth: Identity | null;
  /** Milliseconds since 1970, the same for a whole write. */
  readonly now: number;
  readonly root: Tree;
  /** Path of the rule. */
  readonly path: KeyPath;
  /** The tree after the write; undefined in a `.read`. */
  readonly newRoot?: Tree;
  readonly query?: QueryFacts;
  readonly wildcards: ReadonlyMap<string, string>;
  /** Called with each path of the old tree a rule reads. */
  readonly looked?: (path: KeyPath) => void;
}

/** A rule that can't be evaluated; the request is then refused. */
class Undecided extends Error {}

const undecided = (sentence: string): never => {
  throw new Undecided(sentence);
};

class Snapshot {
  readonly path: KeyPath;
  private readonly tree: Tree;
  private readonly looked: ((path: KeyPath) => void) | undefined;

  constructor(tree: Tree, path: KeyPath, looked?: (path: KeyPath) => void) {
    this.tree = tree;
    this.path = path;
    this.looked = looked;
  }

  private node(): Tree {
    this.looked?.(this.path);
    return nodeAt(this.tree, this.path);
  }

  value(): Value {
    const node = this.node();
    if (node === null) return null;
    return node.kind === 'leaf' ? node.value : OBJECT;
  }

  priority(): Value {
    return this.node()?.priority ?? null;
  }

  exists(): boolean {
    return this.node() !== null;
  }

  below(path: string): Snapshot {
    const keys = path.split('/').filter((key) => key !== '');
    // An empty path would mean the node itself: `child(x)` with an empty x must not read its parent's data.
    // An invalid key (an address with a dot) just finds nothing; that is not an error.
    if (keys.length === 0) undecided('child() wants a path');
    return new Snapshot(this.tree, [...this.path, ...keys], this.looked);
  }

  /** @param keys without slashes, at least one */
  to(keys: readonly string[]): Snapshot {
    return new Snapshot(this.tree, this.path.concat(keys), this.looked);
  }

  parent(): Snapshot {
    if (this.path.length === 0) undecided('the root has no parent');
    return new Snapshot(this.tree, this.path.slice(0, -1), this.looked);
  }

  hasChildren(keys: readonly string[] | undefined): boolean {
    if (keys !== undefined) return keys.every((key) => this.below(key).exists());
    return this.node()?.kind === 'branch';
  }
}

/** An object in `auth`, `auth.token`, `query` or a claim. */
class Fields {
  readonly get: (name: string) => Value;

  constructor(get: (name: string) => Value) {
    this.get = get;
  }
}

/** The value of a node with children: not null, and comparable only with null. */
const OBJECT = new Fields(() => undecided('a property of an object in the tree'));

type Value = boolean | number | string | null | Fields | Snapshot | readonly string[] | Pattern;

function claimValue(claim: Json | undefined): Value {
  if (claim === undefined || claim === null) return null;
  if (typeof claim !== 'object') return claim;
  return isJsonObject(claim) ? new Fields((name) => claimValue(getOwnMember(claim, name))) : OBJECT;
}

const isSnapshot = (value: Value): value is Snapshot => value instanceof Snapshot;
const asBoolean = (value: Value): boolean =>
  typeof value === 'boolean' ? value : undecided('not a boolean');
const asNumber = (value: Value): number => (typeof value === 'number' ? value : undecided('not a number'));
const asText = (value: Value): string => (typeof value === 'string' ? value : undecided('not a text'));

// No stored string is longer: a rule that builds one is a mistake, or an attempt to fill the memory.
const MAX_TEXT = 16 * 1024 * 1024;

function replaced(text: string, from: string, to: string): string {
  const growth = to.length - from.length;
  let length = from === '' ? text.length + (text.length + 1) * growth : text.length;
  if (from !== '' && growth > 0)
    for (
      let at = text.indexOf(from);
      at !== -1 && length <= MAX_TEXT;
      at = text.indexOf(from, at + from.length)
    )
      length += growth;
  if (length > MAX_TEXT) undecided('a text that is too long');
  // Escape `$`, which is special in a replacement.
  return text.replaceAll(from, to.replaceAll('$', '$$$$'));
}

function joined(left: string | number | boolean, right: string | number | boolean): string {
  const text = `${left}${right}`;
  return text.length > MAX_TEXT ? undecided('a text that is too long') : text;
}

/** Divides as the service does: by zero gives NaN, not infinity, so no comparison holds. */
const quotient = (left: number, right: number): number => (right === 0 ? Number.NaN : left / right);

function asPattern(value: Value): Pattern {
  if (typeof value === 'object' && value !== null && 'steps' in value) return value;
  return undecided('not a pattern');
}

function asList(value: Value): readonly string[] {
  return isList(value) ? value : undecided('not a list');
}

const isList = (value: Value): value is readonly string[] => Array.isArray(value);

class Evaluation {
  private readonly scene: RuleContext;

  constructor(scene: RuleContext) {
    this.scene = scene;
  }

  value(expression: Expression): Value {
    switch (expression.kind) {
      case 'literal':
        return expression.value;
      case 'list':
        return expression.items.map((item) => asText(this.value(item)));
      case 'pattern':
        return expression.pattern;
      case 'name':
        return this.variable(expression.name);
      case 'member':
        return this.property(this.value(expression.of), expression.name);
      case 'element':
        return this.property(this.value(expression.of), asText(this.value(expression.name)));
      case 'call':
        return this.call(expression);
      case 'not':
        return !asBoolean(this.value(expression.of));
      case 'negate':
        return -asNumber(this.value(expression.of));
      case 'binary':
        return this.binary(expression.operator, expression.left, expression.right);
      case 'choice':
        return this.value(asBoolean(this.value(expression.test)) ? expression.yes : expression.no);
    }
  }

  private variable(name: string): Value {
    const { scene } = this;
    switch (name) {
      case 'auth':
        return claimValue(scene.auth);
      case 'now':
        return scene.now;
      case 'root':
        return new Snapshot(scene.root, [], scene.looked);
      case 'data':
        return new Snapshot(scene.root, scene.path, scene.looked);
      case 'newData':
        return scene.newRoot === undefined
          ? undecided('no newData here')
          : new Snapshot(scene.newRoot, scene.path);
      case 'query':
        return this.query();
      default:
        return scene.wildcards.get(name) ?? undecided(`unknown variable ${name}`);
    }
  }

  private query(): Value {
    const { query } = this.scene;
    if (query === undefined) return null;
    const facts: ReadonlyMap<string, Value> = new Map(Object.entries(query));
    return new Fields((name) => facts.get(name) ?? null);
  }

  private property(of: Value, name: string): Value {
    if (of === null) return null;
    if (of instanceof Fields) return of.get(name);
    if (typeof of === 'string' && name === 'length') return of.length;
    return undecided(`no property ${name}`);
  }

  private call(expression: Extract<Expression, { kind: 'call' }>): Value {
    const of = this.value(expression.of);
    if (expression.steps !== undefined && isSnapshot(of)) {
      const below = of.to(this.keysOf(expression.steps));
      return expression.method === 'child' ? below : below.exists();
    }
    const args = expression.args.map((argument) => this.value(argument));
    if (isSnapshot(of)) return this.snapshotMethod(of, expression.method, args);
    return this.textMethod(asText(of), expression.method, args);
  }

  private keysOf(steps: readonly (string | Expression)[]): readonly string[] {
    const keys: string[] = [];
    for (const step of steps) {
      if (typeof step === 'string') {
        keys.push(step);
        continue;
      }
      const value = this.value(step);
      if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
        return undecided('a key that is no text');
      const text = String(value);
      // A text may be a path itself, as in any child().
      if (text !== '' && !text.includes('/')) keys.push(text);
      else keys.push(...text.split('/').filter((key) => key !== ''));
    }
    return keys.length === 0 ? undecided('child() wants a path') : keys;
  }

  private snapshotMethod(of: Snapshot, method: string, args: readonly Value[]): Value {
    const first = args[0] ?? null;
    switch (method) {
      case 'val':
        return of.value();
      case 'exists':
        return of.exists();
      case 'child':
        return of.below(asText(first));
      case 'parent':
        return of.parent();
      case 'hasChild':
        return of.below(asText(first)).exists();
      case 'hasChildren':
        return of.hasChildren(args.length === 0 ? undefined : asList(first));
      case 'isString':
        return typeof of.value() === 'string';
      case 'isNumber':
        return typeof of.value() === 'number';
      case 'isBoolean':
        return typeof of.value() === 'boolean';
      case 'getPriority':
        return of.priority();
      default:
        return undecided(`no method ${method}`);
    }
  }

  private textMethod(of: string, method: string, args: readonly Value[]): Value {
    const first = args[0] ?? null;
    switch (method) {
      case 'contains':
        return of.includes(asText(first));
      case 'beginsWith':
        return of.startsWith(asText(first));
      case 'endsWith':
        return of.endsWith(asText(first));
      case 'replace':
        return replaced(of, asText(first), asText(args[1] ?? null));
      case 'toLowerCase':
        return of.toLowerCase();
      case 'toUpperCase':
        return of.toUpperCase();
      case 'matches':
        return matchesPattern(asPattern(first), of) ?? undecided('a text too long for its pattern');
      default:
        return undecided(`no method ${method}`);
    }
  }

  private binary(operator: BinaryOperator, left: Expression, right: Expression): Value {
    switch (operator) {
      case '||':
        return asBoolean(this.value(left)) || asBoolean(this.value(right));
      case '&&':
        return asBoolean(this.value(left)) && asBoolean(this.value(right));
      case '==':
        return this.equal(this.value(left), this.value(right));
      case '!=':
        return !this.equal(this.value(left), this.value(right));
      case '<':
        return this.compare(left, right) < 0;
      case '<=':
        return this.compare(left, right) <= 0;
      case '>':
        return this.compare(left, right) > 0;
      case '>=':
        return this.compare(left, right) >= 0;
      case '+':
        return this.sum(this.value(left), this.value(right));
      case '-':
        return asNumber(this.value(left)) - asNumber(this.value(right));
      case '*':
        return asNumber(this.value(left)) * asNumber(this.value(right));
      case '/':
        return quotient(asNumber(this.value(left)), asNumber(this.value(right)));
      case '%':
        return asNumber(this.value(left)) % asNumber(this.value(right));
    }
  }

  private equal(left: Value, right: Value): boolean {
    const isPlain = (value: Value): boolean => value === null || typeof value !== 'object';
    // Two nodes with children, or two objects of a token, have no equality that rules could rely on.
    if (!isPlain(left) && !isPlain(right)) undecided('two objects compared');
    return left === right;
  }

  private compare(left: Expression, right: Expression): number {
    const [a, b] = [this.value(left), this.value(right)];
    if (typeof a === 'string' && typeof b === 'string') return Number(a > b) - Number(a < b);
    // A comparison with NaN is false for all four operators.
    return asNumber(a) - asNumber(b);
  }

  private sum(left: Value, right: Value): Value {
    if (typeof left === 'number' && typeof right === 'number') return left + right;
    const joins = (value: Value): value is string | number | boolean =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    if ((typeof left === 'string' || typeof right === 'string') && joins(left) && joins(right)) {
      return joined(left, right);
    }
    return undecided('+ of other things than numbers and texts');
  }
}

/** Evaluates a rule. An error anywhere makes the whole rule false, even under `!`. */
export function evaluateRule(expression: Expression, scene: RuleContext): boolean {
  try {
    return new Evaluation(scene).value(expression) === true;
  } catch (error) {
    if (error instanceof Undecided) return false;
    throw error;
  }
}
