import { afterEach, expect, test, vi } from 'vitest';
import { fetchFirstLoad, loadAfterPaint } from './firstLoad.ts';

const LISTED = '/results list.js;/results/:event event.js event.css;/login login.js';

afterEach(() => {
  for (const link of document.head.querySelectorAll('link')) link.remove();
});

const asked = () =>
  [...document.head.querySelectorAll('link')].map((link) =>
    ['rel', 'as', 'href', 'crossorigin'].map((name) => link.getAttribute(name)),
  );

test('the files of the screen at an address are preloaded, as the app will request them', () => {
  fetchFirstLoad(LISTED, '/results/Silver%20Waltz');
  expect(asked()).toEqual([
    ['modulepreload', null, '/assets/event.js', ''],
    ['preload', 'style', '/assets/event.css', ''],
  ]);
});

test.each([
  { listed: LISTED, pathname: '/admin' },
  { listed: '', pathname: '/results' },
  { listed: LISTED, pathname: '/results/%zz/x' },
])('no file is preloaded at $pathname of “$listed”', ({ listed, pathname }) => {
  fetchFirstLoad(listed, pathname);
  expect(asked()).toEqual([]);
});

test('a style inside a drawn page is not preloaded again', () => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', disabled: true });
  link.setAttribute('href', '/assets/event.css');
  document.head.append(link);
  fetchFirstLoad(LISTED, '/results/Silver%20Waltz');
  expect(asked().map(([rel]) => rel)).toEqual(['stylesheet', 'modulepreload']);
});

test('files that would delay the paint load after it, in a background tab at once', async () => {
  const paint = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const load = vi.fn();
  loadAfterPaint(load);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(load).not.toHaveBeenCalled();
  paint.mock.calls[0]?.[0](0);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));

  const loadHidden = vi.fn();
  visibility.mockReturnValue('hidden');
  loadAfterPaint(loadHidden);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(loadHidden).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});
