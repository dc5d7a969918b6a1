import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastHost } from './ToastHost.tsx';
import { useToast } from './useToast.ts';

const EIGHT_SECONDS = 8000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const undone = vi.fn<() => void>();
let takeAway: () => void = () => undefined;

function Screen() {
  const showToast = useToast();
  return (
    <>
      <button type="button" onClick={() => showToast({ words: '187 moved to heat 2', undo: undone })}>
        Move 187
      </button>
      <button type="button" onClick={() => showToast({ words: '214 moved to heat 1' })}>
        Move 214
      </button>
      <button
        type="button"
        onClick={() => {
          takeAway = showToast({ words: '301 is scratched', undo: undone });
        }}
      >
        Scratch 301
      </button>
    </>
  );
}

const show = () => {
  undone.mockClear();
  render(
    <ToastHost>
      <Screen />
    </ToastHost>,
  );
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const spoken = () => screen.getByRole('status').textContent;

test('a message is shown for eight seconds, in a live region that existed before', () => {
  show();
  expect(spoken()).toBe('');
  press('Move 214');
  wait(EIGHT_SECONDS - 1);
  expect(spoken()).toBe('214 moved to heat 1');
  wait(1);
  expect(spoken()).toBe('');
});

test('one message is shown at a time: a newer one replaces it for its own eight seconds', () => {
  show();
  press('Move 187');
  wait(5000);
  press('Move 214');
  expect(spoken()).toBe('214 moved to heat 1');
  wait(5000);
  expect(spoken()).toBe('214 moved to heat 1');
  wait(3000);
  expect(spoken()).toBe('');
});

test('Undo in a message runs once, and the message closes', () => {
  show();
  press('Move 187');
  press('Undo');
  expect(undone).toHaveBeenCalledOnce();
  expect(spoken()).toBe('');
  wait(EIGHT_SECONDS);
  expect(undone).toHaveBeenCalledOnce();
});

test('a message whose Undo has keyboard focus stays', () => {
  show();
  press('Move 187');
  screen.getByRole('button', { name: 'Undo' }).focus();
  wait(60_000);
  expect(spoken()).toContain('187 moved to heat 2');
  screen.getByRole('button', { name: 'Undo' }).blur();
  wait(2000);
  expect(spoken()).toBe('');
});

test('Undo disappears from a message when there is nothing left to undo, and the words stay as long as before', () => {
  show();
  press('Scratch 301');
  wait(5000);
  act(() => takeAway());
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(spoken()).toBe('301 is scratched');
  wait(2999);
  expect(spoken()).toBe('301 is scratched');
  wait(1);
  expect(spoken()).toBe('');
});

test('the Undo of an older message is not that of the newer one', () => {
  show();
  press('Scratch 301');
  press('Move 187');
  act(() => takeAway());
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
});
