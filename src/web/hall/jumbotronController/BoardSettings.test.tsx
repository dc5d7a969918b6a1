import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { hasStorageFailed } from '../../../store/delivery/queue.ts';
import { allDisplays } from '../../../store/floor/displays.ts';
import { ToastHost } from '../../kit/parts/toast/ToastHost.tsx';
import { offlineWrapper } from '../../kit/testing/storeWrapper.tsx';
import { BoardSettings } from './BoardSettings.tsx';

// jsdom has no IndexedDB, so the queue sets this flag.
afterEach(() => act(() => hasStorageFailed.set(false)));

test('a board’s new name is not confirmed while it waits for a connection', async () => {
  const [display] = allDisplays.parse({ ACDE: { name: 'Lobby', slot: 1, at: 1 } });
  if (display === undefined) throw new Error('ACDE is a display');
  render(
    <ToastHost>
      <BoardSettings display={display} write={() => Promise.resolve(true)} />
    </ToastHost>,
    { wrapper: offlineWrapper() },
  );
  fireEvent.change(screen.getByDisplayValue('Lobby'), { target: { value: 'Ballroom' } });
  fireEvent.click(screen.getByText('Rename'));
  expect(await screen.findByText(/^Not sent yet\./)).toBeDefined();
  expect(screen.queryByText(/Ballroom/)).toBeNull();
});
