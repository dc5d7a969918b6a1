import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PendingOperation } from '../../../store/delivery/queue.ts';
import type { Refusal } from '../../../store/delivery/refusal.ts';
import { postResult } from '../../../store/results/posting.ts';
import { keyPaper } from '../../../store/models/round/papers.ts';
import {
  buildSimpleEvent,
  buildJudges,
  buildSimpleRound,
  buildLeadNumbers,
} from '../../kit/testing/builders.ts';
import { RefusedChanges } from './RefusedChanges.tsx';

const by = { uid: 'u', who: 'ann@hall.example (scrutineer)', device: 'laptop', at: 1 };
const posting = postResult(by, buildSimpleEvent(['101']), buildSimpleRound(0, ['101'], { state: 'marked' }), {
  patch: {},
  posted: { recalled: [] },
  open: undefined,
});
const on = (
  delivery: PendingOperation['delivery'],
  changes: PendingOperation['operation']['changes'] = posting,
): PendingOperation => ({
  operation: { key: 'a', changes },
  delivery,
});

function bar(...onTheWay: readonly PendingOperation[]) {
  const queue = { forget: vi.fn<() => Promise<void>>(), tryAgain: vi.fn<() => Promise<void>>() };
  render(<RefusedChanges queue={queue} onTheWay={onTheWay} />);
  return queue;
}
const refused = (problem: Refusal, changes?: PendingOperation['operation']['changes']) =>
  on({ kind: 'refused', problem }, changes);

test('refused changes are shown with their reason after reconnecting, until dismissed', () => {
  const queue = bar(refused({ code: 'overtaken' }));
  expect(screen.getByRole('alert').textContent).toContain(
    'Not saved: You posted Bronze Waltz, final: recalled none. Somebody else was first: nothing was changed.',
  );
  screen.getByRole('button', { name: 'Got it' }).click();
  expect(queue.forget).toHaveBeenCalledWith('a');
});

test('a refused change names events and rounds as the hall does', () => {
  const names = { event: () => 'Bronze V. Waltz', round: () => 'semi-final' };
  render(<RefusedChanges queue={undefined} onTheWay={[refused({ code: 'comes first' })]} names={names} />);
  expect(screen.getByRole('alert').textContent).toContain(
    'Not saved: You posted Bronze V. Waltz, semi-final',
  );
});

test('a paper sheet that arrives after the phone’s stays visible, and says how it can still count', () => {
  const [judge] = buildJudges('A');
  if (judge === undefined) throw new Error('no judge');
  const sheet = {
    judge: judge.key,
    dance: 'Waltz',
    marks: undefined,
    sheet: undefined,
    seat: 'empty',
  } as const;
  const round = buildSimpleRound(1, ['101', '117']);
  const keyed = keyPaper(by, { event: buildSimpleEvent(['101', '117']), round }, sheet, {
    marks: buildLeadNumbers('101', '117'),
  });
  bar(refused({ code: 'sheet is in' }, [keyed]));
  expect(screen.getByRole('alert').textContent).toContain(
    'Not saved: You keyed Judge A’s Waltz sheet from paper in Bronze Waltz, round 1: 101, 117. The judge’s sheet came in first, and it counts. If the paper is right, reopen the sheet and key it again.',
  );
});

test('refused changes without a record in the journal are shown, too', () => {
  bar(refused({ code: 'not allowed' }, [{ patch: { 'live/dance': 1 } }]));
  expect(screen.getByRole('alert').textContent).toContain(
    'Not saved: the last change from this device. The server refused it',
  );
});

test('only a change that may succeed a moment later can be sent again, so an old posting cannot', () => {
  const queue = bar(refused({ code: 'unavailable' }));
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(queue.tryAgain).toHaveBeenCalledWith('a');
});

test('a forbidden change cannot be sent again unchanged', () => {
  bar(refused({ code: 'not allowed' }));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('changes on their way or kept on this device are not shown as refused', () => {
  bar(on({ kind: 'here' }), on({ kind: 'saving' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
