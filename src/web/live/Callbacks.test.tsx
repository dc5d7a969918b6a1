import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callbacksOut } from '../../domain/round/callbacksOut.ts';
import { programEvent } from '../../domain/testing/program.ts';
import { withStore } from '../testing/withStore.tsx';
import { Callbacks } from './Callbacks.tsx';

const WAITING = { kind: 'waiting' } as const;

test('says beside the number called back how many have withdrawn since', () => {
  const { rounds, ...event } = programEvent('Jive', [
    { state: 'initialized', couples: 5 },
    { state: 'posted', couples: 12, postedAt: 1 },
  ]);
  const noted = rounds.map((round) => (round.state === 'posted' ? { ...round, recalled: 6 } : round));
  const { container } = render(
    <Callbacks out={callbacksOut([{ ...event, rounds: noted }])} mine={new Map()} />,
    {
      wrapper: withStore({
        eventName: 'demo',
        backend: { kind: 'embedded' },
        device: { follow: () => () => undefined, peek: () => WAITING },
      }),
    },
  );
  expect(container.querySelector('.live-from-size')?.textContent).toBe('6 of 12');
  expect(screen.getByText('1 has withdrawn since.')).toBeTruthy();
});
