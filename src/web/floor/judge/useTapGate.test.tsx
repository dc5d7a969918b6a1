import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SETTLE_MS } from './tapGate.ts';
import { useTapGate } from './useTapGate.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A press at this moment, or an earlier one; true if the page receives it. */
function isHeard(kind: string, madeAt = performance.now()): boolean {
  const heard = vi.fn();
  const event = new Event(kind, { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: madeAt });
  document.body.addEventListener(kind, heard);
  document.body.dispatchEvent(event);
  document.body.removeEventListener(kind, heard);
  return heard.mock.calls.length > 0;
}

test('a new sheet takes no presses until it has been on the screen for a moment', async () => {
  await wait(10);
  const { result, rerender } = renderHook(({ screen }) => useTapGate(screen), {
    initialProps: { screen: 'Waltz' },
  });
  expect([result.current.isOpen, isHeard('click')]).toEqual([true, true]);
  rerender({ screen: 'Tango' });
  expect(result.current.isOpen).toBe(false);
  const early = performance.now();
  expect(['pointerdown', 'keydown', 'click'].map((kind) => isHeard(kind))).toEqual([false, false, false]);
  await wait(SETTLE_MS + 100);
  expect(result.current.isOpen).toBe(true);
  // Made while presses were ignored, and handled after that.
  expect([isHeard('pointerdown', early), isHeard('click', early)]).toEqual([false, false]);
  expect([isHeard('pointerdown'), isHeard('click')]).toEqual([true, true]);
});

test('the first sheet after loading takes presses at once, and none while parts of the screen move', async () => {
  const { result, rerender } = renderHook(({ screen }) => useTapGate(screen), {
    initialProps: { screen: undefined as string | undefined },
  });
  rerender({ screen: 'Waltz' });
  expect(result.current.isOpen).toBe(true);
  act(() => result.current.onShift());
  expect(result.current.isOpen).toBe(false);
  await wait(SETTLE_MS + 100);
  expect(result.current.isOpen).toBe(true);
});
