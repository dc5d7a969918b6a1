/**
 * Conditions that ask for nothing: where everything else that is asked for holds, they hold as well. It is read from the
 * rules themselves, by what the evaluator refuses (meaning.ts). Without one of these nobody gets anything more.
 */
import type { Expression } from '../../src/server/rules/syntax.ts';
import type { Beside, Conjunct } from './conjuncts.ts';
import { and, both, but, kindsOf, NEVER, NOTHING, or, type Facts, type Kind, type Known } from './facts.ts';
import { Meaning } from './meaning.ts';
import { allPlaces, type Place, type Rule } from './weakened.ts';

/** By what a condition is implied. */
export type By =
  | 'what stands beside it'
  | 'there being something new'
  | 'a form further up'
  | 'every grant'
  | 'nothing getting so far';

const known = (meaning: Meaning, beside: readonly Beside[]): Facts =>
  and(...beside.map(({ expression, is }) => (is ? meaning.isTrue(expression) : meaning.isFalse(expression))));

/** Whether an expression comes out true, and not as an error, wherever these are so. */
const follows = (meaning: Meaning, facts: Facts, expression: Expression): boolean =>
  and(facts, meaning.isFalse(expression)) === NEVER && cannotFail(meaning, facts, expression);

function kindsNow(meaning: Meaning, facts: Known, expression: Expression): ReadonlySet<Kind> {
  const { name, kinds } = meaning.thing(expression);
  return name === undefined ? kinds : both(kinds, kindsOf(name, facts));
}

/** Whether an expression comes out at all, wherever these are so. Where it cannot be told, it does not. */
function cannotFail(meaning: Meaning, facts: Facts, expression: Expression): boolean {
  if (facts === NEVER || facts.holds.has(meaning.said(expression))) return true;
  const safe = (each: Expression, more: Facts = NOTHING): boolean =>
    cannotFail(meaning, and(facts, more), each);
  const isOnly = (each: Expression, ...kinds: readonly Kind[]): boolean =>
    [...kindsNow(meaning, facts, each)].every((kind) => kinds.includes(kind));
  switch (expression.kind) {
    case 'literal':
    case 'pattern':
    case 'name':
      return true;
    case 'list':
      return expression.items.every((item) => item.kind === 'literal' && item.value !== '');
    case 'member':
      return (
        expression.of.kind === 'name' || (safe(expression.of) && isOnly(expression.of, 'string', 'null'))
      );
    case 'not':
      return safe(expression.of) && isOnly(expression.of, 'boolean');
    case 'choice': {
      const { test, yes, no } = expression;
      return (
        safe(test) &&
        isOnly(test, 'boolean') &&
        safe(yes, meaning.isTrue(test)) &&
        safe(no, meaning.isFalse(test))
      );
    }
    case 'call':
      return callCannotFail(meaning, facts, expression);
    case 'binary': {
      const { operator, left, right } = expression;
      if (!safe(left)) return false;
      if (operator === '&&' || operator === '||') {
        const soFar = operator === '&&' ? meaning.isTrue(left) : meaning.isFalse(left);
        return isOnly(left, 'boolean') && isOnly(right, 'boolean') && safe(right, soFar);
      }
      if (!safe(right)) return false;
      const isPlain = (each: Expression): boolean => !kindsNow(meaning, facts, each).has('object');
      if (operator === '==' || operator === '!=') return isPlain(left) || isPlain(right);
      return [left, right].every((each) => isOnly(each, 'number'));
    }
    case 'element':
    case 'negate':
      return false;
  }
}

const OF_NODES: ReadonlySet<string> = new Set(
  'val exists isString isNumber isBoolean getPriority hasChildren'.split(' '),
);

function callCannotFail(
  meaning: Meaning,
  facts: Known,
  { of, method, args }: Extract<Expression, { kind: 'call' }>,
): boolean {
  const node = meaning.nodeOf(of);
  if (node === undefined || !OF_NODES.has(method)) return false;
  const isReached =
    !node.includes('[') ||
    // It was looked at already, or something below it was.
    [...facts.kinds.keys()].some((seen) => seen === node || seen.startsWith(`${node}/`));
  return isReached && args.every((each) => cannotFail(meaning, facts, each));
}

const meanings = new WeakMap<object, Meaning>();

/** Each place is worked through once. */
function meaningAt({ node, names }: Place): Meaning {
  const meaning = meanings.get(node) ?? new Meaning(names);
  meanings.set(node, meaning);
  return meaning;
}

/** Who may write at a place, at one above it or at one below it: what is so for all of them. */
function granted(place: Place): Facts {
  const all: Facts[] = [];
  const add = (at: Place): void => {
    if (at.node.write !== undefined) all.push(meaningAt(at).isTrue(at.node.write));
  };
  for (let up = place.above; up !== undefined; up = up.above) add(up);
  for (const each of allPlaces(place)) add(each);
  return or(...all);
}

/** The forms of what a place lies in: these are asked wherever its own is. */
function formsAbove(place: Place): Facts {
  const all: Facts[] = [];
  for (let up = place.above; up !== undefined; up = up.above)
    if (up.node.validate !== undefined) all.push(meaningAt(up).isTrue(up.node.validate));
  return and(...all);
}

/** What is so wherever the forms of a node are asked. */
const aroundForms = new WeakMap<object, readonly (readonly [By, Facts])[]>();

function aroundFormOf(place: Place, meaning: Meaning): readonly (readonly [By, Facts])[] {
  const around = aroundForms.get(place.node) ?? [
    ['there being something new', meaning.nodeIs(meaning.here(), but('null'))],
    ['a form further up', formsAbove(place)],
    ['every grant', granted(place)],
  ];
  aroundForms.set(place.node, around);
  return around;
}

/** By what a condition is implied; undefined where it is not, as far as can be told. */
export function impliedBy(place: Place, rule: Rule, conjunct: Conjunct): By | undefined {
  const { dropped, beside, isLooser, isFollowed } = conjunct;
  const meaning = meaningAt(place);
  // Where something else may hold after it, it must not end that either.
  if (!isLooser || (isFollowed && !cannotFail(meaning, NOTHING, dropped))) return undefined;
  let facts: Facts = NOTHING;
  const around = rule === 'validate' ? aroundFormOf(place, meaning) : [];
  for (const [by, more] of [['what stands beside it', known(meaning, beside)] as const, ...around]) {
    facts = and(facts, more);
    if (facts === NEVER) return 'nothing getting so far';
    if (follows(meaning, facts, dropped)) return by;
  }
  return undefined;
}
