import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { shelfInTab } from '../../store/delivery/keptDesk.ts';
import { JournalOutbox, type OnTheWay } from '../../store/delivery/outbox.ts';
import { resultPosted } from '../../store/results/posting.ts';
import { buildEvent, buildRound } from '../testing/builders.ts';
import { NotSent } from './NotSent.tsx';

const never = () => new Promise<never>(() => undefined);
const outbox = new JournalOutbox(shelfInTab(), {
  write: never,
  hasRecord: never,
  now: never,
  uid: () => undefined,
  mend: never,
});
const by = { uid: 'u', who: 'Ann', device: 'laptop', at: 1 };
const posting = resultPosted(by, buildEvent(['101']), buildRound(0, ['101'], { state: 'marked' }), {
  patch: {},
  posted: { recalled: [] },
});
const one = (delivery: OnTheWay['delivery']): OnTheWay => ({
  operation: { key: 'a', changes: [posting] },
  delivery,
});

test('what was refused when the connection came back is named, with the reason, until somebody has read it', () => {
  const forget = vi.spyOn(outbox, 'forget');
  const onTheWay = [one({ kind: 'refused', problem: 'Permission denied.' })];
  render(<NotSent journal={{ outbox, onTheWay }} />);
  expect(screen.getByRole('alert').textContent).toContain(
    'Not saved: Ann posted Bronze Waltz, final: recalled none. Permission denied.',
  );
  screen.getByRole('button', { name: 'Got it' }).click();
  expect(forget).toHaveBeenCalledWith('a');
});

test('what waits for the connection is counted', () => {
  render(<NotSent journal={{ outbox, onTheWay: [one({ kind: 'here' })] }} />);
  expect(screen.getByRole('status').textContent).toBe('1 saved on this device, not received yet');
});
