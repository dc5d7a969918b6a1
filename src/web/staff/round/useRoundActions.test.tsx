import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Observable } from '../../../store/connection/observed.ts';
import type { ConnectionState, ReadState, SignInState } from '../../../store/connection/states.ts';
import { buildSimpleEvent, buildSimpleRound } from '../../kit/testing/builders.ts';
import { storeWrapper } from '../../kit/testing/storeWrapper.tsx';
import { useRoundActions, type RoundActions } from './useRoundActions.ts';

const WAITING: ReadState = { kind: 'waiting' };

/** A signed-out desk: every change is refused. */
function actionsAt(onAct: () => void) {
  const staff = {
    who: new Observable<SignInState>({ kind: 'nobody' }),
    connection: new Observable<ConnectionState>({ kind: 'live' }),
    serverAhead: new Observable(0),
    peek: () => WAITING,
    follow: () => () => undefined,
    readOnce: () => Promise.resolve({ kind: 'known', raw: 2 } as const),
  };
  const round = buildSimpleRound(1, ['101'], { state: 'running' });
  const wrapper = storeWrapper({ staff, device: staff, eventName: 'demo' });
  return renderHook(() => useRoundActions(buildSimpleEvent(['101']), round, onAct), { wrapper }).result;
}

test.each<readonly [string, (actions: RoundActions) => void]>([
  ['start', ({ start }) => start()],
  ['stop', ({ askToStop }) => askToStop()],
  ['anything else', ({ perform }) => void perform(() => [], 'done')],
])('the scrutineer stays at the round after an action: %s', async (_name, press) => {
  const onAct = vi.fn();
  const actions = actionsAt(onAct);
  await act(async () => press(actions.current));
  expect(onAct).toHaveBeenCalled();
});

test('the reason of a refused action is shown', async () => {
  const actions = actionsAt(() => undefined);
  await act(async () => void (await actions.current.perform(() => [], 'done')));
  expect(actions.current.problem).toBeDefined();
  expect(actions.current.busy).toBe(false);
});
