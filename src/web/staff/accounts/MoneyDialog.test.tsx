import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { hasStorageFailed } from '../../../store/delivery/queue.ts';
import { ToastHost } from '../../kit/parts/toast/ToastHost.tsx';
import { offlineWrapper } from '../../kit/testing/storeWrapper.tsx';
import { MoneyDialog } from './MoneyDialog.tsx';

// The tests' browser saves nothing.
afterEach(() => act(() => hasStorageFailed.set(false)));

test('a payment is not called saved if the browser cannot save it', async () => {
  render(
    <ToastHost>
      <MoneyDialog
        question="A payment"
        words={{ save: 'Record payment', saving: 'Saving' }}
        done="Recorded"
        blocked={undefined}
        changes={() => [{ patch: {} }]}
        onClose={() => undefined}
      >
        {null}
      </MoneyDialog>
    </ToastHost>,
    { wrapper: offlineWrapper() },
  );
  fireEvent.click(screen.getByText('Record payment'));
  expect(await screen.findByText(/^Not sent yet\./)).toBeDefined();
});
