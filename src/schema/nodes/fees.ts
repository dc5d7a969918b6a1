import { MAX_LENGTH, MAX_COUNT } from '../../domain/bounds.ts';
import { LEVELS, STYLES } from '../../domain/event/terms.ts';
import {
  CATEGORIES,
  COUNTED_UNITS,
  PRICE_WINDOWS,
  SECOND_LEVEL_UNITS,
  WINDOW_DATES,
  type BasePrices,
  type FeeRule,
  type FeeRules,
  type RefundStep,
  type RefundUntil,
} from '../../domain/fees/feeRules.ts';
import { FEES_AT } from './addresses.ts';
import { extraForm } from './agreedPrices.ts';
import { type FieldsOf, type Form, object, optional, addDefault, integer, choice } from '../codec/forms.ts';
import { convert, union, list, map, number, text } from '../codec/moreForms.ts';
import type { NodeEntry } from './entry.ts';
import { editedNode } from './editedNode.ts';
import { isStrictly } from '../codec/strict.ts';

const cents = integer(0, MAX_COUNT.priceCents);
const count = integer(1, MAX_COUNT.typedCount);

const prices = object({ early: cents, normal: cents, late: cents });
const base: Form<BasePrices> = map(prices, { by: 'words', words: CATEGORIES });

/** `to` is missing if there is no upper bound. */
const each = convert(
  object({ kind: choice(['each']), cents, of: choice(COUNTED_UNITS), from: count, to: optional(count) }),
  ({ to, ...rule }) => (to === undefined || to >= rule.from ? { ...rule, to } : undefined),
  ({ to, ...rule }) => (to === undefined ? rule : { ...rule, to }),
);

/** Charges and discounts. The access rules check the fields of all kinds together, not their combinations. */
const rule: Form<FeeRule> = union(
  each,
  object({ kind: choice(['second level']), cents, per: choice(SECOND_LEVEL_UNITS) }),
  object({
    kind: choice(['free levels']),
    levels: list(choice(LEVELS), MAX_COUNT.listItems, { each: '$k' }),
  }),
  object({
    kind: choice(['only']),
    cents,
    styles: list(choice(STYLES), MAX_COUNT.listItems, { each: '$k' }),
  }),
  object({ kind: choice(['at most']), cents }),
  object({ kind: choice(['extra']), cents, what: extraForm }),
  object({ kind: choice(['at the door', 'volunteer']), cents }),
);

/** A time in milliseconds, or the end of a price. */
const until: Form<RefundUntil> = convert(
  union(number, choice(PRICE_WINDOWS)),
  (said): RefundUntil =>
    typeof said === 'number' ? { kind: 'moment', at: said } : { kind: 'end of', window: said },
  (said) => (said.kind === 'moment' ? said.at : said.window),
);
const refund: Form<RefundStep> = object({ until, percent: integer(0, 100) });
/** No refunds. An empty list would be stored as missing, which means that nothing was said about refunds. */
const noRefunds = convert(
  choice(['none']),
  (): readonly RefundStep[] => [],
  () => 'none',
);

/** The competition's fees. Parsed as a whole or not at all: partial fees would give wrong bills. */
export const fees = editedNode<FeeRules>(
  FEES_AT,
  object({
    windowBy: choice(WINDOW_DATES),
    base,
    rules: addDefault(list(rule, MAX_COUNT.listItems), []),
    refunds: optional(union(list(refund, MAX_COUNT.listItems, { each: '$n' }), noRefunds)),
    howToPay: optional(text(MAX_LENGTH.howToPay)),
  } satisfies FieldsOf<FeeRules>),
  isStrictly,
);

export const feesEntry = (): NodeEntry => ({
  node: fees,
  doc: 'fee rules and payment instructions; written whole, with a version (decision 33)',
  read: 'everyone',
  write: 'admin',
  archive: 'next year',
});
