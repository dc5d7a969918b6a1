import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listPostedCallbacks } from '../../../domain/round/postedCallbacks.ts';
import { buildProgramEvent } from '../../../domain/testing/program.ts';
import { HallAnnouncer } from './HallAnnouncer.tsx';

function hall(state: 'marked' | 'posted') {
  const events = [
    buildProgramEvent('Jive', [
      { state: 'initialized', couples: state === 'posted' ? 6 : 0 },
      { state, couples: 12, startedAt: 1 },
    ]),
  ];
  return (
    <HallAnnouncer now={[]} out={listPostedCallbacks(events)} events={events} announcement={undefined} />
  );
}

test('callbacks are announced to a screen reader when posted and when unposted', () => {
  const { rerender } = render(hall('marked'));
  const said = (): string => screen.getByRole('status').textContent;
  expect(said()).toBe('');
  rerender(hall('posted'));
  expect(said()).toMatch(/^Callbacks are out: .*, semi-final, 6 couples\.$/);
  rerender(hall('marked'));
  expect(said()).toMatch(/^Callbacks were withdrawn: .*, semi-final\.$/);
});
