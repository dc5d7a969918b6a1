import { expect, test } from 'vitest';
import { delayAfter, RecentTries } from './recentTries.ts';

test('one is forgotten in each stretch of time, and never more than there were', () => {
  const tries = new RecentTries(1000);
  tries.add('ann', 0);
  tries.add('ann', 0);
  expect([tries.count('ann', 0), tries.count('ann', 500), tries.count('ann', 1000)]).toEqual([2, 1.5, 1]);
  tries.add('ann', 1500);
  expect(tries.count('ann', 1500)).toBe(1.5);
  expect([tries.count('ann', 60_000), tries.count('ben', 0)]).toEqual([0, 0]);
  tries.add('ann', 60_000);
  expect(tries.count('ann', 60_000)).toBe(1);
});

test('one is taken back, a name is forgotten, or all that begin alike', () => {
  const tries = new RecentTries(1000);
  for (const name of ['ann hall', 'ann hall', 'ann home', 'anna hall', 'ben hall']) tries.add(name, 0);
  const counts = (): readonly number[] =>
    ['ann hall', 'ann home', 'anna hall', 'ben hall'].map((name) => tries.count(name, 0));
  tries.takeBack('ann hall');
  tries.takeBack('nobody');
  expect(counts()).toEqual([1, 1, 1, 1]);
  tries.forgetAll('ann ');
  expect(counts()).toEqual([0, 0, 1, 1]);
  tries.forget('ben hall');
  expect(counts()).toEqual([0, 0, 1, 0]);
});

test('twenty thousand names are kept; beyond them the one goes that was tried longest ago', () => {
  const tries = new RecentTries(1_000_000);
  for (let n = 0; n < 20_000; n += 1) tries.add(`name ${n}`, 0);
  tries.add('name 0', 0);
  const counts = (): readonly number[] => ['name 0', 'name 1', 'name 2'].map((name) => tries.count(name, 0));
  expect(counts()).toEqual([2, 1, 1]);
  tries.add('one more', 0);
  expect(counts()).toEqual([2, 0, 1]);
});

test('the first do not wait, and each further one waits longer, up to the longest', () => {
  const growth = { free: 3, first: 1000, doublesIn: 2, longest: 5000 };
  const delays = [0, 2.9, 3, 4, 5, 7, 8, 100].map((wrong) => Math.round(delayAfter(wrong, growth)));
  expect(delays).toEqual([0, 0, 1000, 1414, 2000, 4000, 5000, 5000]);
});
