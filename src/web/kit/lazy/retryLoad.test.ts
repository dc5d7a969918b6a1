import { afterEach, expect, test, vi } from 'vitest';
import { reloadOnFailedPreload } from './failedPreload.ts';
import { retryLoad } from './retryLoad.ts';

/**
 * Loads a part whose try number `comesAt` succeeds, with the server up or down each time. Returns the counts.
 */
async function asked(comesAt: number, isThere: readonly boolean[]) {
  let [tries, waits] = [0, 0];
  const load = () => {
    tries += 1;
    return tries < comesAt ? Promise.reject(new Error('no network')) : Promise.resolve('the part');
  };
  const part = await retryLoad(
    load,
    () => Promise.resolve(isThere[tries - 1] ?? false),
    () => Promise.resolve(void (waits += 1)),
    () => false,
  )().catch(String);
  return { part, tries, waits };
}

test('a part of the page is loaded again until it succeeds', async () => {
  expect(await asked(1, [])).toEqual({ part: 'the part', tries: 1, waits: 0 });
  expect(await asked(5, [])).toEqual({ part: 'the part', tries: 5, waits: 4 });
});

test('a network that came back while loading gets another try', async () => {
  expect(await asked(4, [false, true, false])).toEqual({ part: 'the part', tries: 4, waits: 3 });
});

test('the page does not wait for a file that the server does not have', async () => {
  expect(await asked(9, [true, true])).toEqual({ part: 'Error: no network', tries: 2, waits: 1 });
});

test('the page reloads if a part fails to load from a server that answers', async () => {
  const reloads = vi.fn<(wasAway: boolean) => boolean>(() => true);
  const load = () => Promise.reject(new Error('failed once'));
  const isThere = () => Promise.resolve(true);
  const settled = vi.fn<() => void>();
  void retryLoad(load, isThere, () => Promise.resolve(), reloads)().then(settled, settled);
  await expect.poll(() => reloads.mock.calls.length).toBe(1);
  await new Promise((later) => setImmediate(later));
  expect(settled).not.toHaveBeenCalled();
});

/** Loads a part that always fails, until the page reloads or it throws. */
async function reloadedOrThrown(isThere: readonly boolean[]): Promise<string> {
  let tries = 0;
  return new Promise((resolve) => {
    vi.stubGlobal('window', { location: { reload: () => resolve('reloaded') } });
    void retryLoad(
      () => Promise.reject(new Error('failed once')),
      () => Promise.resolve(isThere[tries++] ?? true),
      () => Promise.resolve(),
    )().catch((thrown: unknown) => resolve(String(thrown)));
  });
}

afterEach(() => vi.unstubAllGlobals());

test('the page reloads once more when a server that was down is back', async () => {
  vi.stubGlobal('sessionStorage', { getItem: () => 'Infinity', setItem: () => undefined });
  expect(await reloadedOrThrown([false, true, true])).toBe('reloaded');
  expect(await reloadedOrThrown([true, true])).toBe('Error: failed once');
});

test('a part that failed while the page tried to reload without a server is loaded again', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  });
  const page = new EventTarget();
  reloadOnFailedPreload(page, { isOnline: () => true, reload: () => Promise.resolve(false) });
  page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  let tries = 0;
  // A prevented preload error resolves without the part.
  const load = () => Promise.resolve((tries += 1) < 3 ? undefined : 'the part');
  expect(
    await retryLoad(
      load,
      () => Promise.resolve(false),
      () => Promise.resolve(),
    )(),
  ).toBe('the part');
});
