import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Observed } from '../../../store/connection/observed.ts';
import type { Connection, Who } from '../../../store/connection/states.ts';
import { savesNothing } from '../../../store/delivery/queue.ts';
import { displays } from '../../../store/floor/displays.ts';
import { ToastHost } from '../../kit/parts/toast/ToastHost.tsx';
import { withStore } from '../../kit/testing/withStore.tsx';
import { SetUp } from './SetUp.tsx';

// The browser of the tests saves nothing.
afterEach(() => act(() => savesNothing.set(false)));

/** A desk that has lost its connection. */
function offlineDesk() {
  const staff = {
    who: new Observed<Who>({
      kind: 'account',
      uid: 'u',
      email: 'ann@hall.example',
      name: 'ann@hall.example',
    }),
    connection: new Observed<Connection>({ kind: 'lost', since: 0 }),
    identify: () => Promise.resolve(),
    serverNow: () => Promise.resolve(0),
  };
  return withStore({ staff, eventName: 'demo' });
}

test('does not confirm a new name that still waits for a connection', async () => {
  const [display] = displays.parse({ ACDE: { name: 'Lobby', slot: 1 } });
  if (display === undefined) throw new Error('ACDE is a display');
  render(
    <ToastHost>
      <SetUp display={display} write={() => Promise.resolve(true)} />
    </ToastHost>,
    { wrapper: offlineDesk() },
  );
  fireEvent.change(screen.getByDisplayValue('Lobby'), { target: { value: 'Ballroom' } });
  fireEvent.click(screen.getByText('Rename'));
  expect(await screen.findByText(/^Not sent yet\./)).toBeDefined();
  expect(screen.queryByText(/Ballroom/)).toBeNull();
});
