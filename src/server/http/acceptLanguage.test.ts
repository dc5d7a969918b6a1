import { expect, test } from 'vitest';
import { pickLanguage } from './acceptLanguage.ts';

test.each([
  { header: undefined, wanted: 'en' },
  { header: '', wanted: 'en' },
  { header: 'es', wanted: 'es' },
  { header: 'es-MX', wanted: 'es' },
  { header: 'ES-es', wanted: 'es' },
  { header: 'de-DE,de;q=0.9,es;q=0.6,en;q=0.3', wanted: 'es' },
  { header: 'en;q=0.3, es;q=0.6', wanted: 'es' },
  { header: 'en-GB,en;q=0.9,es;q=0.8', wanted: 'en' },
  { header: 'en-GB, es', wanted: 'en' },
  { header: 'es, en-GB', wanted: 'es' },
  { header: 'de', wanted: 'en' },
  { header: 'de, *', wanted: 'en' },
  { header: 'de, *;q=0.5, en;q=0', wanted: 'es' },
  { header: '*', wanted: 'en' },
  { header: 'es;q=0', wanted: 'en' },
  { header: 'es;q=0, es-MX', wanted: 'en' },
  { header: 'en;q=0, es;q=0', wanted: 'en' },
  // 'est' is Estonian.
  { header: 'est', wanted: 'en' },
  { header: ' es ; q = 0.8 , en ; q=0.1', wanted: 'es' },
])('the header “$header” is answered with language $wanted', ({ header, wanted }) => {
  expect(pickLanguage(header, ['en', 'es'])).toBe(wanted);
});

test('an exact match of an offered region is the preferred language', () => {
  expect(pickLanguage('pt-BR', ['en', 'pt-PT', 'pt-BR'])).toBe('pt-BR');
  expect(pickLanguage('pt-AO', ['en', 'pt-PT', 'pt-BR'])).toBe('pt-PT');
});

test('no language is chosen if none is offered', () => {
  expect(pickLanguage('es', [])).toBeUndefined();
});

test.each([
  ['garbage', ';;;,,,q=1,\u0000,<script>,es"onload=,=,-,--,es-,-es'],
  ['a weight that is none', 'es;q=7, es;q=-1, es;q=1e9, es;q=NaN'],
  ['a very long tag', `${'e'.repeat(100_000)}s`],
  ['half a million languages', 'de,'.repeat(500_000)],
  ['a wish behind the cut', `${'de,'.repeat(300)}es`],
  ['what a slow pattern would turn over without end', `es${'-a'.repeat(200)}!`],
])('the accept-language header with %s is answered in English', (_, header) => {
  expect(pickLanguage(header, ['en', 'es'])).toBe('en');
});
