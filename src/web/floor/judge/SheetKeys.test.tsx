import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import SheetKeys from './SheetKeys.tsx';

const sheet = (onSend: (() => void) | undefined) => (
  <>
    <button type="button">101</button>
    <SheetKeys couples={[]} onTap={() => undefined} onSend={onSend} isNews={false}>
      {undefined}
    </SheetKeys>
  </>
);

test('Ctrl+Enter never presses the focused tile, whether or not the sheet can be sent', () => {
  const onSend = vi.fn<() => void>();
  const { rerender } = render(sheet(undefined));
  const press = () => fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter', ctrlKey: true });
  expect(press()).toBe(false);
  rerender(sheet(onSend));
  expect([press(), onSend.mock.calls.length]).toEqual([false, 1]);
});
