import { expect, test } from 'vitest';
import { ManualClock } from '../testing/manualClock.ts';
import { SignUpLimiter } from './signUps.ts';

test('one address creates 3,000 anonymous devices at once, then five a second; another is unaffected', async () => {
  const time = new ManualClock();
  const signUps = new SignUpLimiter(time);
  for (let n = 0; n < 3000; n += 1) expect(await signUps.turn('hall', `line ${n}`)).toBe(true);
  expect(time.waits).toEqual([]);
  const later = Array.from({ length: 101 }, (_, n) => signUps.turn('hall', `line ${n}`));
  expect(await later[100]).toBe(false);
  expect(await signUps.turn('another hall', 'line')).toBe(true);
  let isIn = 0;
  for (const one of later.slice(0, 100)) void one.then((taken) => (isIn += taken ? 1 : 0));
  time.pass(10_000);
  await Promise.resolve();
  expect(isIn).toBe(50);
  time.pass(10_000);
  await Promise.all(later);
  expect(isIn).toBe(100);
});

test('a client with one connection gets its turn beside one flooding on another', async () => {
  const time = new ManualClock();
  const signUps = new SignUpLimiter(time);
  for (let n = 0; n < 3000; n += 1) await signUps.turn('hall', 'script');
  const flood = Array.from({ length: 200 }, () => signUps.turn('hall', 'script'));
  const judge = signUps.turn('hall', 'judge');
  expect((await Promise.all(flood.slice(100))).every((taken) => !taken)).toBe(true);
  // A device of the flood was already next in line. The judge comes right after it.
  time.pass(400);
  expect(await judge).toBe(true);
  time.pass(20_000);
  expect((await Promise.all(flood)).filter(Boolean)).toHaveLength(99);
});

test('with a hundred waiting, a newcomer displaces one from a queue of two, and none if all queues have one', async () => {
  for (const [ofEach, isIn] of [
    [1, false],
    [2, true],
  ] as const) {
    const time = new ManualClock();
    const signUps = new SignUpLimiter(time);
    for (let n = 0; n < 3000; n += 1) await signUps.turn('hall', 'script');
    for (let n = 0; n < 100; n += 1) void signUps.turn('hall', `line ${Math.floor(n / ofEach)}`);
    const newcomer = signUps.turn('hall', 'judge');
    time.pass(20_000);
    expect(await newcomer).toBe(isIn);
  }
});

test('the quota of an address refills by five devices a second, and latecomers queue behind those waiting', async () => {
  const time = new ManualClock();
  const signUps = new SignUpLimiter(time);
  for (let n = 0; n < 3000; n += 1) await signUps.turn('hall', 'script');
  // After this time, two and a half more devices can pass.
  time.pass(500);
  for (let n = 0; n < 2; n += 1) expect(await signUps.turn('hall', 'script')).toBe(true);
  expect(time.waits).toEqual([]);
  const came: string[] = [];
  void signUps.turn('hall', 'a').then(() => came.push('a'));
  expect(time.waits).toEqual([100]);
  void signUps.turn('hall', 'b').then(() => came.push('b'));
  // One timer serves all waiting devices.
  expect(time.waits).toEqual([100]);
  time.pass(100);
  await new Promise((resolve) => setImmediate(resolve));
  expect(came).toEqual(['a']);
  void signUps.turn('hall', 'c').then(() => came.push('c'));
  time.pass(200);
  await new Promise((resolve) => setImmediate(resolve));
  expect(came).toEqual(['a', 'b']);
  time.pass(10 * 60_000 + 1000);
  await new Promise((resolve) => setImmediate(resolve));
  expect(came).toEqual(['a', 'b', 'c']);
  // The limit has refilled completely, but not beyond its maximum.
  const before = time.waits.length;
  for (let n = 0; n < 3000; n += 1) await signUps.turn('hall', 'script');
  expect(time.waits).toHaveLength(before);
  void signUps.turn('hall', 'script');
  expect(time.waits).toHaveLength(before + 1);
});
