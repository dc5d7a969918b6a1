import { expect, test } from 'vitest';
import { pickBestLanguage } from './bestLanguage.ts';

test.each([
  { wishes: ['es'], met: 'es' },
  { wishes: ['es-MX', 'en-US'], met: 'es' },
  { wishes: ['ES-ar'], met: 'es' },
  { wishes: ['de-AT', 'fr', 'es-ES', 'en'], met: 'es' },
  { wishes: ['en-GB', 'es'], met: 'en' },
  { wishes: ['est'], met: undefined },
  { wishes: ['', '*', '-'], met: undefined },
  { wishes: [], met: undefined },
])('a reader who prefers $wishes gets $met', ({ wishes, met }) => {
  expect(pickBestLanguage(wishes, ['en', 'es'])).toBe(met);
});

test('a preferred region gets the texts of that region', () => {
  expect(pickBestLanguage(['pt-BR'], ['en', 'pt-PT', 'pt-BR'])).toBe('pt-BR');
  expect(pickBestLanguage(['pt'], ['en', 'pt-PT', 'pt-BR'])).toBe('pt-PT');
});
