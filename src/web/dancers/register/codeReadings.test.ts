import { expect, test } from 'vitest';
import { newCode } from '../../../store/registrant/registrations.ts';
import { codeReadings } from './codeReadings.ts';

test('a registration code is found in any case at once', () => {
  const code = newCode();
  for (const typed of [code, code.toLowerCase()]) expect(codeReadings(typed)[0]).toBe(code);
  expect(codeReadings(`${code.slice(0, 3)}${code.slice(3).toLowerCase()}`)).toContain(code);
});

test('a code with small and capital letters is tried as typed first', () => {
  expect(codeReadings('aB34567')).toEqual(['aB34567', 'AB34567']);
  expect(codeReadings('ab34567')).toEqual(['AB34567', 'ab34567']);
  expect(codeReadings('2345678')).toEqual(['2345678']);
});
