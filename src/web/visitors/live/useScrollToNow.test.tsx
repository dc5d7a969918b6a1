import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrollToNow } from './useScrollToNow.ts';

let toRow: ReturnType<typeof vi.fn<() => void>>;
let toTop: ReturnType<typeof vi.fn<() => void>>;
beforeEach(() => {
  toRow = vi.fn<() => void>();
  toTop = vi.fn<() => void>();
  vi.stubGlobal('scrollTo', toTop);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function reading(isDayOpen = true) {
  const line = document.createElement('li');
  line.scrollIntoView = toRow;
  const row = { current: isDayOpen ? line : null };
  const { rerender } = renderHook(({ asked, current }) => useScrollToNow(asked, current, row), {
    initialProps: { asked: 3, current: 'Jive/1' },
  });
  return rerender;
}

test('the live page does not scroll on opening, nor while nothing changes', () => {
  reading()({ asked: 3, current: 'Jive/1' });
  expect(toRow).not.toHaveBeenCalled();
});

test('the live page follows the floor for readers who have not scrolled', () => {
  reading()({ asked: 3, current: 'Samba/0' });
  expect(toRow).toHaveBeenCalledOnce();
});

test.each(['wheel', 'touchMove', 'keyDown'] as const)(
  'the live page stays in place after the reader scrolls: %s',
  (kind) => {
    const changes = reading();
    fireEvent[kind](window);
    changes({ asked: 3, current: 'Samba/0' });
    expect(toRow).not.toHaveBeenCalled();
  },
);

test('the organizer scrolls all readers to now, and the page follows the floor again', () => {
  const changes = reading();
  fireEvent.wheel(window);
  changes({ asked: 4, current: 'Jive/1' });
  expect(toRow).toHaveBeenCalledOnce();
  changes({ asked: 4, current: 'Samba/0' });
  expect(toRow).toHaveBeenCalledTimes(2);
});

test('once the day is closed, only the organizer scrolls the page', () => {
  const changes = reading(false);
  changes({ asked: 3, current: 'Samba/0' });
  expect(toTop).not.toHaveBeenCalled();
  changes({ asked: 4, current: 'Samba/0' });
  expect(toTop).toHaveBeenCalledExactlyOnceWith(0, 0);
});
