import type { LeadNumber } from '../../../domain/ids.ts';
import type { CoupleOnSheet } from './couplesOnSheet.ts';

/** A judge's growing order in a final, from the 1st down, without duplicates. */
export type Order = readonly LeadNumber[];

/** A placed couple stays. */
export const placeNext = (order: Order, couple: LeadNumber): Order =>
  order.includes(couple) ? order : [...order, couple];

/** Inserts a late couple; those behind it move down. */
export const placeAt = (order: Order, couple: LeadNumber, place: number): Order =>
  order.includes(couple) ? order : order.toSpliced(place - 1, 0, couple);

/** Those behind it move up. */
export const takeOut = (order: Order, couple: LeadNumber): Order => order.filter((one) => one !== couple);

/** Swaps two couples; one without a place takes the other's. */
export function swap(order: Order, one: LeadNumber, other: LeadNumber): Order {
  return order.map((couple) => {
    if (couple === one) return other;
    if (couple === other) return one;
    return couple;
  });
}

/** The order on a sheet, without unknown and repeated couples. */
export const orderOn = (numbers: readonly LeadNumber[], inFinal: readonly CoupleOnSheet[]): Order =>
  [...new Set(numbers)].filter((number) => inFinal.some((couple) => couple.number === number));

/** A late couple that is the only one without a place: it can go between others. */
export function lateWithoutPlace(order: Order, inFinal: readonly CoupleOnSheet[]): LeadNumber | undefined {
  const unplaced = inFinal.filter(({ number }) => !order.includes(number));
  return order.length > 0 && unplaced.every(({ isLate }) => isLate) ? unplaced[0]?.number : undefined;
}
