import { expect, test, vi } from 'vitest';
import { mayReload, reloadOnFailedPreload, waitForReload } from './failedPreload.ts';

const failure = () => new Event('vite:preloadError', { cancelable: true });

test('the first failed load reloads the page and is not an error, and the next one is', () => {
  sessionStorage.clear();
  const page = new EventTarget();
  const reload = vi.fn(() => Promise.resolve(true));
  reloadOnFailedPreload(page, { isOnline: () => true, reload });

  const first = failure();
  page.dispatchEvent(first);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(first.defaultPrevented).toBe(true);

  const second = failure();
  page.dispatchEvent(second);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(second.defaultPrevented).toBe(false);
});

test('a failed load without network keeps the page, because a reload would fail', () => {
  sessionStorage.clear();
  const page = new EventTarget();
  const reload = vi.fn(() => Promise.resolve(true));
  let isOnline = false;
  reloadOnFailedPreload(page, { isOnline: () => isOnline, reload });

  const offline = failure();
  page.dispatchEvent(offline);
  expect(reload).not.toHaveBeenCalled();
  expect(offline.defaultPrevented).toBe(false);

  isOnline = true;
  page.dispatchEvent(failure());
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a failed load from a server that does not answer is an error, because a reload would fail', async () => {
  sessionStorage.clear();
  const page = new EventTarget();
  reloadOnFailedPreload(page, { isOnline: () => true, reload: () => Promise.resolve(false) });
  page.dispatchEvent(failure());
  await expect(waitForReload()).rejects.toThrow('The server does not answer.');
  // Nothing was reloaded, so the screen may reload as soon as the server answers.
  expect(mayReload()).toBe(true);
});

test('a page that takes minutes to load is reloaded only once, and again if it fails much later', () => {
  sessionStorage.clear();
  const now = vi.spyOn(Date, 'now');
  const mayReloadAt = (minutes: number) => {
    now.mockReturnValue(1_800_000_000_000 + minutes * 60_000);
    return mayReload();
  };
  expect([0, 5, 11].map(mayReloadAt)).toEqual([true, false, true]);
  now.mockRestore();
});
