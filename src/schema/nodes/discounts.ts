import { MAX_COUNT, MAX_LENGTH } from '../../domain/bounds.ts';
import {
  DISCOUNT_CODE,
  DISCOUNT_CODE_LENGTHS,
  type DiscountAmount,
  type DiscountCode,
} from '../../domain/fees/discount.ts';
import { object, optional, integer } from '../codec/forms.ts';
import { map, number, text, patternText, version, trueOrMissing } from '../codec/moreForms.ts';

const SAMPLES = ['ALUMNI27'];
/** The code is the key of its settings: only the organizer lists them, and a device reads the codes it has shown. */
export const discountCodes = { by: 'pattern', pattern: DISCOUNT_CODE, samples: SAMPLES } as const;
export const discountCode = patternText(DISCOUNT_CODE, DISCOUNT_CODE_LENGTHS.most, SAMPLES);

/** A discount has one of these two amounts. */
export const amountFields = {
  cents: optional(integer(1, MAX_COUNT.priceCents)),
  percent: optional(integer(1, 100)),
} as const;

export function parseAmount({
  cents,
  percent,
}: {
  readonly cents?: number | undefined;
  readonly percent?: number | undefined;
}): DiscountAmount | undefined {
  if (cents !== undefined) return { kind: 'cents', cents };
  return percent === undefined ? undefined : { kind: 'percent', percent };
}

export const storedAmount = (
  amount: DiscountAmount,
): { readonly cents: number } | { readonly percent: number } =>
  amount.kind === 'cents' ? { cents: amount.cents } : { percent: amount.percent };

const slots = { by: 'slot', slots: MAX_COUNT.discountUses } as const;

export const discountForm = object({
  name: text(MAX_LENGTH.name),
  ...amountFields,
  /** The number of dancers who may have it. */
  uses: integer(1, MAX_COUNT.discountUses),
  until: optional(number),
  isOff: optional(trueOrMissing),
  /** The number of changes. */
  edited: version,
  /** Slots in use, without the names of their dancers. */
  used: optional(map(trueOrMissing, slots, '$slot')),
});

/** The dancer in each slot, by code. */
export const discountUsesForm = map(text(MAX_LENGTH.name), slots, '$slot');

export function parseDiscountCode(code: string, raw: unknown): DiscountCode | undefined {
  const stored = discountForm.read(raw);
  if (stored === undefined) return undefined;
  const amount = parseAmount(stored);
  if (amount === undefined) return undefined;
  const { name, uses, until, isOff, edited, used = {} } = stored;
  return {
    code,
    name,
    amount,
    uses,
    until,
    isOff: isOff === true,
    edited,
    taken: new Set(Object.keys(used).map(Number)),
  };
}
