import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ReadState } from '../../../store/connection/states.ts';
import { Observable } from '../../../store/connection/observed.ts';
import { storeWrapper } from '../../kit/testing/storeWrapper.tsx';
import { McMessages } from './McMessages.tsx';

const NOON = 1_700_000_000_000;
const known = (raw: unknown): ReadState => ({ kind: 'known', raw });

test('the MC sees the chairman’s latest message and the current announcement', () => {
  const places = new Map([
    ['announcement', known('Lunch until one')],
    [
      'incidents',
      known({
        a: { kind: 'message', at: NOON, uid: 'x', what: 'Remind them of the raffle' },
        b: { kind: 'incident', at: NOON, uid: 'x', what: 'A fall' },
      }),
    ],
  ]);
  const device = {
    serverAhead: new Observable(NOON - Date.now()),
    peek: () => known(null),
    follow: () => () => undefined,
  };
  const staff = { ...device, peek: (at: string) => places.get(at) ?? known(null) };
  render(<McMessages />, { wrapper: storeWrapper({ eventName: 'demo', device, staff }) });
  expect(screen.getByText('Remind them of the raffle')).toBeDefined();
  expect(screen.getByText('Lunch until one')).toBeDefined();
  expect(screen.queryByText('A fall')).toBeNull();
});
