import { MAX_LENGTH, MAX_COUNT } from '../../domain/bounds.ts';
import { toStoredTerm } from '../../domain/event/storedTerm.ts';
import type { AgreedPrice } from '../../domain/fees/agreedPrice.ts';
import type { GivenDiscount } from '../../domain/fees/discount.ts';
import { CATEGORIES, parseExtra, type Extra } from '../../domain/fees/feeRules.ts';
import { object, optional, integer, choice } from '../codec/forms.ts';
import { convert, list, number, text, trueOrMissing } from '../codec/moreForms.ts';
import { defineNode } from '../codec/node.ts';
import { amountFields, parseAmount, discountCode, storedAmount } from './discounts.ts';

/** A charge that the organizer names. */
export const extraForm = convert(text(MAX_LENGTH.name), parseExtra, (what: Extra) => toStoredTerm(what));

/**
 * A copy of the code's settings. The access rules compare both when the discount is given. Later changes of
 * the code don't change the price.
 */
const discount = convert(
  object({
    code: discountCode,
    slot: integer(0, MAX_COUNT.discountUses - 1),
    name: text(MAX_LENGTH.name),
    ...amountFields,
    /** The time at which the discount was given. */
    at: number,
  }),
  ({ cents, percent, ...its }): GivenDiscount | undefined => {
    const amount = parseAmount({ cents, percent });
    return amount && { ...its, amount };
  },
  ({ amount, ...its }) => ({ ...its, ...storedAmount(amount) }),
);

const agreed = object({
  category: optional(choice(CATEGORIES)),
  atTheDoor: optional(trueOrMissing),
  volunteers: optional(trueOrMissing),
  extras: optional(list(extraForm, MAX_COUNT.shortListItems)),
  discount: optional(discount),
  byHand: optional(object({ cents: integer(0, MAX_COUNT.priceCents), why: text(MAX_LENGTH.reason) })),
});

/** A discount or charge for one dancer, beside the fee rules. */
export const agreedPrice = defineNode(
  'agreedPrices/$id',
  convert(
    agreed,
    ({ category, atTheDoor = false, volunteers = false, extras = [], discount, byHand }): AgreedPrice => ({
      category,
      paysAtTheDoor: atTheDoor,
      volunteers,
      extras,
      ...(discount === undefined ? {} : { discount }),
      byHand,
    }),
    ({ category, paysAtTheDoor, volunteers, extras, discount, byHand }) => ({
      category,
      atTheDoor: paysAtTheDoor || undefined,
      volunteers: volunteers || undefined,
      extras,
      discount,
      byHand,
    }),
  ),
);
