import type { Cents } from './feeRules.ts';

/** An amount off the charges for events. 100 percent is a free entry. */
export type DiscountAmount =
  | { readonly kind: 'cents'; readonly cents: Cents }
  | { readonly kind: 'percent'; readonly percent: number };

export interface Discount {
  readonly name: string;
  readonly amount: DiscountAmount;
}

/** A dancer's discount, with the amount that its code had when they got it. */
export interface GivenDiscount extends Discount {
  readonly code: string;
  readonly slot: number;
  /** In milliseconds. */
  readonly at: number;
}

/** A code, as the organizer made it. */
export interface DiscountCode extends Discount {
  readonly code: string;
  /** The number of dancers who may have it. */
  readonly uses: number;
  /** In milliseconds; undefined: while registration is open. */
  readonly until: number | undefined;
  readonly isOff: boolean;
  /** The version: the number of changes so far. */
  readonly edited: number;
  /** The slots of the dancers who have it. */
  readonly taken: ReadonlySet<number>;
}

/** The reason a code cannot be used. */
export type DiscountProblem = 'off' | 'over' | 'used up';

export const DISCOUNT_CODE_LENGTHS = { least: 6, most: 20 } as const;

/** Capital letters and digits. */
export const DISCOUNT_CODE = /^[A-Z0-9]{6,20}$/;

/** Codes are typed in any case, with any spaces and dashes. */
export const cleanDiscountCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

export function findDiscountProblem(
  { isOff, until, uses, taken }: DiscountCode,
  now: number,
): DiscountProblem | undefined {
  if (isOff) return 'off';
  if (until !== undefined && now >= until) return 'over';
  return taken.size >= uses ? 'used up' : undefined;
}

/** Slots for another dancer, in order. */
export const freeDiscountSlots = ({ uses, taken }: DiscountCode): readonly number[] =>
  Array.from({ length: uses }, (_, slot) => slot).filter((slot) => !taken.has(slot));

/** Codes the desk may still put on a bill, also after their last day: the dancer may have forgotten to type theirs. */
export const listOfferedCodes = (codes: readonly DiscountCode[]): readonly DiscountCode[] =>
  codes.filter((one) => !one.isOff && freeDiscountSlots(one).length > 0);

/** The amount off, which is never more than the charges for events. */
export function calculateDiscount({ amount }: Discount, charges: Cents): Cents {
  const wanted = amount.kind === 'cents' ? amount.cents : Math.round((charges * amount.percent) / 100);
  return Math.min(wanted, charges);
}
