import { expect, test } from 'vitest';
import { drawRegistrationCode } from '../../../store/registrant/registrations.ts';
import { listCodeReadings } from './listCodeReadings.ts';

test('a registration code is found in any case at once', () => {
  const code = drawRegistrationCode();
  for (const typed of [code, code.toLowerCase()]) expect(listCodeReadings(typed)[0]).toBe(code);
  expect(listCodeReadings(`${code.slice(0, 3)}${code.slice(3).toLowerCase()}`)).toContain(code);
});

test('a code with small and capital letters is tried as typed first', () => {
  expect(listCodeReadings('aB34567')).toEqual(['aB34567', 'AB34567']);
  expect(listCodeReadings('ab34567')).toEqual(['AB34567', 'ab34567']);
  expect(listCodeReadings('2345678')).toEqual(['2345678']);
});
