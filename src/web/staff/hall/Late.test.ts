import { expect, test } from 'vitest';
import { lateInWords } from './Late.tsx';

const MINUTE = 60_000;

test('how late it is, in the minutes and hours people say', () => {
  expect(lateInWords(4 * MINUTE)).toBe('4 min late');
  expect(lateInWords(-3 * MINUTE)).toBe('3 min early');
  expect(lateInWords(65 * MINUTE)).toBe('1 h 5 min late');
  expect(lateInWords(20_000)).toBeUndefined();
});
