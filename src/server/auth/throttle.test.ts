import { expect, test } from 'vitest';
import { Throttle } from './throttle.ts';

const HOUR = 3_600_000;
const START = 1_000_000;

const tried = (throttle: Throttle, name: string, times: number, now: number): void => {
  for (let n = 0; n < times; n += 1) throttle.add(name, now);
};

test('three within the hour are enough, counted from the first of them; then three more', () => {
  const throttle = new Throttle(3, HOUR);
  tried(throttle, 'ann', 2, START);
  expect(throttle.isExhausted('ann', START)).toBe(false);
  tried(throttle, 'ann', 1, START + HOUR - 1);
  expect(throttle.isExhausted('ann', START + HOUR - 1)).toBe(true);
  expect(throttle.isExhausted('ben', START)).toBe(false);
  expect(throttle.isExhausted('ann', START + HOUR)).toBe(false);
  tried(throttle, 'ann', 2, START + HOUR);
  expect(throttle.isExhausted('ann', START + HOUR)).toBe(false);
  tried(throttle, 'ann', 1, START + HOUR);
  expect(throttle.isExhausted('ann', START + HOUR)).toBe(true);
});

test('a clock that is put back makes no hour longer', () => {
  const throttle = new Throttle(1, HOUR);
  throttle.add('ann', START);
  expect(throttle.isExhausted('ann', START - 1)).toBe(false);
  throttle.add('ann', START - HOUR);
  expect(throttle.isExhausted('ann', START - 1)).toBe(true);
  expect(throttle.isExhausted('ann', START)).toBe(false);
});

test('twenty thousand names are kept; beyond them the one goes whose hour began first', () => {
  const throttle = new Throttle(1, HOUR);
  const isKept = (name: string): boolean => throttle.isExhausted(name, START + HOUR);
  throttle.add('ann', START);
  throttle.add('ben', START + 1);
  for (let n = 0; n < 19_998; n += 1) throttle.add(`name ${n}`, START + 2);
  // Her hour begins anew, behind those of all others.
  throttle.add('ann', START + HOUR);
  expect(['ann', 'ben', 'name 0'].map(isKept)).toEqual([true, true, true]);
  throttle.add('one more', START + HOUR);
  expect(['ann', 'ben', 'name 0'].map(isKept)).toEqual([true, false, true]);
});
