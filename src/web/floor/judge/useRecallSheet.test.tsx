import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { parseDance } from '../../../domain/event/dances.ts';
import { isFinal } from '../../../domain/competition.ts';
import type { MarkedSheet } from '../../../store/sheets/judgesSheets.ts';
import {
  buildSimpleEvent,
  buildSimpleRound,
  buildJudgeKey,
  buildLeadNumber,
  buildLeadNumbers,
} from '../../kit/testing/builders.ts';
import { storeWrapper } from '../../kit/testing/storeWrapper.tsx';
import { useRecallSheet } from './useRecallSheet.ts';

beforeEach(() => localStorage.clear());

const COUPLES = ['101', '102', '103', '104'];

/** A judge's sheet of a semi-final of the first three, two to recall; 104 is out of it. */
function sheetWith(numbers: readonly string[], pencilled: readonly string[] = [], sent = false) {
  const round = buildSimpleRound(1, COUPLES.slice(0, 3));
  if (isFinal(round)) return expect.unreachable();
  const onChange = vi.fn<(marked: MarkedSheet) => void>();
  const sheet = {
    numbers: buildLeadNumbers(...numbers),
    pencilled: buildLeadNumbers(...pencilled),
    there: [],
    sent,
    delivery: { kind: 'received' },
    changeRequested: false,
    isOpenAgain: false,
  } as const;
  const event = buildSimpleEvent(COUPLES, { rounds: [round] });
  const about = { event, round, judge: buildJudgeKey('A'), dance: parseDance('Waltz'), sheet, onChange };
  const { result } = renderHook(() => useRecallSheet(about), {
    wrapper: storeWrapper({ eventName: 'demo' }),
  });
  return {
    now: result.current,
    last: () => onChange.mock.lastCall?.[0],
    tap: (number: string) => act(() => result.current.tap(buildLeadNumber(number))),
    pencil: (number: string) => act(() => result.current.pencil(buildLeadNumber(number))),
    send: (reason?: string) => act(() => result.current.send(reason)),
  };
}

test('a tap recalls a couple, in number order, and a second tap undoes it', () => {
  const sheet = sheetWith(['102'], ['101', '103']);
  sheet.tap('101');
  expect(sheet.last()).toEqual({ numbers: ['101', '102'], pencilled: ['103'], sent: false });
  sheet.tap('102');
  expect(sheet.last()).toEqual({ numbers: [], pencilled: ['101', '103'], sent: false });
});

test('a judge can pencil a couple instead of recalling it, and remove the pencil', () => {
  const sheet = sheetWith(['101', '102'], ['103']);
  sheet.pencil('101');
  expect(sheet.last()).toEqual({ numbers: ['102'], pencilled: ['103', '101'], sent: false });
  sheet.pencil('103');
  expect(sheet.last()).toEqual({ numbers: ['101', '102'], pencilled: [], sent: false });
});

test('a recall counts and sends only couples on the sheet, and names the others', () => {
  const sheet = sheetWith(['101', '104', '999'], ['102']);
  expect(sheet.now).toMatchObject({ chosen: 1, wanted: 2, out: ['104'], gone: ['999'] });
  sheet.send('only one was good');
  expect(sheet.last()).toEqual({ numbers: ['101'], pencilled: [], sent: true, reason: 'only one was good' });
});

test('taps change nothing on a sent recall, which counts as sent', () => {
  const sheet = sheetWith(['101', '104'], [], true);
  sheet.tap('102');
  sheet.pencil('102');
  expect([sheet.last(), sheet.now.chosen]).toEqual([undefined, 2]);
});
