import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLeadNumber, type LeadNumber } from '../../../domain/ids.ts';
import {
  findLateCouple,
  insertAtPlace,
  placeNext,
  swapCouples,
  removeFromOrder,
  type FinalOrder,
} from './finalOrder.ts';

const leads = ['101', '117', '126', '214', '302', '339'].flatMap((text) => parseLeadNumber(text) ?? []);
const [a, b, c] = leads;
if (a === undefined || b === undefined || c === undefined) throw new Error('no couples');

test('tapping in order places from the 1st down; a second tap on a couple changes nothing', () => {
  expect(placeNext(placeNext(placeNext([], a), b), a)).toEqual([a, b]);
});

test('a couple that comes late gets the place that is tapped, and those behind move down', () => {
  expect(insertAtPlace([a, b], c, 1)).toEqual([c, a, b]);
  expect(insertAtPlace([a, b], c, 2)).toEqual([a, c, b]);
  expect(insertAtPlace([a, b], c, 3)).toEqual([a, b, c]);
  expect(insertAtPlace([a, b], b, 1)).toEqual([a, b]);
});

test('a late couple can be inserted only between placed couples, with no other left to place', () => {
  const onTime = [a, b].map((number) => ({ number, heat: 1, isLate: false }));
  const inFinal = [...onTime, { number: c, heat: 1, isLate: true }];
  expect(findLateCouple([b, a], inFinal)).toBe(c);
  expect(findLateCouple([a], inFinal)).toBe(undefined);
  expect(findLateCouple([a, b, c], inFinal)).toBe(undefined);
  // On an empty sheet, the late couple is tapped in order, like any other.
  expect(findLateCouple([], inFinal.slice(2))).toBe(undefined);
});

test('taking a couple out of a final’s order moves the others up', () => {
  expect(removeFromOrder([a, b, c], b)).toEqual([a, c]);
});

test('two couples change places, and a couple without a place takes over the place of another', () => {
  expect(swapCouples([a, b, c], a, c)).toEqual([c, b, a]);
  expect(swapCouples([a, b], b, c)).toEqual([a, c]);
});

test('no sequence of taps gives a couple two places', () => {
  const couple = fc.constantFrom(...leads);
  const tap = fc.oneof(
    couple.map((one) => (order: FinalOrder) => placeNext(order, one)),
    couple.map((one) => (order: FinalOrder) => removeFromOrder(order, one)),
    fc.tuple(couple, couple).map(
      ([one, other]: [LeadNumber, LeadNumber]) =>
        (order: FinalOrder) =>
          swapCouples(order, one, other),
    ),
  );
  fc.assert(
    fc.property(fc.array(tap, { maxLength: 40 }), (taps) => {
      const order = taps.reduce<FinalOrder>((now, next) => next(now), []);
      expect(new Set(order).size).toBe(order.length);
    }),
  );
});
