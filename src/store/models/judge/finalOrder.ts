import type { LeadNumber } from '../../../domain/ids.ts';
import type { CoupleOnSheet } from './couplesOnSheet.ts';

/** A judge's growing order in a final, from the 1st down, without duplicates. */
export type FinalOrder = readonly LeadNumber[];

/** A placed couple stays. */
export const placeNext = (order: FinalOrder, couple: LeadNumber): FinalOrder =>
  order.includes(couple) ? order : [...order, couple];

/** Inserts a late couple; those behind it move down. */
export const insertAtPlace = (order: FinalOrder, couple: LeadNumber, place: number): FinalOrder =>
  order.includes(couple) ? order : order.toSpliced(place - 1, 0, couple);

/** Removes a couple from the order; those behind it move up. */
export const removeFromOrder = (order: FinalOrder, couple: LeadNumber): FinalOrder =>
  order.filter((one) => one !== couple);

/** Swaps two couples; one without a place takes the other's. */
export function swapCouples(order: FinalOrder, one: LeadNumber, other: LeadNumber): FinalOrder {
  return order.map((couple) => {
    if (couple === one) return other;
    if (couple === other) return one;
    return couple;
  });
}

/** The order on a sheet, without unknown and repeated couples. */
export const toFinalOrder = (numbers: readonly LeadNumber[], inFinal: readonly CoupleOnSheet[]): FinalOrder =>
  [...new Set(numbers)].filter((number) => inFinal.some((couple) => couple.number === number));

/** A late couple that is the only one without a place: it can go between others. */
export function findLateCouple(order: FinalOrder, inFinal: readonly CoupleOnSheet[]): LeadNumber | undefined {
  const unplaced = inFinal.filter(({ number }) => !order.includes(number));
  return order.length > 0 && unplaced.every(({ isLate }) => isLate) ? unplaced[0]?.number : undefined;
}
