import { MAX_LENGTH, MAX_COUNT } from '../../domain/bounds.ts';
import { storedTerm } from '../../domain/event/storedTerm.ts';
import type { AgreedPrice } from '../../domain/fees/agreedPrice.ts';
import { CATEGORIES, extraOf, type Extra } from '../../domain/fees/feeRules.ts';
import { object, optional, whole, word } from '../codec/forms.ts';
import { converted, list, text, yes } from '../codec/moreForms.ts';
import { node } from '../codec/node.ts';

/** A charge that the organizer names. */
export const extra = converted(text(MAX_LENGTH.name), extraOf, (what: Extra) => storedTerm(what));

const agreed = object({
  category: optional(word(CATEGORIES)),
  atTheDoor: optional(yes),
  volunteers: optional(yes),
  extras: optional(list(extra, MAX_COUNT.shortListItems)),
  byHand: optional(object({ cents: whole(0, MAX_COUNT.priceCents), why: text(MAX_LENGTH.reason) })),
});

/** A discount or charge for one dancer, beside the fee rules. */
export const agreedPrice = node(
  'agreedPrices/$id',
  converted(
    agreed,
    ({ category, atTheDoor = false, volunteers = false, extras = [], byHand }): AgreedPrice => ({
      category,
      paysAtTheDoor: atTheDoor,
      volunteers,
      extras,
      byHand,
    }),
    ({ category, paysAtTheDoor, volunteers, extras, byHand }) => ({
      category,
      atTheDoor: paysAtTheDoor || undefined,
      volunteers: volunteers || undefined,
      extras,
      byHand,
    }),
  ),
);
