import { afterEach, expect, test, vi } from 'vitest';
import { isServerReachable } from './isServerReachable.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

/** Asks a server that answers or not, and returns the addresses that were fetched. */
async function fetched(isThere: boolean): Promise<readonly unknown[]> {
  document.head.innerHTML =
    '<link rel="modulepreload" href="/assets/a.js"><link rel="icon" href="/icon.svg">';
  const fetches = vi.fn<(address: string) => Promise<Pick<Response, 'ok'>>>(() =>
    Promise.resolve({ ok: isThere }),
  );
  vi.stubGlobal('fetch', fetches);
  expect(await isServerReachable()).toBe(isThere);
  return fetches.mock.calls.map(([address]) => new URL(address, window.location.href).pathname);
}

test('failed modules are fetched again once the server answers, since WebKit would refuse them forever', async () => {
  expect(await fetched(true)).toEqual(['/', '/assets/a.js']);
});

test('no module is fetched again from a server that does not answer', async () => {
  expect(await fetched(false)).toEqual(['/']);
});
