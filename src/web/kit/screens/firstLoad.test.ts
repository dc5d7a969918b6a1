import { afterEach, expect, test } from 'vitest';
import { fetchFirstLoad } from './firstLoad.ts';

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
