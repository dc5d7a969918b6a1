import { parsePattern } from './pattern.ts';
import { RuleProblem } from './problem.ts';
import type { BinaryOperator, Expression } from './syntax.ts';
import { tokenize, type Token } from './tokens.ts';

/** Lowest precedence first; all are left-associative. */
const LEVELS: readonly ReadonlyMap<string, BinaryOperator>[] = [
  new Map([['||', '||']]),
  new Map([['&&', '&&']]),
  new Map([
    ['==', '=='],
    ['===', '=='],
    ['!=', '!='],
    ['!==', '!='],
  ]),
  new Map([
    ['<', '<'],
    ['<=', '<='],
    ['>', '>'],
    ['>=', '>='],
  ]),
  new Map([
    ['+', '+'],
    ['-', '-'],
  ]),
  new Map([
    ['*', '*'],
    ['/', '/'],
    ['%', '%'],
  ]),
];

const LITERALS: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

// A rule nested deeper is a mistake or an attack on the stack.
const MAX_NESTING = 200;
// Long chains like `a || b || c …` nest too, and checking or evaluating one recurses through all of it.
const MAX_DEPTH = 1000;

function shownAs(word: Token): string {
  switch (word.kind) {
    case 'end':
      return 'end of the rule';
    case 'sign':
      return word.sign;
    case 'name':
      return word.name;
    case 'number':
    case 'pattern':
    case 'string':
      return word.kind;
  }
}

const textOf = (part: Expression | undefined): string | undefined =>
  part?.kind === 'literal' && typeof part.value === 'string' ? part.value : undefined;

const summands = (sum: Expression): readonly Expression[] =>
  sum.kind === 'binary' && sum.operator === '+' ? [...summands(sum.left), sum.right] : [sum];

/**
 * Splits a path expression into steps. Undefined unless each part is a text or stands between the slashes of
 * two texts.
 */
function stepsOf(path: Expression): readonly (string | Expression)[] | undefined {
  const parts = summands(path);
  const texts = parts.map(textOf);
  const isClear = texts.every((text, index) => {
    const [isFirst, isLast] = [index === 0, index === texts.length - 1];
    if (text === undefined)
      return (
        texts.length > 1 &&
        (isFirst || texts[index - 1] !== undefined) &&
        (isLast || texts[index + 1] !== undefined)
      );
    return (isFirst || text.startsWith('/')) && (isLast || text.endsWith('/'));
  });
  const steps = parts.flatMap((part): readonly (string | Expression)[] => {
    const text = textOf(part);
    return text === undefined ? [part] : text.split('/').filter((key) => key !== '');
  });
  return isClear && steps.length > 0 ? steps : undefined;
}

class Parser {
  private readonly found: readonly Token[];
  private index = 0;
  private nesting = 0;
  private readonly depths = new Map<Expression, number>();

  constructor(text: string) {
    this.found = tokenize(text);
  }

  whole(): Expression {
    const expression = this.expression();
    const rest = this.peek();
    if (rest.kind !== 'end') this.unexpected(rest);
    return expression;
  }

  /** Registers a compound expression. @throws RuleProblem if its parts nest too deep */
  private made<T extends Expression>(expression: T, parts: readonly Expression[]): T {
    const depth = 1 + parts.reduce((most, part) => Math.max(most, this.depths.get(part) ?? 1), 0);
    if (depth > MAX_DEPTH) throw new RuleProblem('a rule with too many terms', expression.at);
    this.depths.set(expression, depth);
    return expression;
  }

  private peek(): Token {
    const word = this.found[this.index] ?? this.found.at(-1);
    if (word === undefined) throw new RuleProblem('an empty rule', 0);
    return word;
  }

  private take(): Token {
    const word = this.peek();
    this.index += 1;
    return word;
  }

  private unexpected(word: Token): never {
    throw new RuleProblem(`unexpected ${shownAs(word)}`, word.at);
  }

  private sees(sign: string): boolean {
    const word = this.peek();
    return word.kind === 'sign' && word.sign === sign;
  }

  private expect(sign: string): void {
    if (!this.sees(sign)) this.unexpected(this.peek());
    this.index += 1;
  }

  private expression(): Expression {
    this.nesting += 1;
    if (this.nesting > MAX_NESTING) throw new RuleProblem('a rule nested too deep', this.peek().at);
    const test = this.binary(0);
    const whole = this.sees('?') ? this.choice(test) : test;
    this.nesting -= 1;
    return whole;
  }

  private choice(test: Expression): Expression {
    this.index += 1;
    const yes = this.expression();
    this.expect(':');
    const no = this.expression();
    return this.made({ kind: 'choice', test, yes, no, at: test.at }, [test, yes, no]);
  }

  private binary(level: number): Expression {
    const operators = LEVELS[level];
    if (operators === undefined) return this.unary();
    let left = this.binary(level + 1);
    for (;;) {
      const word = this.peek();
      const operator = word.kind === 'sign' ? operators.get(word.sign) : undefined;
      if (operator === undefined) return left;
      this.index += 1;
      const right = this.binary(level + 1);
      left = this.made({ kind: 'binary', operator, left, right, at: word.at }, [left, right]);
    }
  }

  private unary(): Expression {
    const word = this.peek();
    if (!this.sees('!') && !this.sees('-')) return this.postfix();
    this.nesting += 1;
    if (this.nesting > MAX_NESTING) throw new RuleProblem('a rule nested too deep', word.at);
    this.index += 1;
    const of = this.unary();
    this.nesting -= 1;
    const kind = word.kind === 'sign' && word.sign === '!' ? 'not' : 'negate';
    return this.made({ kind, of, at: word.at }, [of]);
  }

  private postfix(): Expression {
    let of = this.primary();
    for (;;) {
      if (this.sees('.')) {
        this.index += 1;
        const word = this.take();
        if (word.kind !== 'name') this.unexpected(word);
        of = this.memberOrCall(of, word.name, word.at);
      } else if (this.sees('[')) {
        this.index += 1;
        const name = this.expression();
        this.expect(']');
        of = this.element(of, name);
      } else return of;
    }
  }

  private memberOrCall(of: Expression, name: string, at: number): Expression {
    if (!this.sees('(')) return this.made({ kind: 'member', of, name, at }, [of]);
    this.index += 1;
    const args = this.items(')');
    const [path] = args;
    const steps = /^(child|hasChild)$/.test(name) && path !== undefined ? stepsOf(path) : undefined;
    const call = { kind: 'call', of, method: name, args, at } as const;
    return this.made(steps === undefined ? call : { ...call, steps }, [of, ...args]);
  }

  private element(of: Expression, name: Expression): Expression {
    if (name.kind === 'literal' && typeof name.value === 'string')
      return this.memberOrCall(of, name.value, name.at);
    // A computed method name could be any method.
    if (this.sees('(')) throw new RuleProblem('the name of a method must be a text written there', name.at);
    return this.made({ kind: 'element', of, name, at: name.at }, [of, name]);
  }

  private items(closing: string): readonly Expression[] {
    const items: Expression[] = [];
    if (this.sees(closing)) {
      this.index += 1;
      return items;
    }
    for (;;) {
      items.push(this.expression());
      if (this.sees(closing)) {
        this.index += 1;
        return items;
      }
      this.expect(',');
    }
  }

  private primary(): Expression {
    const word = this.take();
    const { at } = word;
    switch (word.kind) {
      case 'number':
      case 'string':
        return { kind: 'literal', value: word.value, at };
      case 'pattern':
        return { kind: 'pattern', pattern: parsePattern(word.source, word.flags, at + 1), at };
      case 'name': {
        const literal = LITERALS.get(word.name);
        return literal === undefined
          ? { kind: 'name', name: word.name, at }
          : { kind: 'literal', value: literal, at };
      }
      case 'sign':
        if (word.sign === '[') return this.list(at);
        if (word.sign !== '(') this.unexpected(word);
        return this.grouped();
      case 'end':
        return this.unexpected(word);
    }
  }

  private list(at: number): Expression {
    const items = this.items(']');
    return this.made({ kind: 'list', items, at }, items);
  }

  private grouped(): Expression {
    const inner = this.expression();
    this.expect(')');
    return inner;
  }
}

/**
 * Parses the text of a rule, without type checks.
 * @throws RuleProblem if it is not one expression
 */
export const parseExpression = (text: string): Expression => new Parser(text).whole();
