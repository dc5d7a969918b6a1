import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Observed } from '../../store/connection/observed.ts';
import { Queue, type OnTheWay } from '../../store/delivery/queue.ts';
import { queueInTab } from '../../store/delivery/queueStorage.ts';
import { resultPosted } from '../../store/results/posting.ts';
import { buildEvent, buildRound } from '../testing/builders.ts';
import { NotSent } from './NotSent.tsx';

const never = () => new Promise<never>(() => undefined);
const queue = new Queue(queueInTab(), {
  sender: new Observed<string | undefined>(undefined),
  wake: () => undefined,
  write: never,
  read: never,
  now: never,
  resolve: never,
});
const by = { uid: 'u', who: 'Ann', device: 'laptop', at: 1 };
const posting = resultPosted(
  by,
  buildEvent(['101']),
  buildRound(0, ['101'], { state: 'marked' }),
  { patch: {}, posted: { recalled: [] } },
  undefined,
);
const one = (delivery: OnTheWay['delivery']): OnTheWay => ({
  operation: { key: 'a', changes: posting },
  delivery,
});

test('what was refused when the connection came back is named, with the reason, until somebody has read it', () => {
  const forget = vi.spyOn(queue, 'forget');
  const onTheWay = [one({ kind: 'refused', problem: { code: 'overtaken' } })];
  render(<NotSent journal={{ queue, onTheWay }} />);
  expect(screen.getByRole('alert').textContent).toContain(
    'Not saved: Ann posted Bronze Waltz, final: recalled none. Somebody else was faster: nothing was changed.',
  );
  screen.getByRole('button', { name: 'Got it' }).click();
  expect(forget).toHaveBeenCalledWith('a');
});

test('what waits for the connection is counted', () => {
  render(<NotSent journal={{ queue, onTheWay: [one({ kind: 'here' })] }} />);
  expect(screen.getByRole('status').textContent).toBe('1 saved on this device, not received yet');
});
