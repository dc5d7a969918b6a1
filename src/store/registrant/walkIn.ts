import type { AgreedPrice } from '../../domain/fees/agreedPrice.ts';
import type { Cents } from '../../domain/fees/feeRules.ts';
import type { PaymentWay } from '../../domain/fees/payment.ts';
import type { LeadNumber } from '../../domain/ids.ts';
import type { Author } from '../../domain/journal/record.ts';
import { EMPTY_REGISTRATION, type RegistrationDraft } from '../../domain/registrant/draft.ts';
import { freshKey, type Change } from '../delivery/operation.ts';
import { numberAt } from '../people/registrationAt.ts';
import { addedAtDesk } from './addedAtDesk.ts';
import { tickedAtTheDoor } from './deskNotes.ts';
import { recordPayment } from './payments.ts';
import { priceAgreed } from './priceAgreed.ts';
import { newCode } from './registrations.ts';

/** Keys of a walk-in, made once, so that a retry adds no duplicate. */
export interface WalkInKeys {
  readonly code: string;
  readonly competitor: string;
  readonly payment: string;
}

export const walkInKeys = (): WalkInKeys => ({
  code: newCode(),
  competitor: freshKey(),
  payment: freshKey(),
});

/** A dancer who comes to the door unregistered. Events follow. */
export interface WalkIn {
  readonly dancer: Pick<RegistrationDraft, 'name' | 'school' | 'email' | 'role' | 'category'>;
  readonly hasAgreed: boolean;
  /** Undefined for a follow. */
  readonly number: LeadNumber | undefined;
  readonly price: AgreedPrice;
  /** The payment at the desk; undefined if they pay later. */
  readonly payment: { readonly cents: Cents; readonly how: PaymentWay } | undefined;
}

/** Registers a dancer at the door, gives the number out, and records the price and the payment, all in one patch. */
export function walkedIn(by: Author, keys: WalkInKeys, walkIn: WalkIn): readonly Change[] {
  const { dancer, hasAgreed, number, price, payment } = walkIn;
  const it = { id: keys.competitor, name: dancer.name.trim() };
  const isAgreed = price.volunteers || price.paysAtTheDoor;
  return [
    ...addedAtDesk(by, {
      draft: { ...EMPTY_REGISTRATION, ...dancer, consents: { risk: hasAgreed, media: false } },
      events: [],
      keys: { code: keys.code, codes: [keys.code], competitors: [keys.competitor], entries: [] },
      people: [],
      number,
    }),
    tickedAtTheDoor(by, it, 'arrived', true),
    ...(number === undefined
      ? []
      : [
          {
            record: { ...by, kind: 'numbers given', given: [{ competitor: it.id, number }] },
            patch: { [numberAt(Number(number))]: it.id },
          } as const,
          tickedAtTheDoor(by, it, 'given', true),
        ]),
    ...(isAgreed ? [priceAgreed(by, { key: it.id, name: it.name }, price)] : []),
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
