import { MAX_LENGTH, MAX_COUNT } from '../../domain/bounds.ts';
import { storedTerm } from '../../domain/event/storedTerm.ts';
import type { AgreedPrice } from '../../domain/fees/agreedPrice.ts';
import type { GivenDiscount } from '../../domain/fees/discount.ts';
import { CATEGORIES, extraOf, type Extra } from '../../domain/fees/feeRules.ts';
import { object, optional, whole, word } from '../codec/forms.ts';
import { converted, list, number, text, yes } from '../codec/moreForms.ts';
import { node } from '../codec/node.ts';
import { amountFields, amountOf, discountCode, storedAmount } from './discounts.ts';

/** A charge that the organizer names. */
export const extra = converted(text(MAX_LENGTH.name), extraOf, (what: Extra) => storedTerm(what));

/** A copy of the code's settings, which the access rules compare with them: a code that changes later changes no price. */
const discount = converted(
  object({
    code: discountCode,
    slot: whole(0, MAX_COUNT.discountUses - 1),
    name: text(MAX_LENGTH.name),
    ...amountFields,
    /** The time at which it was given. */
    at: number,
  }),
  ({ cents, percent, ...its }): GivenDiscount | undefined => {
    const amount = amountOf({ cents, percent });
    return amount && { ...its, amount };
  },
  ({ amount, ...its }) => ({ ...its, ...storedAmount(amount) }),
);

const agreed = object({
  category: optional(word(CATEGORIES)),
  atTheDoor: optional(yes),
  volunteers: optional(yes),
  extras: optional(list(extra, MAX_COUNT.shortListItems)),
  discount: optional(discount),
  byHand: optional(object({ cents: whole(0, MAX_COUNT.priceCents), why: text(MAX_LENGTH.reason) })),
});

/** A discount or charge for one dancer, beside the fee rules. */
export const agreedPrice = node(
  'agreedPrices/$id',
  converted(
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
