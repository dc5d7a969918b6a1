import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EventDance } from '../../../domain/event/dances.ts';
import { buildLeadNumbers } from '../../kit/testing/builders.ts';
import FloorMoved from './FloorMoved.tsx';
import { buildJudgesDay } from '../../../store/models/judge/judgesDay.ts';
import type { SheetOfRound } from '../../../store/models/judge/judgesRounds.ts';
import { rememberViewedSheet } from '../../../store/models/judge/findShownSheet.ts';
import {
  buildJudgeFloorState,
  type SheetStates,
} from '../../../store/models/judge/testing/judgeFloorState.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const onGo = vi.fn<(sheet: SheetOfRound) => void>();
const onShift = vi.fn();

/** The banner above the Waltz sheet, while the floor is at `floor`. */
function band(floor: EventDance, sheets: SheetStates = {}) {
  const before = buildJudgesDay(buildJudgeFloorState([{ dance: 'Waltz' }]));
  const [round] = before.rounds;
  const looked = round && rememberViewedSheet(before, { round, dance: 'Waltz' });
  const { shown } = buildJudgesDay(buildJudgeFloorState([{ dance: floor, sheets }], looked));
  const numbers = Array.isArray(sheets['Waltz']) ? buildLeadNumbers(...sheets['Waltz']) : [];
  const sheet = {
    numbers,
    pencilled: [],
    there: [],
    sent: false,
    delivery: { kind: 'received' },
    changeRequested: false,
    isOpenAgain: false,
  } as const;
  return shown === undefined ? (
    expect.unreachable()
  ) : (
    <FloorMoved shown={shown} sheet={sheet} onGo={onGo} onShift={onShift} />
  );
}

test('a banner names the dance on the floor and the unfinished one, with one tap to go there', () => {
  const { rerender } = render(band('Waltz'));
  expect(screen.queryByRole('region')).toBeNull();
  rerender(band('Tango', { Waltz: ['101', '102'] }));
  expect(screen.getByRole('heading').textContent).toBe('Now: Tango. Waltz isn’t finished.');
  expect(screen.getByText('Your 2 marks stay. You can finish Waltz until the round closes.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Judge Tango' }));
  expect(onGo.mock.lastCall?.[0].dance).toBe('Tango');
  rerender(band('Foxtrot'));
  expect(screen.getByRole('heading').textContent).toBe('Now: Foxtrot. Waltz and Tango aren’t finished.');
  expect(screen.getByText('You can finish Waltz until the round closes.')).toBeDefined();
});

test('the banner appears only after the finger is lifted, and reports that it has appeared', async () => {
  onShift.mockClear();
  const { rerender } = render(band('Waltz'));
  fireEvent.pointerDown(document.body);
  rerender(band('Tango'));
  expect([screen.queryByRole('region'), onShift.mock.calls.length]).toEqual([null, 0]);
  fireEvent.pointerUp(document.body);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('button', { name: 'Judge Tango' })).toBeDefined();
  expect(onShift).toHaveBeenCalledOnce();
  rerender(band('Waltz'));
  expect(onShift).toHaveBeenCalledTimes(2);
});
