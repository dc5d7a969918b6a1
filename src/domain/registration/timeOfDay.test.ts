import { expect, test } from 'vitest';
import { parseTime } from './timeOfDay.ts';

test.each([
  ['11:59 PM', '23:59'],
  ['11:59\u00A0pm', '23:59'],
  ['5pm', '17:00'],
  ['5:30 p.m.', '17:30'],
  ['12:05 am', '00:05'],
  ['12 PM', '12:00'],
  ['730', '07:30'],
  ['17.30', '17:30'],
  ['9', '09:00'],
])('the time of day “%s” is read as %s', (typed, time) => {
  expect(parseTime(typed)).toBe(time);
});

test.each(['', '24:00', '13 pm', '0 am', '5:7', '5:60', 'noon', '-5'])(
  'the time of day “%s” is rejected',
  (typed) => {
    expect(parseTime(typed)).toBeUndefined();
  },
);
