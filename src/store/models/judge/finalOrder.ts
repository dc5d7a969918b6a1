import type { LeadNumber } from '../../../domain/ids.ts';
import type { CoupleOnSheet } from './couplesOnSheet.ts';

/** A judge's order in a final while it grows: the couples from the 1st down. Doubles cannot come into being. */
export type Order = readonly LeadNumber[];

/** The next best couple. A couple that has its place already stays where it is. */
export const placeNext = (order: Order, couple: LeadNumber): Order =>
  order.includes(couple) ? order : [...order, couple];

/** A couple that comes late gets its place among those that are placed; those behind it move down. */
export const placeAt = (order: Order, couple: LeadNumber, place: number): Order =>
  order.includes(couple) ? order : order.toSpliced(place - 1, 0, couple);

/** Takes a couple out; those behind it move up. */
export const takeOut = (order: Order, couple: LeadNumber): Order => order.filter((one) => one !== couple);

/** Two placed couples change places; a couple without a place takes the other's, which loses it. */
export function swap(order: Order, one: LeadNumber, other: LeadNumber): Order {
  return order.map((couple) => {
    if (couple === one) return other;
    if (couple === other) return one;
    return couple;
  });
}

/** The order on a sheet. What reached the tree by another way may name strangers or repeat itself: only real places count. */
export const orderOn = (numbers: readonly LeadNumber[], inFinal: readonly CoupleOnSheet[]): Order =>
  [...new Set(numbers)].filter((number) => inFinal.some((couple) => couple.number === number));

/** The couple that came late and is still without a place, when nobody else is: it can go between the others. */
export function lateWithoutPlace(order: Order, inFinal: readonly CoupleOnSheet[]): LeadNumber | undefined {
  const unplaced = inFinal.filter(({ number }) => !order.includes(number));
  return order.length > 0 && unplaced.every(({ isLate }) => isLate) ? unplaced[0]?.number : undefined;
}
