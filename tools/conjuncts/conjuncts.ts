import type { Expression } from '../../src/server/rules/syntax.ts';

/** A rule in which one condition is not asked for any more. */
export interface Conjunct {
  /** Which of the rule, in the order in which they stand there. */
  readonly index: number;
  /** What is not asked for. */
  readonly dropped: Expression;
  readonly left: Expression;
  /** It can only let more in; undefined where it stands under a negation, or in what is compared. */
  readonly isLooser: boolean;
  /** What else must be so for the whole to hold by way of it: of what stands beside it, and beside what it stands in. */
  readonly beside: readonly Beside[];
  /** Where it does not hold, something else may after it: an error in it would end that. */
  readonly isFollowed: boolean;
}

/** An expression that has come out true, or false. */
export interface Beside {
  readonly expression: Expression;
  readonly is: boolean;
}

const ALWAYS = (at: number): Expression => ({ kind: 'literal', value: true, at });

type Found = Omit<Conjunct, 'index'>;

interface Whole {
  readonly isPositive: boolean;
  readonly whole: (left: Expression) => Expression;
  readonly beside?: readonly Beside[];
  readonly isFollowed?: boolean;
}

/** What is found in a part of an expression, in the whole of it. */
const within = (
  part: Expression,
  { isPositive, whole, beside = [], isFollowed = false }: Whole,
): readonly Found[] =>
  conjunctsIn(part, isPositive).map((found) => ({
    ...found,
    left: whole(found.left),
    beside: [...found.beside, ...beside],
    isFollowed: found.isFollowed || isFollowed,
  }));

const so = (expression: Expression, is = true): readonly Beside[] => [{ expression, is }];

/** Each operand of each `&&` in an expression, with what is left without it. */
function conjunctsIn(expression: Expression, isPositive: boolean): readonly Found[] {
  switch (expression.kind) {
    case 'binary': {
      const { left, right, operator } = expression;
      const isAnd = operator === '&&';
      const isOr = operator === '||';
      const inParts = [
        ...within(left, {
          isPositive: isPositive && (isAnd || isOr),
          whole: (each) => ({ ...expression, left: each }),
          beside: isAnd ? so(right) : [],
          isFollowed: isOr,
        }),
        ...within(right, {
          isPositive: isPositive && (isAnd || isOr),
          whole: (each) => ({ ...expression, right: each }),
          beside: isAnd || isOr ? so(left, isAnd) : [],
        }),
      ];
      if (!isAnd) return inParts;
      // Of a chain each operand once: what it begins with is a chain itself.
      const own = [left, right].filter((each) => each.kind !== 'binary' || each.operator !== '&&');
      return [
        ...own.map((dropped): Found => {
          const rest = dropped === left ? right : left;
          return { dropped, left: rest, isLooser: isPositive, beside: so(rest), isFollowed: false };
        }),
        ...inParts,
      ];
    }
    case 'not':
      return within(expression.of, { isPositive: false, whole: (of) => ({ ...expression, of }) });
    case 'choice': {
      const { test, yes, no } = expression;
      return [
        ...within(test, { isPositive: false, whole: (each) => ({ ...expression, test: each }) }),
        ...within(yes, { isPositive, whole: (each) => ({ ...expression, yes: each }), beside: so(test) }),
        ...within(no, {
          isPositive,
          whole: (each) => ({ ...expression, no: each }),
          beside: so(test, false),
        }),
      ];
    }
    case 'literal':
    case 'pattern':
    case 'name':
    case 'list':
    case 'member':
    case 'element':
    case 'call':
    case 'negate':
      return [];
  }
}

/** The rules that are left of one where each condition of it is dropped in turn; of a `.validate` also all of it at once. */
export function conjunctsOf(rule: Expression, isForm: boolean): readonly Conjunct[] {
  const parts = conjunctsIn(rule, true);
  const whole: Found = {
    dropped: rule,
    left: ALWAYS(rule.at),
    isLooser: true,
    beside: [],
    isFollowed: false,
  };
  const all = isForm ? [whole, ...parts] : parts;
  return all.map((found, index) => ({ ...found, index }));
}

/** An expression as it is written. */
export function written(expression: Expression): string {
  switch (expression.kind) {
    case 'literal':
      return JSON.stringify(expression.value);
    case 'list':
      return `[${expression.items.map(written).join(', ')}]`;
    case 'pattern':
      return '/…/';
    case 'name':
      return expression.name;
    case 'member':
      return `${written(expression.of)}.${expression.name}`;
    case 'element':
      return `${written(expression.of)}[${written(expression.name)}]`;
    case 'call':
      return `${written(expression.of)}.${expression.method}(${expression.args.map(written).join(', ')})`;
    case 'not':
      return `!${written(expression.of)}`;
    case 'negate':
      return `-${written(expression.of)}`;
    case 'binary':
      return `(${written(expression.left)} ${expression.operator} ${written(expression.right)})`;
    case 'choice':
      return `(${written(expression.test)} ? ${written(expression.yes)} : ${written(expression.no)})`;
  }
}
