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
}

const ALWAYS = (at: number): Expression => ({ kind: 'literal', value: true, at });

type Found = Omit<Conjunct, 'index'>;

/** What is found in a part of an expression, in the whole of it. */
const within = (
  part: Expression,
  isPositive: boolean,
  whole: (left: Expression) => Expression,
): readonly Found[] => conjunctsIn(part, isPositive).map((found) => ({ ...found, left: whole(found.left) }));

/** Each operand of each `&&` in an expression, with what is left without it. */
function conjunctsIn(expression: Expression, isPositive: boolean): readonly Found[] {
  switch (expression.kind) {
    case 'binary': {
      const { left, right, operator } = expression;
      const isLogical = operator === '&&' || operator === '||';
      const inParts = [
        ...within(left, isPositive && isLogical, (each) => ({ ...expression, left: each })),
        ...within(right, isPositive && isLogical, (each) => ({ ...expression, right: each })),
      ];
      if (operator !== '&&') return inParts;
      // Of a chain each operand once: what it begins with is a chain itself.
      const own = [left, right].filter((each) => each.kind !== 'binary' || each.operator !== '&&');
      return [
        ...own.map((dropped) => ({ dropped, left: dropped === left ? right : left, isLooser: isPositive })),
        ...inParts,
      ];
    }
    case 'not':
      return within(expression.of, false, (of) => ({ ...expression, of }));
    case 'choice':
      return [
        ...within(expression.test, false, (test) => ({ ...expression, test })),
        ...within(expression.yes, isPositive, (yes) => ({ ...expression, yes })),
        ...within(expression.no, isPositive, (no) => ({ ...expression, no })),
      ];
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
  const all = isForm ? [{ dropped: rule, left: ALWAYS(rule.at), isLooser: true }, ...parts] : parts;
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
