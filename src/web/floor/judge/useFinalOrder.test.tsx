import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { parseDance } from '../../../domain/event/dances.ts';
import type { MarkedSheet } from '../../../store/sheets/judgesSheets.ts';
import { testCouple } from '../../../domain/schedule/testing/plans.ts';
import {
  buildSimpleEvent,
  buildSimpleRound,
  buildLeadNumber,
  buildLeadNumbers,
} from '../../kit/testing/builders.ts';
import { useFinalOrder } from './useFinalOrder.ts';

const COUPLES = ['101', '102', '103'];

/** A judge's sheet of a final with these places; `late`: 103 came late. */
function sheetWith(placed: readonly string[], { sent = false, late = false } = {}) {
  const round = buildSimpleRound(0, COUPLES, {
    entries: COUPLES.map((number) => ({
      id: testCouple(Number(number)),
      heats: [1],
      ...(late && number === '103' ? { away: false } : {}),
    })),
  });
  const onChange = vi.fn<(marked: MarkedSheet) => void>();
  const sheet = {
    numbers: buildLeadNumbers(...placed),
    pencilled: [],
    there: [],
    sent,
    delivery: { kind: 'received' },
    changeRequested: false,
    isOpenAgain: false,
  } as const;
  const about = { event: buildSimpleEvent(COUPLES, { rounds: [round] }), round, dance: parseDance('Waltz') };
  const { result, rerender } = renderHook((now: typeof about) => useFinalOrder({ ...now, sheet, onChange }), {
    initialProps: about,
  });
  return {
    /** Removes a couple from the final. */
    loses: (number: string) => {
      const entries = round.entries.filter(({ id }) => id !== testCouple(Number(number)));
      rerender({ ...about, round: { ...round, entries } });
    },
    now: () => result.current,
    tap: (number: string) => act(() => result.current.tap(buildLeadNumber(number))),
    swap: () => act(() => result.current.toggleSwap()),
    insert: (place: number) => act(() => result.current.insert(place)),
    given: () => onChange.mock.calls.map(([{ numbers }]) => numbers),
  };
}

test('two couples tapped one after the other swap their places', () => {
  const sheet = sheetWith(['101', '102', '103']);
  sheet.tap('101');
  expect([sheet.now().tileState(buildLeadNumber('101')), sheet.given()]).toEqual(['chosen', []]);
  expect(sheet.now().tileState(buildLeadNumber('102'))).toEqual({ place: 2 });
  sheet.tap('103');
  expect([sheet.now().tileState(buildLeadNumber('101')), sheet.given()]).toEqual([
    { place: 1 },
    [['103', '102', '101']],
  ]);
});

test('no couples are swapped if the one tapped first has left the final since', () => {
  const sheet = sheetWith(['101', '102', '103']);
  sheet.tap('101');
  sheet.loses('101');
  sheet.tap('102');
  expect([sheet.now().swapping.kind, sheet.given()]).toEqual(['no', []]);
});

test('a couple tapped first in a swap gets no place', () => {
  const sheet = sheetWith(['101']);
  sheet.swap();
  sheet.tap('102');
  expect([sheet.now().swapping.kind, sheet.given()]).toEqual(['first', []]);
  sheet.swap();
  sheet.tap('102');
  expect(sheet.given()).toEqual([['101', '102']]);
});

test('taps change nothing on a sent final', () => {
  const sheet = sheetWith(['101', '102'], { sent: true, late: true });
  sheet.tap('101');
  sheet.insert(1);
  expect([sheet.now().open, sheet.now().late, sheet.given()]).toEqual([0, undefined, []]);
});

test('a late couple is inserted at the place that is tapped', () => {
  const sheet = sheetWith(['102', '101'], { late: true });
  expect([sheet.now().late, sheet.now().open]).toEqual(['103', 1]);
  sheet.insert(1);
  expect(sheet.given()).toEqual([['103', '102', '101']]);
});
