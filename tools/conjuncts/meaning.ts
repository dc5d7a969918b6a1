/**
 * What must be so for an expression of a rule to come out true, or false, or at all: an operand that wants a text refuses
 * where there is none, a child lies in a branch, and so on. What it says is never more than what the evaluator does.
 */
import type { BinaryOperator, Expression } from '../../src/server/rules/syntax.ts';
import {
  and,
  ANYTHING,
  both,
  but,
  cameOut,
  isA,
  NEVER,
  NOTHING,
  only,
  or,
  type Facts,
  type Kind,
} from './facts.ts';
import { written } from './conjuncts.ts';

/** A node of the tree before or after a write: the keys to it, each as it is written. */
interface Node {
  readonly tree: 'old' | 'new';
  readonly keys: readonly string[];
}

const isOfRules = (key: string): boolean => key.startsWith('"') || key.startsWith('$');
const literalKeys = (text: string): readonly string[] =>
  text
    .split('/')
    .filter((key) => key !== '')
    .map((key) => JSON.stringify(key));

const nameOf = ({ tree, keys }: Node): string => [tree, ...keys].join('/');

/** A thing that something may be known of, and what it can be at all. */
interface Thing {
  readonly name: string | undefined;
  readonly kinds: ReadonlySet<Kind>;
}

const unnamed = (...kinds: readonly Kind[]): Thing => ({ name: undefined, kinds: only(...kinds) });

const OPPOSITE: { readonly [operator in BinaryOperator]?: BinaryOperator } = { '==': '!=', '!=': '==' };
const patterns = new WeakMap<object, number>();
let patternsSeen = 0;

/** The meaning of the expressions at one place of the rules. @param names of the place, from the root */
export class Meaning {
  private readonly names: readonly string[];
  private readonly words = new WeakMap<Expression, string>();
  private readonly known = {
    true: new WeakMap<Expression, Facts>(),
    false: new WeakMap<Expression, Facts>(),
  };

  constructor(names: readonly string[]) {
    this.names = names;
  }

  /** The node at which the rules stand, as it is after the write. */
  here(): string {
    return nameOf({ tree: 'new', keys: this.ownKeys() });
  }

  /** The node that an expression stands for, by its way. */
  nodeOf(expression: Expression): string | undefined {
    const node = this.node(expression);
    return node && nameOf(node);
  }

  private ownKeys(): readonly string[] {
    return this.names.map((name) => (name.startsWith('$') ? name : JSON.stringify(name)));
  }

  /** Something lies at a node, or has this kind: then what is above it are branches. */
  nodeIs(node: string, kinds: ReadonlySet<Kind>): Facts {
    const itself = isA(node, kinds);
    if (kinds.has('null')) return itself;
    return and(itself, ...ancestors(node).map((above) => isA(above, only('object'))));
  }

  /** The node that an expression stands for; undefined where it stands for none. */
  private node(expression: Expression): Node | undefined {
    if (expression.kind === 'name') {
      if (expression.name === 'root') return { tree: 'old', keys: [] };
      if (expression.name === 'data') return { tree: 'old', keys: this.ownKeys() };
      if (expression.name === 'newData') return { tree: 'new', keys: this.ownKeys() };
      return undefined;
    }
    if (expression.kind !== 'call') return undefined;
    const of = this.node(expression.of);
    if (of === undefined) return undefined;
    if (expression.method === 'parent') {
      const last = of.keys.at(-1);
      // What another key says can be several at once: of these only the last one goes.
      return last !== undefined && isOfRules(last)
        ? { ...of, keys: of.keys.slice(0, -1) }
        : { ...of, keys: [...of.keys, '..'] };
    }
    const [key] = expression.args;
    if (expression.method !== 'child' || key === undefined) return undefined;
    return this.below(of, key);
  }

  private below(of: Node, key: Expression): Node {
    if (key.kind === 'literal' && typeof key.value === 'string' && literalKeys(key.value).length > 0)
      return { ...of, keys: [...of.keys, ...literalKeys(key.value)] };
    const isName = key.kind === 'name' && key.name.startsWith('$');
    return { ...of, keys: [...of.keys, isName ? key.name : `[${this.said(key).replaceAll('/', '÷')}]`] };
  }

  /** An expression as it is written, each node by its way from the root. */
  said(expression: Expression): string {
    return once(this.words, expression, () => this.inWords(expression));
  }

  private inWords(expression: Expression): string {
    const node = this.node(expression);
    if (node !== undefined) return nameOf(node);
    switch (expression.kind) {
      case 'literal':
      case 'name':
        return written(expression);
      case 'list':
        return `[${expression.items.map((each) => this.said(each)).join(', ')}]`;
      case 'pattern': {
        // Of two patterns nothing is said: each is its own.
        const number = patterns.get(expression.pattern) ?? ++patternsSeen;
        patterns.set(expression.pattern, number);
        return `pattern ${number}`;
      }
      case 'member':
        return `${this.said(expression.of)}.${expression.name}`;
      case 'element':
        return `${this.said(expression.of)}[${this.said(expression.name)}]`;
      case 'call':
        return `${this.said(expression.of)}.${expression.method}(${expression.args.map((each) => this.said(each)).join(', ')})`;
      case 'not':
        return `!${this.said(expression.of)}`;
      case 'negate':
        return `-${this.said(expression.of)}`;
      case 'binary':
        return `(${this.said(expression.left)} ${expression.operator} ${this.said(expression.right)})`;
      case 'choice':
        return `(${this.said(expression.test)} ? ${this.said(expression.yes)} : ${this.said(expression.no)})`;
    }
  }

  /** What an expression is the value of. */
  thing(expression: Expression): Thing {
    switch (expression.kind) {
      case 'literal': {
        const { value } = expression;
        return unnamed(value === null ? 'null' : (typeof value as 'boolean' | 'number' | 'string'));
      }
      case 'name':
        if (expression.name === 'now') return unnamed('number');
        if (expression.name === 'auth') return { name: 'auth', kinds: only('null', 'object') };
        return expression.name.startsWith('$') ? unnamed('string') : { name: undefined, kinds: ANYTHING };
      case 'member':
        if (expression.name === 'length') return unnamed('null', 'number', 'boolean', 'string', 'object');
        return { name: this.said(expression), kinds: ANYTHING };
      case 'element':
        return { name: this.said(expression), kinds: ANYTHING };
      case 'call':
        return this.called(expression);
      case 'not':
        return unnamed('boolean');
      case 'negate':
        return unnamed('number');
      case 'binary':
        return this.calculated(expression);
      case 'choice':
        return {
          name: undefined,
          kinds: new Set([...this.thing(expression.yes).kinds, ...this.thing(expression.no).kinds]),
        };
      case 'list':
      case 'pattern':
        return { name: undefined, kinds: ANYTHING };
    }
  }

  private called({ of, method }: Extract<Expression, { kind: 'call' }>): Thing {
    const node = this.node(of);
    if (method === 'val') return { name: node && nameOf(node), kinds: ANYTHING };
    if (method === 'getPriority') return unnamed('null', 'number', 'string');
    if (['replace', 'toLowerCase', 'toUpperCase'].includes(method)) return unnamed('string');
    return ['child', 'parent'].includes(method) ? { name: undefined, kinds: ANYTHING } : unnamed('boolean');
  }

  private calculated({ operator, left, right }: Extract<Expression, { kind: 'binary' }>): Thing {
    if (['-', '*', '/', '%'].includes(operator)) return unnamed('number');
    if (operator !== '+') return unnamed('boolean');
    const [one, other] = [this.thing(left).kinds, this.thing(right).kinds];
    const isText = [one, other].some((kinds) => [...kinds].every((kind) => kind === 'string'));
    const isNumber = [one, other].every((kinds) => [...kinds].every((kind) => kind === 'number'));
    return isText ? unnamed('string') : isNumber ? unnamed('number') : unnamed('number', 'string');
  }

  /** It comes out as one of these kinds. */
  private is(expression: Expression, kinds: ReadonlySet<Kind>): Facts {
    if (expression.kind === 'choice')
      return or(
        and(this.isTrue(expression.test), this.is(expression.yes, kinds)),
        and(this.isFalse(expression.test), this.is(expression.no, kinds)),
      );
    const { name, kinds: possible } = this.thing(expression);
    const left = both(kinds, possible);
    if (left.size === 0) return NEVER;
    const own = this.comesOut(expression);
    if (expression.kind === 'binary' && expression.operator === '+' && left.size === 1 && left.has('number'))
      return and(own, this.is(expression.left, left), this.is(expression.right, left));
    if (expression.kind === 'member' || expression.kind === 'element') {
      // A property of nothing is nothing; that of a text is its length.
      const of = kinds.has('null') ? NOTHING : this.is(expression.of, withProperty(expression));
      return and(own, of, name === undefined ? NOTHING : isA(name, left));
    }
    if (name === undefined) return own;
    return and(own, expression.kind === 'call' ? this.nodeIs(name, left) : isA(name, left));
  }

  /** It comes out at all: an error anywhere in it refuses. */
  comesOut(expression: Expression): Facts {
    switch (expression.kind) {
      case 'literal':
      case 'pattern':
      case 'name':
        return NOTHING;
      case 'list':
        return and(...expression.items.map((each) => this.is(each, only('string'))));
      case 'member':
        return this.is(expression.of, new Set([...withProperty(expression), 'null']));
      case 'element':
        return and(
          this.is(expression.of, new Set([...withProperty(expression), 'null'])),
          this.is(expression.name, only('string')),
        );
      case 'call':
        return this.callComesOut(expression);
      case 'negate':
        return this.is(expression.of, only('number'));
      case 'not':
        return or(this.isTrue(expression.of), this.isFalse(expression.of));
      case 'choice':
        return or(
          and(this.isTrue(expression.test), this.comesOut(expression.yes)),
          and(this.isFalse(expression.test), this.comesOut(expression.no)),
        );
      case 'binary':
        return this.operationComesOut(expression);
    }
  }

  private callComesOut({ of, method, args }: Extract<Expression, { kind: 'call' }>): Facts {
    const ofNode = this.node(of) !== undefined;
    const wanted = args.map((each) =>
      ['child', 'hasChild', 'contains', 'beginsWith', 'endsWith', 'replace'].includes(method)
        ? this.is(each, only('string'))
        : this.comesOut(each),
    );
    return and(ofNode ? this.comesOut(of) : this.is(of, only('string')), ...wanted);
  }

  private operationComesOut(expression: Extract<Expression, { kind: 'binary' }>): Facts {
    const { operator, left, right } = expression;
    switch (operator) {
      case '&&':
      case '||':
        return or(this.isTrue(expression), this.isFalse(expression));
      case '==':
      case '!=':
        return and(this.comesOut(left), this.comesOut(right));
      case '<':
      case '<=':
      case '>':
      case '>=':
        return or(
          and(this.is(left, only('number')), this.is(right, only('number'))),
          and(this.is(left, only('string')), this.is(right, only('string'))),
        );
      case '+': {
        const joins = only('boolean', 'number', 'string');
        return and(this.is(left, joins), this.is(right, joins));
      }
      case '-':
      case '*':
      case '/':
      case '%':
        return and(this.is(left, only('number')), this.is(right, only('number')));
    }
  }

  /** It comes out true. */
  isTrue(expression: Expression): Facts {
    return once(this.known.true, expression, () => this.whenTrue(expression));
  }

  /** It comes out false, and not as an error. */
  isFalse(expression: Expression): Facts {
    return once(this.known.false, expression, () => this.whenFalse(expression));
  }

  /** By the words of it alone; `!=` by those of `==`. */
  private itself(expression: Expression, so: boolean): Facts {
    if (expression.kind === 'not') return this.itself(expression.of, !so);
    if (expression.kind === 'binary' && expression.operator === '!=')
      return this.itself({ ...expression, operator: '==' }, !so);
    return cameOut(this.said(expression), so);
  }

  private whenTrue(expression: Expression): Facts {
    const itself = this.itself(expression, true);
    switch (expression.kind) {
      case 'literal':
        return expression.value === true ? NOTHING : NEVER;
      case 'not':
        return and(itself, this.isFalse(expression.of));
      case 'choice':
        return or(
          and(this.isTrue(expression.test), this.isTrue(expression.yes)),
          and(this.isFalse(expression.test), this.isTrue(expression.no)),
        );
      case 'binary':
        switch (expression.operator) {
          case '&&':
            return and(itself, this.isTrue(expression.left), this.isTrue(expression.right));
          case '||':
            return and(
              itself,
              or(
                this.isTrue(expression.left),
                and(this.isFalse(expression.left), this.isTrue(expression.right)),
              ),
            );
          case '==':
            return and(itself, this.areEqual(expression.left, expression.right));
          case '!=':
            return and(itself, this.areOther(expression.left, expression.right));
          case '<':
          case '<=':
          case '>':
          case '>=':
          case '+':
          case '-':
          case '*':
          case '/':
          case '%':
            return and(itself, this.comesOut(expression));
        }
      case 'call':
        return and(itself, this.comesOut(expression), this.answers(expression, true));
      case 'element':
      case 'list':
      case 'member':
      case 'name':
      case 'negate':
      case 'pattern':
        return and(itself, this.is(expression, only('boolean')));
    }
  }

  private whenFalse(expression: Expression): Facts {
    const itself = this.itself(expression, false);
    switch (expression.kind) {
      case 'literal':
        return expression.value === false ? NOTHING : NEVER;
      case 'not':
        return and(itself, this.isTrue(expression.of));
      case 'choice':
        return or(
          and(this.isTrue(expression.test), this.isFalse(expression.yes)),
          and(this.isFalse(expression.test), this.isFalse(expression.no)),
        );
      case 'binary': {
        const { left, right, operator } = expression;
        const opposite = OPPOSITE[operator];
        if (operator === '&&')
          return and(itself, or(this.isFalse(left), and(this.isTrue(left), this.isFalse(right))));
        if (operator === '||') return and(itself, this.isFalse(left), this.isFalse(right));
        if (opposite !== undefined) return this.isTrue({ ...expression, operator: opposite });
        return and(itself, this.comesOut(expression));
      }
      case 'call':
        return and(itself, this.comesOut(expression), this.answers(expression, false));
      case 'element':
      case 'list':
      case 'member':
      case 'name':
      case 'negate':
      case 'pattern':
        return and(itself, this.is(expression, only('boolean')));
    }
  }

  private areEqual(left: Expression, right: Expression): Facts {
    // Two objects are compared by nobody, and an object is nothing else.
    const kinds = both(both(this.thing(left).kinds, this.thing(right).kinds), but('object'));
    return and(this.is(left, kinds), this.is(right, kinds));
  }

  private areOther(left: Expression, right: Expression): Facts {
    const isNull = (each: Expression): boolean => each.kind === 'literal' && each.value === null;
    const other = isNull(left) ? right : isNull(right) ? left : undefined;
    if (other === undefined) return and(this.comesOut(left), this.comesOut(right));
    return this.is(other, but('null'));
  }

  /** What the answer of a node says of it. */
  private answers({ of, method, args }: Extract<Expression, { kind: 'call' }>, isYes: boolean): Facts {
    const node = this.node(of);
    if (node === undefined) return NOTHING;
    const says = (kinds: readonly Kind[], at = node): Facts =>
      this.nodeIs(nameOf(at), isYes ? only(...kinds) : but(...kinds));
    switch (method) {
      case 'exists':
        return says(['boolean', 'number', 'string', 'object']);
      case 'isString':
        return says(['string']);
      case 'isNumber':
        return says(['number']);
      case 'isBoolean':
        return says(['boolean']);
      case 'hasChild': {
        const [key] = args;
        return key === undefined
          ? NOTHING
          : says(['boolean', 'number', 'string', 'object'], this.below(node, key));
      }
      case 'hasChildren': {
        const [list] = args;
        if (list === undefined) return says(['object']);
        if (!isYes || list.kind !== 'list') return NOTHING;
        return and(...list.items.map((key) => this.nodeIs(nameOf(this.below(node, key)), but('null'))));
      }
      default:
        return NOTHING;
    }
  }
}

/** What has a property of that name, if anything comes of it: a text its length, and what lies in the tree none. */
function withProperty(expression: Extract<Expression, { kind: 'member' | 'element' }>): ReadonlySet<Kind> {
  if (expression.kind === 'element') return only('string', 'object');
  if (expression.name !== 'length') return only('object');
  return expression.of.kind === 'call' ? only('string') : only('string', 'object');
}

/** The nodes above one, as far as its way says where they are. */
function ancestors(node: string): readonly string[] {
  const keys = node.split('/');
  const above = keys.slice(0, -1).map((_, index) => keys.slice(0, index + 1).join('/'));
  // What stands above `..` is not above the node.
  return keys.includes('..') ? [] : above;
}

function once<T>(known: WeakMap<Expression, T>, expression: Expression, find: () => T): T {
  const found = known.get(expression) ?? find();
  known.set(expression, found);
  return found;
}
