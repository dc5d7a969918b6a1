import { expect, test } from 'vitest';
import { SignInThrottle } from './throttle.ts';

const MINUTE = 60_000;

/** How many wrong passwords somebody can try, each named by account and address, before it is enough. */
function triesOf(names: (n: number) => readonly [email: string, address: string]): number {
  const throttle = new SignInThrottle();
  for (let n = 0; n < 1000; n += 1) {
    const [email, address] = names(n);
    if (throttle.isExhausted(email, address, 0)) return n;
    throttle.tried(email, address, 0);
  }
  return Infinity;
}

test.each<[string, (n: number) => readonly [string, string], number]>([
  ['one account from one place', () => ['a@b.c', 'here'], 10],
  ['every account from one place', (n) => [`${n}@b.c`, 'here'], 100],
  ['one account from everywhere', (n) => ['a@b.c', `place ${n}`], 300],
])('wrong passwords are counted for %s', (_, names, most) => expect(triesOf(names)).toBe(most));

test('after a quarter of an hour it may be tried again, and the right one is not counted', () => {
  const throttle = new SignInThrottle();
  for (let n = 0; n < 10; n += 1) throttle.tried('a@b.c', 'here', 0);
  expect(throttle.isExhausted('a@b.c', 'here', 14 * MINUTE)).toBe(true);
  expect(throttle.isExhausted('a@b.c', 'here', 15 * MINUTE)).toBe(false);
  for (let n = 0; n < 500; n += 1) {
    throttle.tried('mc@b.c', 'hall', 0);
    throttle.succeeded('mc@b.c', 'hall');
  }
  expect(throttle.isExhausted('mc@b.c', 'hall', 0)).toBe(false);
});
