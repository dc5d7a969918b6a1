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

test('Ctrl and Enter never press the tile that has the focus, whether the sheet can be sent or not', () => {
  const onSend = vi.fn<() => void>();
  const { rerender } = render(sheet(undefined));
  const press = () => fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter', ctrlKey: true });
  expect(press()).toBe(false);
  rerender(sheet(onSend));
  expect([press(), onSend.mock.calls.length]).toEqual([false, 1]);
});
