import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRound, type CompetitionEvent } from '../../../domain/competition.ts';
import {
  buildSimpleEvent,
  buildJudges,
  buildSimpleRound,
  buildJudgeKey,
  buildLeadNumbers,
} from '../../kit/testing/builders.ts';
import { buildJudgesDay } from '../../../store/models/judge/judgesDay.ts';
import type { SheetOfRound } from '../../../store/models/judge/judgesRounds.ts';
import { SheetFooter } from './SheetFooter.tsx';
import type { CurrentSheet } from '../../../store/models/judge/currentSheet.ts';

const COUPLES = ['101', '102', '103'];
const event = buildSimpleEvent(COUPLES, {
  dances: ['Waltz', 'Tango'],
  rounds: [buildSimpleRound(1, COUPLES)],
});
const onGo = vi.fn<(sheet: SheetOfRound) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  onGo.mockClear();
});
afterEach(() => vi.useRealTimers());

/** The bottom of the Waltz sheet, while the floor is at the dance with index `dance`. */
function foot(
  sent: boolean,
  dance = 0,
  at: CompetitionEvent = event,
  next: { readonly isLast?: boolean; readonly later?: string } = {},
) {
  const sheet: CurrentSheet = {
    numbers: buildLeadNumbers('101', '102'),
    pencilled: [],
    there: buildLeadNumbers('101', '102'),
    sent,
    delivery: { kind: 'received' },
    changeRequested: false,
    isOpenAgain: false,
  };
  const empty: CurrentSheet = { ...sheet, numbers: [], there: [], sent: false };
  const { rounds, shown } = buildJudgesDay({
    judge: buildJudgeKey('A'),
    judges: buildJudges('A'),
    floor: [{ event: event.key, round: 1, dance, heat: 1, floor: 1, startedAt: 1 }],
    eventOf: () => at,
    sheetOf: (place) => (place.dance === 'Waltz' ? sheet : empty),
    looked: { round: `${event.key}/1`, dance: 'Waltz', during: { dance, rounds: [`${event.key}/1`] } },
  });
  const round = findRound(event, 1);
  if (shown === undefined || round === undefined) throw new Error('nothing is shown');
  return (
    <SheetFooter
      {...{
        event,
        round,
        judge: buildJudgeKey('A'),
        dance: 'Waltz',
        shown,
        rounds,
        sheet,
        onGo,
        hand: 'right',
      }}
      onHand={vi.fn()}
      onChange={vi.fn()}
      onAsk={vi.fn()}
      onRenew={undefined}
      onTryAgain={vi.fn()}
      onShift={vi.fn()}
      isLast={next.isLast ?? false}
      later={next.later}
      notes={undefined}
      hint={undefined}
      keys={{ couples: [], onTap: vi.fn() }}
      send={{ verb: 'Send 2', blocked: undefined, press: vi.fn() }}
      other={undefined}
    />
  );
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('after a sheet is sent, its button leads to the next dance, and a double press on Send counts once', async () => {
  const { rerender } = render(foot(false));
  const send = screen.getByRole('button', { name: 'Send 2' });
  rerender(foot(true));
  const next = screen.getByRole('button', { name: 'Next: Tango' });
  expect(next).toBe(send);
  fireEvent.click(next);
  expect(onGo).not.toHaveBeenCalled();
  await wait(400);
  fireEvent.click(next);
  expect(onGo.mock.calls.map(([{ dance }]) => dance)).toEqual(['Tango']);
});

test('a sent sheet leads to the dance on the floor with one press', async () => {
  render(foot(true, 1));
  await wait(0);
  fireEvent.click(screen.getByRole('button', { name: 'Go to Tango' }));
  expect(onGo.mock.calls.map(([{ dance }]) => dance)).toEqual(['Tango']);
});

test('the footer has no link to the dance on the floor while the sheet is unsent, since the banner has it', async () => {
  render(foot(false, 1));
  await wait(0);
  expect(screen.queryByText(/The floor is on/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Go to/ })).toBeNull();
});

test('the footer has no link to a dance that another judge marks, and no hint once the sheet is sent', async () => {
  const others = new Map([
    ['Waltz', [buildJudgeKey('A')]],
    ['Tango', [buildJudgeKey('B')]],
  ] as const);
  const replaced = {
    ...event,
    rounds: [buildSimpleRound(1, COUPLES, { panel: ['A', 'B'].map(buildJudgeKey), seats: others })],
  };
  const { rerender } = render(foot(false, 1, replaced));
  await wait(0);
  expect(screen.getByText('The floor is on Tango')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Go to/ })).toBeNull();
  rerender(foot(true, 1, replaced));
  // The text after sending loads first.
  await vi.waitFor(() => expect(screen.queryByText(/The floor is on/)).toBeNull());
});

test('the footer promises another round only if there is one', async () => {
  const single = { ...event, dances: ['Waltz'] as const };
  const { rerender } = render(foot(true, 0, single));
  await wait(0);
  expect(screen.getByRole('button', { name: /Your next round will open here/ })).toBeDefined();
  rerender(foot(true, 0, single, { isLast: true }));
  expect(screen.getByRole('button', { name: /All sent. That was your last round/ })).toBeDefined();
  rerender(foot(true, 0, single, { later: 'Sat 9:10 AM' }));
  expect(screen.getByRole('button', { name: /All sent. Next: Sat 9:10 AM/ })).toBeDefined();
});
