import { expect, test } from 'vitest';
import { Throttle, type RatePolicy } from './throttle.ts';

const THREE: RatePolicy = {
  countedBy: 'name',
  unit: 'tries',
  capacity: 3,
  refill: { tokens: 1, everyMs: 1000 },
  whenEmpty: { kind: 'wait', told: '' },
};

function open(policy: Partial<RatePolicy> = {}): {
  readonly throttle: Throttle;
  readonly clock: { now: number };
} {
  const clock = { now: 0 };
  return { throttle: new Throttle({ ...THREE, ...policy }, () => clock.now), clock };
}

test('a throttle spends available tokens, refuses more, and refills no further than full', () => {
  const { throttle, clock } = open();
  expect([1, 2, 3, 4].map(() => throttle.take('ann'))).toEqual([true, true, true, false]);
  expect(throttle.take('ben', 3)).toBe(true);
  expect(throttle.take('cat', 4)).toBe(false);
  clock.now = 999;
  expect(throttle.has('ann')).toBe(false);
  clock.now = 1500;
  expect(throttle.spent('ann')).toBe(1.5);
  expect([throttle.take('ann'), throttle.take('ann')]).toEqual([true, false]);
  clock.now = 1_000_000;
  expect([throttle.has('ann', 3), throttle.has('ann', 4)]).toEqual([true, false]);
});

test('a throttle spends below empty, and waits until the tokens are back', () => {
  const { throttle, clock } = open();
  throttle.spend('ann', 5);
  expect([throttle.waitMs('ann'), throttle.waitMs('ann', 1), throttle.waitMs('ben', 1)]).toEqual([
    2000, 3000, 0,
  ]);
  clock.now = 1500;
  expect(throttle.waitMs('ann')).toBe(500);
  clock.now = 2000;
  expect([throttle.waitMs('ann'), throttle.waitMs('ann', 1)]).toEqual([0, 1000]);
});

test('a throttle does not refill or wait longer if the clock goes back', () => {
  const { throttle, clock } = open();
  clock.now = 5000;
  throttle.spend('ann', 4);
  clock.now = 1000;
  expect(throttle.waitMs('ann')).toBe(1000);
  clock.now = 2000;
  expect(throttle.waitMs('ann')).toBe(0);
});

test('a throttle delays longer the more was spent below empty, up to the maximum', () => {
  const { throttle, clock } = open({
    whenEmpty: { kind: 'delay', told: '', firstMs: 1000, doublesEvery: 2, maxMs: 5000 },
  });
  const delays = Array.from({ length: 9 }, () => {
    const delay = throttle.waitMs('ann');
    throttle.spend('ann');
    return Math.round(delay);
  });
  expect(delays).toEqual([0, 0, 0, 1000, 1414, 2000, 2828, 4000, 5000]);
  clock.now = 6000;
  expect(throttle.waitMs('ann')).toBe(1000);
  clock.now = 6001;
  expect(throttle.waitMs('ann')).toBe(0);
});

test('a throttle without a refill regains only returned tokens, and never more than were spent', () => {
  const { throttle, clock } = open({ refill: undefined, whenEmpty: { kind: 'refuse', told: '' } });
  expect(throttle.take('ann', 3)).toBe(true);
  clock.now = 1_000_000_000;
  expect([throttle.has('ann'), throttle.waitMs('ann', 1)]).toEqual([false, Infinity]);
  throttle.giveBack('ann', 2);
  expect([throttle.has('ann', 2), throttle.has('ann', 3)]).toEqual([true, false]);
  throttle.giveBack('ann', 100);
  throttle.giveBack('ben', 100);
  for (const name of ['ann', 'ben'])
    expect([throttle.has(name, 3), throttle.has(name, 4)]).toEqual([true, false]);
});

test('a throttle forgets one key, or all with a prefix', () => {
  const { throttle } = open();
  for (const key of ['ann hall', 'ann home', 'anna hall', 'ben hall']) throttle.spend(key, 2);
  const spent = (): readonly number[] =>
    ['ann hall', 'ann home', 'anna hall', 'ben hall'].map((key) => throttle.spent(key));
  throttle.forgetAll('ann ');
  expect(spent()).toEqual([0, 0, 2, 2]);
  throttle.forget('ben hall');
  expect(spent()).toEqual([0, 0, 2, 0]);
});

test('a throttle drops the least spent keys beyond 20,000', () => {
  const { throttle } = open({ capacity: 100, refill: undefined });
  throttle.spend('victim', 60);
  throttle.spend('flooder', 90);
  for (let n = 0; n < 100_000; n += 1) throttle.spend(`flood ${n}`);
  // The flood resets no count: neither its target's nor its own.
  expect(throttle.spent('victim')).toBe(60);
  expect(throttle.spent('flooder')).toBe(90);
});

test('a throttle assumes that an unknown key has spent as much as any dropped key', () => {
  const { throttle, clock } = open({ capacity: 100 });
  for (let n = 0; n < 20_000; n += 1) throttle.spend(`flood ${n}`, n < 10_000 ? 40 : 50);
  throttle.spend('one more', 1);
  // The 5,000 dropped keys had spent 40, and an unknown key may be one of them.
  expect(['flood 0', 'newcomer', 'one more', 'flood 19999'].map((key) => throttle.spent(key))).toEqual([
    40, 40, 1, 50,
  ]);
  clock.now = 30_000;
  expect(throttle.spent('newcomer')).toBe(10);
  clock.now = 60_000;
  expect(throttle.spent('newcomer')).toBe(0);
});
