import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callbacksOut } from '../../../domain/round/callbacksOut.ts';
import { programEvent } from '../../../domain/testing/program.ts';
import { withStore } from '../../kit/testing/withStore.tsx';
import { Callbacks } from './Callbacks.tsx';

const WAITING = { kind: 'waiting' } as const;

const HEATS = {
  e: { a: { n: 101 }, b: { n: 102 }, c: { n: 103 }, d: { n: 104 }, e: { n: 105 } },
  r: {
    0: { c: { a: { heat: 1 }, e: { heat: 1 } } },
    1: { c: { a: { heat: 1 }, b: { heat: 1 }, c: { heat: 1 }, d: { heat: 1 } } },
  },
};
const PLACES: Readonly<Record<string, unknown>> = {
  'derived/heats/Jive': { kind: 'known', raw: HEATS },
};

/** The callbacks of a semi-final danced by four. The posting noted that it called back 101 and 102. */
function callbacksShown(inFinal: number, known: typeof PLACES = {}) {
  const { rounds, ...event } = programEvent('Jive', [
    { state: 'initialized', couples: inFinal },
    { state: 'posted', couples: 4, postedAt: 1 },
  ]);
  const noted = rounds.map((round) => (round.state === 'posted' ? { ...round, recalled: 2 } : round));
  return render(<Callbacks out={callbacksOut([{ ...event, rounds: noted }])} mine={new Map()} />, {
    wrapper: withStore({
      eventName: 'demo',
      backend: { kind: 'embedded' },
      device: { follow: () => () => undefined, peek: (at: string) => known[at] ?? WAITING },
    }),
  });
}

test('says beside the number called back how many have withdrawn since', () => {
  const { container } = callbacksShown(1);
  expect(container.querySelector('.live-from-size')?.textContent).toBe('2 of 4');
  expect(screen.getByText('1 has withdrawn since.')).toBeTruthy();
});

test('says that one has withdrawn where another that did not dance the round is in the next one', () => {
  callbacksShown(2, PLACES);
  expect(screen.getByText('1 has withdrawn since.')).toBeTruthy();
  expect(screen.getByText('1 more starts in the final.')).toBeTruthy();
});
