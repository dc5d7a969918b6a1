/** What the competition costs. */

import { LONGEST, MOST } from '../../src/domain/bounds.ts';
import {
  CATEGORIES,
  COUNTED,
  FEE_RULE_KINDS,
  PRICE_WINDOWS,
  SECOND_LEVEL_PER,
  WINDOW_DATES,
} from '../../src/domain/fees/feeRules.ts';
import { LEVELS, STYLES } from '../../src/domain/event/terms.ts';
import { EDITION_COUNT, HAS_PLACES, IN_A_LIST, TEXT, oneOf, textUpTo, wholeNumber } from './forms.ts';
import { CLOSED, type Rules } from './rules.ts';
import { ADMIN } from './who.ts';

const CENTS = { '.validate': wholeNumber(0, MOST.cents) } as const;

/** Levels or styles that a fee rule is about. */
const wordsOf = (words: readonly string[]): Rules<'$i'> => ({
  '.validate': HAS_PLACES,
  $k: { '.validate': (here) => `${here.$k}.matches(${IN_A_LIST}) && ${oneOf(words)}` },
});

/** What comes on top of the base price, or off it: which of the fields a kind has is the parser's to know. */
const feeRule: Rules<'$i'> = {
  '.validate': (here) => `${here.$i}.matches(${IN_A_LIST}) && newData.hasChildren(['kind'])`,
  kind: { '.validate': oneOf(FEE_RULE_KINDS) },
  cents: CENTS,
  of: { '.validate': oneOf(COUNTED) },
  per: { '.validate': oneOf(SECOND_LEVEL_PER) },
  from: { '.validate': wholeNumber(1, MOST.typed) },
  to: { '.validate': wholeNumber(1, MOST.typed) },
  levels: wordsOf(LEVELS),
  styles: wordsOf(STYLES),
  what: { '.validate': TEXT },
  $other: CLOSED,
};

/**
 * Everybody may read it. It is written whole and counted on by exactly one, so that of two organizers who save at the same
 * moment one is refused, and nobody is billed by half of the rules.
 */
export const fees: Rules = {
  '.read': true,
  '.write': `${ADMIN} && newData.exists()`,
  '.validate': `newData.hasChildren(['edition', 'windowBy', 'base']) && newData.child('edition').val() === (data.child('edition').exists() ? data.child('edition').val() : 0) + 1`,
  edition: { '.validate': EDITION_COUNT },
  windowBy: { '.validate': oneOf(WINDOW_DATES) },
  base: {
    '.validate': HAS_PLACES,
    $name: {
      '.validate': (here) =>
        `${here.$name}.matches(/^(${CATEGORIES.join('|')})$/) && newData.hasChildren(['early', 'normal', 'late'])`,
      early: CENTS,
      normal: CENTS,
      late: CENTS,
      $other: CLOSED,
    },
  },
  rules: { '.validate': HAS_PLACES, $i: feeRule },
  refunds: {
    '.validate': "newData.hasChildren() || newData.val() === 'none'",
    $n: {
      '.validate': (here) => `${here.$n}.matches(${IN_A_LIST}) && newData.hasChildren(['until', 'percent'])`,
      until: { '.validate': `newData.isNumber() || (${oneOf(PRICE_WINDOWS)})` },
      percent: { '.validate': wholeNumber(0, 100) },
      $other: CLOSED,
    },
  },
  howToPay: { '.validate': textUpTo(LONGEST.howToPay) },
  $other: CLOSED,
};
