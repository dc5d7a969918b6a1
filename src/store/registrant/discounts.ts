import type { DiscountCode, GivenDiscount } from '../../domain/fees/discount.ts';
import { mapDefined } from '../../domain/mapDefined.ts';
import type { Author } from '../../domain/journal/record.ts';
import { parseDiscountCode, storedAmount } from '../../schema/nodes/discounts.ts';
import type { Change } from '../delivery/operation.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';
import { getRawChild, listRawChildren, toNumber, toText, type TreePath } from '../tree/path.ts';
import type { ReadAt } from '../tree/readAt.ts';
import type { Undo } from '../tree/undo.ts';
import { AGREED_PRICES_AT } from './agreedPrices.ts';

export const DISCOUNTS_AT = 'discounts';
export const DISCOUNT_USES_AT = 'discountUses';

/** Readable by a device that has shown the code. */
export const discountCodePath = (code: string): TreePath<DiscountCode | undefined> => ({
  at: `${DISCOUNTS_AT}/${code}`,
  parse: (raw) => parseDiscountCode(code, raw),
});

/** By name, for the organizer. */
export const discountCodesPath: TreePath<readonly DiscountCode[]> = {
  at: DISCOUNTS_AT,
  parse: (raw) =>
    mapDefined(listRawChildren(raw), ([code, one]) => parseDiscountCode(code, one)).toSorted((a, b) =>
      a.name.localeCompare(b.name, 'en'),
    ),
};

/** A dancer in a slot of a code. */
export interface DiscountUse {
  readonly code: string;
  readonly slot: number;
  readonly dancer: string;
}

export const discountUsesPath: TreePath<readonly DiscountUse[]> = {
  at: DISCOUNT_USES_AT,
  parse: (raw) =>
    listRawChildren(raw).flatMap(([code, slots]) =>
      mapDefined(listRawChildren(slots), ([slot, one]) => {
        const dancer = toText(one);
        return dancer === undefined ? undefined : { code, slot: Number(slot), dancer };
      }),
    ),
};

/** Lets this device read the code from now on. Refused if the code doesn't exist. */
export const recordShownCode = (uid: string, code: string): Patch => ({
  [`discountsShown/${uid}/${code}`]: true,
});

const slotPatch = ({ code, slot }: Pick<GivenDiscount, 'code' | 'slot'>, dancer: string | null): Patch => ({
  [`${DISCOUNTS_AT}/${code}/used/${slot}`]: dancer === null ? null : true,
  [`${DISCOUNT_USES_AT}/${code}/${slot}`]: dancer,
});

/** Gives a dancer the discount of a code, with its present name and amount. */
export const giveDiscount = (dancer: string, { code, name, amount }: DiscountCode, slot: number): Patch => ({
  ...slotPatch({ code, slot }, dancer),
  [`${AGREED_PRICES_AT}/${dancer}/discount`]: {
    code,
    slot,
    name,
    ...storedAmount(amount),
    at: SERVER_TIME,
  },
});

/** For another dancer: the one who had it is deleted. */
export const freeSlot = (given: Pick<GivenDiscount, 'code' | 'slot'>): Patch => slotPatch(given, null);

/** Takes the discount off the dancer's bill, and frees its slot. */
export const withdrawDiscount = (dancer: string, given: Pick<GivenDiscount, 'code' | 'slot'>): Patch => ({
  ...freeSlot(given),
  [`${AGREED_PRICES_AT}/${dancer}/discount`]: null,
});

/** Moves a discount unchanged from one dancer to another. */
export const moveDiscount = (from: string, to: string, { amount, ...given }: GivenDiscount): Patch => ({
  [`${AGREED_PRICES_AT}/${from}/discount`]: null,
  [`${AGREED_PRICES_AT}/${to}/discount`]: { ...given, ...storedAmount(amount) },
  [`${DISCOUNT_USES_AT}/${given.code}/${given.slot}`]: to,
});

/** Restores a deleted dancer's discount if its code is still there and the slot is free. */
export function restoreDiscount(dancer: string, { back }: Undo, read: ReadAt): Patch {
  const at = `${AGREED_PRICES_AT}/${dancer}/discount`;
  const [code, slot] = [toText(getRawChild(back[at], 'code')), toNumber(getRawChild(back[at], 'slot'))];
  if (code === undefined || slot === undefined) return {};
  const isGone = getRawChild(read(`${DISCOUNTS_AT}/${code}`), 'name') === undefined;
  const isTaken = (read(`${DISCOUNT_USES_AT}/${code}/${slot}`) ?? null) !== null;
  return isGone || isTaken ? {} : { [at]: back[at] ?? null, ...slotPatch({ code, slot }, dancer) };
}

interface Person {
  readonly key: string;
  readonly name: string;
}

/** The desk gives a discount, with its record in the journal. */
export const giveDiscountAtDesk = (
  by: Author,
  { key, name }: Person,
  code: DiscountCode,
  slot: number,
): Change => ({
  record: { ...by, kind: 'discount given', competitor: key, name, discount: code.name, isSo: true },
  patch: giveDiscount(key, code, slot),
});

export const withdrawDiscountAtDesk = (
  by: Author,
  { key, name }: Person,
  given: Pick<GivenDiscount, 'code' | 'slot' | 'name'>,
): Change => ({
  record: { ...by, kind: 'discount given', competitor: key, name, discount: given.name, isSo: false },
  patch: withdrawDiscount(key, given),
});

export type DiscountSettings = Omit<DiscountCode, 'edited' | 'taken'>;

/**
 * Saves a code. The journal names the discount and not the code, which is a secret of the organizer.
 * @param before the code as it was; undefined: it is new, and refused if there is one
 */
export function saveDiscountCode(
  by: Author,
  next: DiscountSettings,
  before: DiscountCode | undefined,
): Change {
  const { code, name, amount, uses, until, isOff } = next;
  const fields = {
    name,
    cents: null,
    percent: null,
    ...storedAmount(amount),
    uses,
    until: until ?? null,
    isOff: isOff ? true : null,
    edited: (before?.edited ?? 0) + 1,
  };
  return {
    record: { ...by, kind: 'discount saved', discount: name, isOff },
    // Field by field: its slots stay.
    patch: Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [`${DISCOUNTS_AT}/${code}/${field}`, value]),
    ),
  };
}

/** Removes a code that no dancer uses. */
export const removeDiscountCode = (by: Author, { code, name }: DiscountCode): Change => ({
  record: { ...by, kind: 'discount saved', discount: name, isOff: true, isRemoved: true },
  patch: { [`${DISCOUNTS_AT}/${code}`]: null },
});
