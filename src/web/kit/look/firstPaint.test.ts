import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildAccentProperties } from './palette.ts';
import { applyAndRemember, applyPrimaryColor, readPrimaryColor } from './accent.ts';

const page = document.documentElement;
const fill = () => page.style.getPropertyValue('--accent-fill-night');
const nightFill = (primary: string) => buildAccentProperties(primary)?.['--accent-fill-night'];

function visit(event: string, primaryColor: string): void {
  applyAndRemember(event, { primaryColor, timeZone: undefined });
  page.removeAttribute('style');
}

/** Runs the script as the browser does before the first paint. */
async function openPage() {
  vi.resetModules();
  await import('./firstPaint.ts');
}

beforeEach(() => {
  page.dataset['event'] = 'princeton25';
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  for (const name of ['event', 'primaryColor', 'accentStyle', 'theme']) delete page.dataset[name];
  page.removeAttribute('style');
});

test('a first visit takes the color the page was served with', async () => {
  page.dataset['primaryColor'] = '#8A1538';
  await openPage();
  expect(fill()).toBe(nightFill('#8a1538'));
});

test('a drawn page brings its color’s roles, used unless the last visit had another color', async () => {
  page.dataset['primaryColor'] = '#8a1538';
  page.dataset['accentStyle'] = '--accent-fill-night:#123456';
  await openPage();
  expect(fill()).toBe('#123456');
  visit('princeton25', '#ffd400');
  await openPage();
  expect(fill()).toBe(nightFill('#ffd400'));
});

test('the color of the last visit replaces the served one, for its own competition only', async () => {
  page.dataset['primaryColor'] = '#8a1538';
  visit('princeton25', '#ffd400');
  visit('demo', '#001f5b');
  await openPage();
  expect(fill()).toBe(nightFill('#ffd400'));
});

test('a stored color that is invalid is ignored', async () => {
  visit('princeton25', 'red; background: url(x)');
  expect(readPrimaryColor('princeton25')).toBeUndefined();
  localStorage.setItem('floorcraft.primaryColor.princeton25', 'nonsense');
  await openPage();
  expect(fill()).toBe('');
  applyPrimaryColor('nonsense');
  expect(fill()).toBe('');
});

test('a device that refuses storage still gets the color served with the page', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  page.dataset['primaryColor'] = '#8a1538';
  await openPage();
  expect(fill()).toBe(nightFill('#8a1538'));
});

test('a theme set by hand is restored, and can be removed again', async () => {
  localStorage.setItem('floorcraft.theme', 'dark');
  await openPage();
  expect(page.dataset['theme']).toBe('dark');
  localStorage.removeItem('floorcraft.theme');
  delete page.dataset['theme'];
  await openPage();
  expect(page.dataset['theme']).toBeUndefined();
});
