import type { AgreedPrice } from '../../domain/fees/agreedPrice.ts';
import type { DiscountCode } from '../../domain/fees/discount.ts';
import type { Cents } from '../../domain/fees/feeRules.ts';
import type { PaymentWay } from '../../domain/fees/payment.ts';
import type { LeadNumber } from '../../domain/ids.ts';
import type { Author } from '../../domain/journal/record.ts';
import { EMPTY_REGISTRATION, type RegistrationDraft } from '../../domain/registrant/draft.ts';
import { generateKey, type Change } from '../delivery/operation.ts';
import { releaseNumber } from '../people/numberHolds.ts';
import { competitorAt, competitorOwnerAt, numberAt, registrationAt } from '../people/registrationAt.ts';
import { addAtDesk } from './addAtDesk.ts';
import { AGREED_PRICES_AT } from './agreedPrices.ts';
import { setCheckInStep, recordCheckInStep } from './deskNotes.ts';
import { freeSlot, giveDiscountAtDesk } from './discounts.ts';
import { recordPayment } from './payments.ts';
import { setAgreedPrice } from './setAgreedPrice.ts';
import { drawRegistrationCode } from './registrations.ts';

/** Keys of a walk-in, made once, so that a retry adds no duplicate. */
export interface WalkInKeys {
  readonly code: string;
  readonly competitor: string;
  readonly payment: string;
  readonly refund: string;
}

export const createWalkInKeys = (): WalkInKeys => ({
  code: drawRegistrationCode(),
  competitor: generateKey(),
  payment: generateKey(),
  refund: generateKey(),
});

/** An unregistered dancer who comes to the door. Events are added later. */
export interface WalkIn {
  readonly dancer: Pick<RegistrationDraft, 'name' | 'school' | 'email' | 'role' | 'category'>;
  readonly hasAgreed: boolean;
  /** Undefined for a follow. */
  readonly number: LeadNumber | undefined;
  readonly price: AgreedPrice;
  /** The code they showed, and a free slot of it. */
  readonly discount: { readonly code: DiscountCode; readonly slot: number } | undefined;
  /** The payment at the desk; undefined if they pay later. */
  readonly payment: { readonly cents: Cents; readonly how: PaymentWay } | undefined;
}

/** Registers a dancer at the door, gives the number out, and records the price and the payment, all in one patch. */
export function registerWalkIn(by: Author, keys: WalkInKeys, walkIn: WalkIn): readonly Change[] {
  const { dancer, hasAgreed, number, price, discount, payment } = walkIn;
  const it = { id: keys.competitor, name: dancer.name.trim() };
  const who = { key: it.id, name: it.name };
  const isAgreed = price.volunteers || price.paysAtTheDoor;
  return [
    ...addAtDesk(by, {
      draft: { ...EMPTY_REGISTRATION, ...dancer, consents: { risk: hasAgreed, media: false } },
      events: [],
      keys: { code: keys.code, codes: [keys.code], competitors: [keys.competitor], entries: [] },
      people: [],
      number,
    }),
    recordCheckInStep(by, it, 'arrived', true),
    ...(number === undefined
      ? []
      : [
          {
            record: { ...by, kind: 'numbers given', given: [{ competitor: it.id, number }] },
            patch: { [numberAt(Number(number))]: it.id, ...releaseNumber(number) },
          } as const,
          recordCheckInStep(by, it, 'given', true),
        ]),
    ...(isAgreed ? [setAgreedPrice(by, who, price)] : []),
    ...(discount === undefined ? [] : [giveDiscountAtDesk(by, who, discount.code, discount.slot)]),
    ...(payment === undefined || payment.cents === 0
      ? []
      : [
          recordPayment(by, keys.payment, it.name, {
            payer: { kind: 'dancer', dancer: it.id },
            ...payment,
            note: undefined,
          }),
        ]),
  ];
}

/** Removes a walk-in who was added by mistake, refunds the payment, and frees the number. */
export function undoWalkIn(by: Author, keys: WalkInKeys, walkIn: WalkIn): readonly Change[] {
  const { dancer, number, discount, payment } = walkIn;
  const { code, competitor: id, refund } = keys;
  return [
    {
      record: { ...by, kind: 'registrations thrown out', registrations: 1, dancers: 1, entries: 0 },
      patch: {
        [registrationAt(code)]: null,
        [competitorAt(id)]: null,
        [competitorOwnerAt(id)]: null,
        [`${AGREED_PRICES_AT}/${id}`]: null,
        ...(discount === undefined ? {} : freeSlot({ code: discount.code.code, slot: discount.slot })),
        ...(number === undefined ? {} : { [numberAt(Number(number))]: null }),
        ...setCheckInStep(id, 'arrived', false),
        ...setCheckInStep(id, 'given', false),
      },
    },
    ...(payment === undefined || payment.cents === 0
      ? []
      : [
          recordPayment(by, refund, dancer.name.trim(), {
            payer: { kind: 'dancer', dancer: id },
            how: payment.how,
            cents: -payment.cents,
            note: undefined,
          }),
        ]),
  ];
}
