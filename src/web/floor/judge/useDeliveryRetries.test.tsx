import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Observable } from '../../../store/connection/observed.ts';
import type { ConnectionState, SignInState } from '../../../store/connection/states.ts';
import { buildSimpleEvent, buildSimpleRound } from '../../kit/testing/builders.ts';
import { storeWrapper } from '../../kit/testing/storeWrapper.tsx';
import { useDeliveryRetries } from './useDeliveryRetries.ts';

let who: Observable<SignInState>;
let connection: Observable<ConnectionState>;
beforeEach(() => {
  who = new Observable<SignInState>({ kind: 'unknown' });
  connection = new Observable<ConnectionState>({ kind: 'live' });
});

/** The queue of a judge's phone that knows one round, and its number of retries. */
function retries() {
  const queue = { tryAllAgain: vi.fn(() => Promise.resolve()) };
  const event = (state: 'running' | 'marked') =>
    buildSimpleEvent([], { rounds: [buildSimpleRound(1, [], { state })] });
  const heard = (state: 'running' | 'marked') => ({
    places: [{ event: event(state).key, round: 1 }],
    eventOf: () => event(state),
  });
  const page = renderHook(({ state }) => useDeliveryRetries(queue, heard(state)), {
    initialProps: { state: 'running' as 'running' | 'marked' },
    wrapper: storeWrapper({ device: { who, connection } }),
  });
  return {
    count: () => queue.tryAllAgain.mock.calls.length,
    roundIs: (state: 'running' | 'marked') => page.rerender({ state }),
  };
}

test('refused marks are retried once the device is identified and connected, and at each reconnection', () => {
  const queue = retries();
  expect(queue.count()).toBe(0);
  act(() => who.set({ kind: 'device', uid: 'phone' }));
  expect(queue.count()).toBe(1);
  act(() => connection.set({ kind: 'lost', since: 1 }));
  expect(queue.count()).toBe(1);
  act(() => connection.set({ kind: 'live' }));
  expect(queue.count()).toBe(2);
});

test('refused marks are retried when the round’s state changes, and not otherwise', () => {
  const queue = retries();
  act(() => who.set({ kind: 'account', uid: 'phone', email: 'a@b.c', name: 'Ann' }));
  queue.roundIs('running');
  expect(queue.count()).toBe(1);
  queue.roundIs('marked');
  expect(queue.count()).toBe(2);
});
