import { expect, test } from 'vitest';
import { newCode } from '../../../store/registrant/registrations.ts';
import { readings } from './useCode.ts';

test('finds a drawn code in any case at once', () => {
  const code = newCode();
  for (const typed of [code, code.toLowerCase()]) expect(readings(typed)[0]).toBe(code);
  expect(readings(`${code.slice(0, 3)}${code.slice(3).toLowerCase()}`)).toContain(code);
});

test('tries a code with small and capital letters as typed first', () => {
  expect(readings('aB34567')).toEqual(['aB34567', 'AB34567']);
  expect(readings('ab34567')).toEqual(['AB34567', 'ab34567']);
  expect(readings('2345678')).toEqual(['2345678']);
});
