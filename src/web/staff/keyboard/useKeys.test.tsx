import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useKeys, type KeyBindings } from './useKeys.ts';

function Screen({ keys, dialog = false }: { readonly keys: KeyBindings; readonly dialog?: boolean }) {
  useKeys(keys);
  return (
    <>
      <button type="button">Post</button>
      <a href="#results">Results</a>
      <details>
        <summary>Why?</summary>
      </details>
      <input aria-label="Number" />
      <input type="radio" aria-label="With the awards" />
      <dialog open={dialog}>Sure?</dialog>
    </>
  );
}

const press = (key: string, on: Element = document.body, with_: Partial<KeyboardEventInit> = {}) =>
  fireEvent.keyDown(on, { key, ...with_ });

test('a key runs its action with Shift or Caps Lock as well, and prevents the browser’s own', () => {
  const does = vi.fn();
  render(<Screen keys={{ k: does, ArrowLeft: does, '?': does }} />);
  expect(press('k')).toBe(false);
  press('K', document.body, { shiftKey: true });
  press('ArrowLeft');
  press('?', document.body, { shiftKey: true });
  expect(does).toHaveBeenCalledTimes(4);
  expect(press('x')).toBe(true);
});

test('a key runs its current action, and nothing if it has none', () => {
  const [before, after] = [vi.fn(), vi.fn()];
  const { rerender } = render(<Screen keys={{ k: before }} />);
  rerender(<Screen keys={{ k: after }} />);
  press('k');
  expect(before).not.toHaveBeenCalled();
  expect(after).toHaveBeenCalledOnce();
  rerender(<Screen keys={{ k: undefined }} />);
  expect(press('k')).toBe(true);
});

test('a held key counts once', () => {
  const does = vi.fn();
  render(<Screen keys={{ ' ': does }} />);
  press(' ');
  press(' ', document.body, { repeat: true });
  expect(does).toHaveBeenCalledOnce();
});

test('a letter typed in a text field is text, not a shortcut', () => {
  const does = vi.fn();
  render(<Screen keys={{ k: does }} />);
  press('k', screen.getByLabelText('Number'));
  expect(does).not.toHaveBeenCalled();
});

test('shortcuts of the screen work on a radio button, except the keys that choose', () => {
  const does = vi.fn();
  render(<Screen keys={{ p: does, ' ': does, ArrowLeft: does }} />);
  const choice = screen.getByLabelText('With the awards');
  press('p', choice);
  expect(does).toHaveBeenCalledOnce();
  press(' ', choice);
  press('ArrowLeft', choice);
  expect(does).toHaveBeenCalledOnce();
});

test('shortcuts are off while a dialog is open', () => {
  const does = vi.fn();
  render(<Screen keys={{ Enter: does }} dialog />);
  press('Enter');
  expect(does).not.toHaveBeenCalled();
});

test.each(['button', 'a', 'summary'])(
  'the Enter key on a %s is left to that element, so it acts once',
  (control) => {
    const [enter, letter] = [vi.fn(), vi.fn()];
    const { container } = render(<Screen keys={{ Enter: enter, k: letter }} />);
    const focused = container.querySelector(control) ?? document.body;
    press('Enter', focused);
    expect(enter).not.toHaveBeenCalled();
    press('k', focused);
    expect(letter).toHaveBeenCalledOnce();
  },
);

test('Space presses a button focused by keyboard, not one that was clicked', () => {
  const does = vi.fn();
  render(<Screen keys={{ ' ': does }} />);
  const button = screen.getByRole('button');
  const cameByKeyboard = vi.spyOn(button, 'matches').mockReturnValue(true);
  press(' ', button);
  expect(does).not.toHaveBeenCalled();
  cameByKeyboard.mockReturnValue(false);
  press(' ', button);
  expect(does).toHaveBeenCalledOnce();
});

test('Ctrl or Command runs only its own shortcuts, and the rest is the browser’s', () => {
  const [undo, plain] = [vi.fn(), vi.fn()];
  render(<Screen keys={{ 'ctrl+z': undo, z: plain, r: plain }} />);
  press('z', document.body, { ctrlKey: true });
  press('z', document.body, { metaKey: true });
  expect(undo).toHaveBeenCalledTimes(2);
  expect(press('r', document.body, { ctrlKey: true })).toBe(true);
  expect(press('z', document.body, { ctrlKey: true, shiftKey: true })).toBe(true);
  expect(press('r', document.body, { altKey: true })).toBe(true);
  expect(plain).not.toHaveBeenCalled();
});
