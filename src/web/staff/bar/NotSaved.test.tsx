import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OnTheWay } from '../../../store/delivery/queue.ts';
import type { Refusal } from '../../../store/delivery/refusal.ts';
import { resultPosted } from '../../../store/results/posting.ts';
import { paperKeyed } from '../../../store/models/round/papers.ts';
import { buildEvent, buildJudges, buildRound, leads } from '../../kit/testing/builders.ts';
import { NotSaved } from './NotSaved.tsx';

const by = { uid: 'u', who: 'ann@hall.example (scrutineer)', device: 'laptop', at: 1 };
const posting = resultPosted(by, buildEvent(['101']), buildRound(0, ['101'], { state: 'marked' }), {
  patch: {},
  posted: { recalled: [] },
  open: undefined,
});
const on = (
  delivery: OnTheWay['delivery'],
  changes: OnTheWay['operation']['changes'] = posting,
): OnTheWay => ({
  operation: { key: 'a', changes },
  delivery,
});

function bar(...onTheWay: readonly OnTheWay[]) {
  const queue = { forget: vi.fn<() => Promise<void>>(), tryAgain: vi.fn<() => Promise<void>>() };
  render(<NotSaved queue={queue} onTheWay={onTheWay} />);
  return queue;
}
const refused = (problem: Refusal, changes?: OnTheWay['operation']['changes']) =>
  on({ kind: 'refused', problem }, changes);

test('what was refused when the connection came back is named, with the reason, until somebody has read it', () => {
  const queue = bar(refused({ code: 'overtaken' }));
  expect(screen.getByRole('alert').textContent).toContain(
    'Not saved: You posted Bronze Waltz, final: recalled none. Somebody else was faster: nothing was changed.',
  );
  screen.getByRole('button', { name: 'Got it' }).click();
  expect(queue.forget).toHaveBeenCalledWith('a');
});

test('events and rounds are called as the hall calls them', () => {
  const names = { event: () => 'Bronze V. Waltz', round: () => 'semi-final' };
  render(<NotSaved queue={undefined} onTheWay={[refused({ code: 'comes first' })]} names={names} />);
  expect(screen.getByRole('alert').textContent).toContain(
    'Not saved: You posted Bronze V. Waltz, semi-final',
  );
});

test('paper that came in after its sheet keeps what was keyed in sight, and says how it can still count', () => {
  const [judge] = buildJudges('A');
  if (judge === undefined) throw new Error('no judge');
  const sheet = {
    judge: judge.key,
    dance: 'Waltz',
    marks: undefined,
    sheet: undefined,
    seat: 'empty',
  } as const;
  const round = buildRound(1, ['101', '117']);
  const keyed = paperKeyed(by, { event: buildEvent(['101', '117']), round }, sheet, {
    marks: leads('101', '117'),
  });
  bar(refused({ code: 'sheet is in' }, [keyed]));
  expect(screen.getByRole('alert').textContent).toContain(
    'Not saved: You keyed Judge A’s Waltz sheet from paper in Bronze Waltz, round 1: 101, 117. The judge’s sheet came in first, and it counts. If the paper is right, reopen the sheet and key it again.',
  );
});

test('what leaves no record in the journal is not passed over', () => {
  bar(refused({ code: 'not allowed' }, [{ patch: { 'live/dance': 1 } }]));
  expect(screen.getByRole('alert').textContent).toContain(
    'Not saved: the last change from this device. The server refused it',
  );
});

test('only what may go through a moment later can be sent again: an old posting is not', () => {
  const queue = bar(refused({ code: 'unavailable' }));
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(queue.tryAgain).toHaveBeenCalledWith('a');
});

test('what was not allowed is not sent again as it was', () => {
  bar(refused({ code: 'not allowed' }));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('what is on its way, or kept on this device, is nobody’s trouble', () => {
  bar(on({ kind: 'here' }), on({ kind: 'saving' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
