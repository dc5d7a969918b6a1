import { MAX_LENGTH, MAX_COUNT } from '../../domain/bounds.ts';
import { LEVELS, STYLES } from '../../domain/event/terms.ts';
import {
  CATEGORIES,
  COUNTED,
  PRICE_WINDOWS,
  SECOND_LEVEL_PER,
  WINDOW_DATES,
  type BasePrices,
  type FeeRule,
  type FeeRules,
  type RefundStep,
  type RefundUntil,
} from '../../domain/fees/feeRules.ts';
import { FEES_AT } from './addresses.ts';
import { extra } from './agreedPrices.ts';
import { type FieldsOf, type Form, object, optional, otherwise, whole, word } from '../codec/forms.ts';
import { converted, either, list, map, number, text } from '../codec/moreForms.ts';
import type { NodeEntry } from './entry.ts';
import { savedWhole } from '../codec/savedWhole.ts';
import { isStrictly } from '../codec/strict.ts';

const cents = whole(0, MAX_COUNT.priceCents);
const count = whole(1, MAX_COUNT.typedCount);

const prices = object({ early: cents, normal: cents, late: cents });
const base: Form<BasePrices> = map(prices, { by: 'words', words: CATEGORIES });

/** `to` is missing if there is no upper bound. */
const each = converted(
  object({ kind: word(['each']), cents, of: word(COUNTED), from: count, to: optional(count) }),
  ({ to, ...rule }) => (to === undefined || to >= rule.from ? { ...rule, to } : undefined),
  ({ to, ...rule }) => (to === undefined ? rule : { ...rule, to }),
);

/** Charges and discounts. The access rules check the fields of all kinds together, not their combinations. */
const rule: Form<FeeRule> = either(
  each,
  object({ kind: word(['second level']), cents, per: word(SECOND_LEVEL_PER) }),
  object({ kind: word(['free levels']), levels: list(word(LEVELS), MAX_COUNT.listItems, { each: '$k' }) }),
  object({ kind: word(['only']), cents, styles: list(word(STYLES), MAX_COUNT.listItems, { each: '$k' }) }),
  object({ kind: word(['at most']), cents }),
  object({ kind: word(['extra']), cents, what: extra }),
  object({ kind: word(['at the door', 'volunteer']), cents }),
);

/** A time in milliseconds, or the end of a price. */
const until: Form<RefundUntil> = converted(
  either(number, word(PRICE_WINDOWS)),
  (said): RefundUntil =>
    typeof said === 'number' ? { kind: 'moment', at: said } : { kind: 'end of', window: said },
  (said) => (said.kind === 'moment' ? said.at : said.window),
);
const refund: Form<RefundStep> = object({ until, percent: whole(0, 100) });
/** No refunds: an empty list would be a missing one, which means nothing was said. */
const noRefunds = converted(
  word(['none']),
  (): readonly RefundStep[] => [],
  () => 'none',
);

/** The competition's fees. Parsed as a whole or not at all: partial fees would give wrong bills. */
export const fees = savedWhole<FeeRules>(
  FEES_AT,
  object({
    windowBy: word(WINDOW_DATES),
    base,
    rules: otherwise(list(rule, MAX_COUNT.listItems), []),
    refunds: optional(either(list(refund, MAX_COUNT.listItems, { each: '$n' }), noRefunds)),
    howToPay: optional(text(MAX_LENGTH.howToPay)),
  } satisfies FieldsOf<FeeRules>),
  isStrictly,
);

export const feesEntry = (): NodeEntry => ({
  node: fees,
  doc: 'what it costs and how to pay; written whole, each saving counted (decision 33)',
  read: 'everyone',
  write: 'admin',
  archive: 'next year',
});
