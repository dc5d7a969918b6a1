import { expect, test, vi } from 'vitest';
import { reloadOnceWhenAPreloadFails } from './failedPreload.ts';

const failure = () => new Event('vite:preloadError', { cancelable: true });

test('the first failure reloads the page and is not an error; the next one is', () => {
  sessionStorage.clear();
  const page = new EventTarget();
  const reload = vi.fn<() => void>();
  reloadOnceWhenAPreloadFails(page, sessionStorage, reload);

  const first = failure();
  page.dispatchEvent(first);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(first.defaultPrevented).toBe(true);

  const second = failure();
  page.dispatchEvent(second);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(second.defaultPrevented).toBe(false);
});
