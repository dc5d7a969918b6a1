import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OnTheWay } from '../../../store/delivery/queue.ts';
import type { Refusal } from '../../../store/delivery/refusal.ts';
import { resultPosted } from '../../../store/results/posting.ts';
import { buildEvent, buildRound } from '../../testing/builders.ts';
import { NotSaved } from './NotSaved.tsx';

const by = { uid: 'u', who: 'ann@hall.example (scrutineer)', device: 'laptop', at: 1 };
const posting = resultPosted(
  by,
  buildEvent(['101']),
  buildRound(0, ['101'], { state: 'marked' }),
  { patch: {}, posted: { recalled: [] } },
  undefined,
);
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
