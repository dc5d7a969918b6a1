import { expect, test } from 'vitest';
import { showsFooter, showsTopBar } from './chrome.ts';

test.each([
  ['/', true, true],
  ['/results', true, true],
  ['/results/Newcomer Waltz', false, false],
  ['/register', false, true],
  ['/login', false, true],
  ['/judges/B', false, false],
  ['/live', false, false],
  ['/live/Newcomer Waltz/1', false, false],
  ['/jumbotron', false, false],
  ['/jumbotroncontroller', false, true],
  ['/print-sheets', false, false],
  ['/print-invoices', false, false],
  ['/admin', false, false],
  ['/admin/scrutineer', false, false],
  ['/admin/deckcaptain', false, false],
  ['/entries', true, true],
])('%s shows the top bar: %s, the footer: %s', (path, topBar, footer) => {
  expect(showsTopBar(path)).toBe(topBar);
  expect(showsFooter(path)).toBe(footer);
});
