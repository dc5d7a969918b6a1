import { readdirSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { judgeWords } from './english/judge.ts';
import { ENGLISH, pageLanguage, getWords } from './language.ts';
import { chooseLanguage, LANGUAGES, openInVisitorsLanguage } from './visitorsLanguage.ts';

const browserAsksFor = (...wishes: readonly string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(wishes);

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  pageLanguage.set(ENGLISH);
});

test('every file among the translations is a language', () => {
  const files = readdirSync('src/web/kit/words/translations')
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace(/(\.test)?\.ts$/, ''));
  expect(new Set(LANGUAGES)).toEqual(new Set(['en', ...files]));
});

test('the page opens in the browser’s language, and declares it', async () => {
  browserAsksFor('es-CO', 'en');
  await openInVisitorsLanguage();
  expect(getWords(judgeWords).openSheets).toBe('Abrir mis hojas');
  expect(document.documentElement.lang).toBe('es');
});

test('a visitor’s choice of language on this device takes precedence', async () => {
  browserAsksFor('es');
  await chooseLanguage('en');
  await openInVisitorsLanguage();
  expect(getWords(judgeWords).openSheets).toBe('Open my sheets');
  expect(document.documentElement.lang).toBe('en');
});

test('a language no longer offered is ignored', async () => {
  browserAsksFor('es');
  localStorage.setItem('floorcraft.language', 'tlh');
  await openInVisitorsLanguage();
  expect(pageLanguage.now.tag).toBe('es');
});

test('the last of two quick choices of a language wins, whichever loads first', async () => {
  await Promise.all([chooseLanguage('es'), chooseLanguage('en')]);
  expect(pageLanguage.now.tag).toBe('en');
});
