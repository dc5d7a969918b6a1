import { RuleProblem } from './problem.ts';
import type { BinaryOperator, Expression } from './syntax.ts';

/**
 * The static type of an expression. `any` (`auth` and its members) is known only at run time; `value` is a boolean,
 * number, string or null from the tree. Everything else is checked here, as Firebase's compiler does on upload.
 */
export type ExpressionType =
  | 'boolean'
  | 'number'
  | 'string'
  | 'null'
  | 'value'
  | 'any'
  | 'snapshot'
  | 'query'
  | 'list'
  | 'pattern';

/** The kind of rule; each has different variables. */
export type RuleName = '.read' | '.write' | '.validate';

interface Method {
  readonly takes: readonly (readonly ExpressionType[])[];
  /** Number of arguments that may be omitted. */
  readonly optional?: number;
  readonly gives: ExpressionType;
}

const TEXT: readonly ExpressionType[] = ['string', 'value', 'any'];

const SNAPSHOT_METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['val', { takes: [], gives: 'value' }],
  ['exists', { takes: [], gives: 'boolean' }],
  ['child', { takes: [TEXT], gives: 'snapshot' }],
  ['parent', { takes: [], gives: 'snapshot' }],
  ['hasChild', { takes: [TEXT], gives: 'boolean' }],
  ['hasChildren', { takes: [['list']], optional: 1, gives: 'boolean' }],
  ['isString', { takes: [], gives: 'boolean' }],
  ['isNumber', { takes: [], gives: 'boolean' }],
  ['isBoolean', { takes: [], gives: 'boolean' }],
  ['getPriority', { takes: [], gives: 'value' }],
]);

const STRING_METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['contains', { takes: [TEXT], gives: 'boolean' }],
  ['beginsWith', { takes: [TEXT], gives: 'boolean' }],
  ['endsWith', { takes: [TEXT], gives: 'boolean' }],
  ['replace', { takes: [TEXT, TEXT], gives: 'string' }],
  ['toLowerCase', { takes: [], gives: 'string' }],
  ['toUpperCase', { takes: [], gives: 'string' }],
  ['matches', { takes: [['pattern']], gives: 'boolean' }],
]);

const QUERY_PROPERTIES: ReadonlyMap<string, ExpressionType> = new Map<string, ExpressionType>([
  ['orderByChild', 'value'],
  ['orderByKey', 'boolean'],
  ['orderByValue', 'boolean'],
  ['orderByPriority', 'boolean'],
  ['startAt', 'value'],
  ['endAt', 'value'],
  ['equalTo', 'value'],
  ['limitToFirst', 'value'],
  ['limitToLast', 'value'],
]);

const SPOKEN: Record<ExpressionType, string> = {
  boolean: 'a boolean',
  number: 'a number',
  string: 'a text',
  null: 'null',
  value: 'a value',
  any: 'something of auth',
  snapshot: 'a snapshot',
  query: 'query',
  list: 'a list',
  pattern: 'a pattern',
};

/** Known only at run time. */
const isOpen = (kind: ExpressionType): boolean => kind === 'any' || kind === 'value';

class Checker {
  private readonly variables: ReadonlyMap<string, ExpressionType>;

  constructor(variables: ReadonlyMap<string, ExpressionType>) {
    this.variables = variables;
  }

  kindOf(expression: Expression): ExpressionType {
    switch (expression.kind) {
      case 'literal':
        return this.literal(expression.value);
      case 'pattern':
        return 'pattern';
      case 'list':
        return this.list(expression);
      case 'name':
        return this.variable(expression);
      case 'member':
        return this.member(expression);
      case 'element':
        return this.element(expression);
      case 'call':
        return this.call(expression);
      case 'not':
        this.demand(expression.of, ['boolean'], '!');
        return 'boolean';
      case 'negate':
        this.demand(expression.of, ['number'], '-');
        return 'number';
      case 'binary':
        return this.binary(expression);
      case 'choice':
        return this.choice(expression);
    }
  }

  private literal(value: boolean | number | string | null): ExpressionType {
    if (value === null) return 'null';
    if (typeof value === 'number') return 'number';
    return typeof value === 'boolean' ? 'boolean' : 'string';
  }

  private list(expression: Extract<Expression, { kind: 'list' }>): ExpressionType {
    if (expression.items.length === 0)
      throw new RuleProblem('a list must name at least one child', expression.at);
    for (const item of expression.items) this.demand(item, ['string'], 'a list of children');
    return 'list';
  }

  private variable(expression: Extract<Expression, { kind: 'name' }>): ExpressionType {
    const kind = this.variables.get(expression.name);
    if (kind === undefined) throw new RuleProblem(`unknown variable ${expression.name}`, expression.at);
    return kind;
  }

  /** The type of an operand; must be one of `wanted`, or known only at run time. */
  private demand(expression: Expression, wanted: readonly ExpressionType[], by: string): ExpressionType {
    const kind = this.kindOf(expression);
    if (!isOpen(kind) && !wanted.includes(kind)) {
      throw new RuleProblem(
        `${by} wants ${wanted.map((each) => SPOKEN[each]).join(' or ')}, not ${SPOKEN[kind]}`,
        expression.at,
      );
    }
    return kind;
  }

  private member(expression: Extract<Expression, { kind: 'member' }>): ExpressionType {
    const { name } = expression;
    const of = this.kindOf(expression.of);
    const unknown = (): never => {
      throw new RuleProblem(`${SPOKEN[of]} has no property ${name}`, expression.at);
    };
    switch (of) {
      case 'query':
        return QUERY_PROPERTIES.get(name) ?? unknown();
      case 'any':
        return name === 'length' ? 'number' : 'any';
      case 'string':
      case 'value':
        return name === 'length' ? 'number' : unknown();
      case 'boolean':
      case 'number':
      case 'null':
      case 'snapshot':
      case 'list':
      case 'pattern':
        return unknown();
    }
  }

  private element(expression: Extract<Expression, { kind: 'element' }>): ExpressionType {
    const of = this.kindOf(expression.of);
    if (of !== 'any')
      throw new RuleProblem(`a member of ${SPOKEN[of]} is named by a text written there`, expression.at);
    this.demand(expression.name, ['string'], 'a name in [ ]');
    return 'any';
  }

  private call(expression: Extract<Expression, { kind: 'call' }>): ExpressionType {
    const { method: name, args, at } = expression;
    const of = this.kindOf(expression.of);
    const ofText = of === 'string' || isOpen(of) ? STRING_METHODS : undefined;
    const method = (of === 'snapshot' ? SNAPSHOT_METHODS : ofText)?.get(name);
    if (method === undefined) throw new RuleProblem(`${SPOKEN[of]} has no method ${name}`, at);
    if (args.length > method.takes.length || args.length < method.takes.length - (method.optional ?? 0)) {
      throw new RuleProblem(`${name} takes ${method.takes.length} arguments, not ${args.length}`, at);
    }
    args.forEach((argument, index) => {
      const wanted = method.takes[index] ?? [];
      const kind = this.kindOf(argument);
      if (!wanted.includes(kind)) {
        throw new RuleProblem(
          `${name} wants ${wanted.map((each) => SPOKEN[each]).join(' or ')}, not ${SPOKEN[kind]}`,
          argument.at,
        );
      }
    });
    return method.gives;
  }

  private binary(expression: Extract<Expression, { kind: 'binary' }>): ExpressionType {
    const { operator, left, right } = expression;
    switch (operator) {
      case '||':
      case '&&':
        this.demand(left, ['boolean'], operator);
        this.demand(right, ['boolean'], operator);
        return 'boolean';
      case '==':
      case '!=':
        this.comparable(expression);
        return 'boolean';
      case '<':
      case '<=':
      case '>':
      case '>=':
        this.alike(expression, operator);
        return 'boolean';
      case '+':
        return this.sum(expression);
      case '-':
      case '*':
      case '/':
      case '%':
        this.demand(left, ['number'], operator);
        this.demand(right, ['number'], operator);
        return 'number';
    }
  }

  private comparable(expression: Extract<Expression, { kind: 'binary' }>): void {
    const kinds = [this.kindOf(expression.left), this.kindOf(expression.right)];
    for (const [index, kind] of kinds.entries()) {
      const other = kinds[1 - index] ?? 'any';
      if (kind === 'snapshot' || kind === 'list' || kind === 'pattern') {
        throw new RuleProblem(`${SPOKEN[kind]} cannot be compared`, expression.at);
      }
      if (kind === 'query' && other !== 'null' && !isOpen(other)) {
        throw new RuleProblem(`${SPOKEN[kind]} can only be compared with null`, expression.at);
      }
    }
  }

  private alike(expression: Extract<Expression, { kind: 'binary' }>, operator: BinaryOperator): void {
    const left = this.demand(expression.left, ['number', 'string'], operator);
    const right = this.demand(expression.right, ['number', 'string'], operator);
    if (!isOpen(left) && !isOpen(right) && left !== right) {
      throw new RuleProblem(`${operator} wants two numbers or two texts`, expression.at);
    }
  }

  private sum(expression: Extract<Expression, { kind: 'binary' }>): ExpressionType {
    const left = this.demand(expression.left, ['number', 'string', 'boolean'], '+');
    const right = this.demand(expression.right, ['number', 'string', 'boolean'], '+');
    if (left === 'string' || right === 'string') return 'string';
    if (left === 'boolean' || right === 'boolean') {
      if (isOpen(left) || isOpen(right)) return 'string';
      throw new RuleProblem('+ wants two numbers, or a text', expression.at);
    }
    return left === 'number' && right === 'number' ? 'number' : 'value';
  }

  private choice(expression: Extract<Expression, { kind: 'choice' }>): ExpressionType {
    this.demand(expression.test, ['boolean'], '?');
    const yes = this.kindOf(expression.yes);
    const no = this.kindOf(expression.no);
    if (yes === no) return yes;
    if (isOpen(yes) && isOpen(no)) return 'any';
    if (isOpen(yes) || isOpen(no)) return 'value';
    throw new RuleProblem(`? gives ${SPOKEN[yes]} or ${SPOKEN[no]}: both must be of one kind`, expression.at);
  }
}

/**
 * Checks a rule's types before it is used.
 * @param wildcards the `$names` above and at the rule
 * @throws RuleProblem for anything Firebase's compiler rejects: wrong types, unknown names, wrong arguments
 */
export function checkRule(expression: Expression, rule: RuleName, wildcards: Iterable<string>): void {
  const variables = new Map<string, ExpressionType>([
    ['auth', 'any'],
    ['now', 'number'],
    ['root', 'snapshot'],
    ['data', 'snapshot'],
  ]);
  for (const name of wildcards) variables.set(name, 'string');
  if (rule === '.read') variables.set('query', 'query');
  else variables.set('newData', 'snapshot');
  const kind = new Checker(variables).kindOf(expression);
  if (kind !== 'boolean' && !isOpen(kind)) {
    throw new RuleProblem(`a rule must be true or false, not ${SPOKEN[kind]}`, expression.at);
  }
}
