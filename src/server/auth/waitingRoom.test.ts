import { expect, test } from 'vitest';
import { ManualClock } from '../testing/manualClock.ts';
import { WaitingRoom, type WaitingLimits, type AttemptKeys } from './waitingRoom.ts';

const MANY: WaitingLimits = { ofLine: 100, ofAddress: 100, ofAccount: 100, inAll: 100 };

/** A room, and the outcome of each attempt by name: `waits`, then `through` or `away`. */
function room(places: Partial<WaitingLimits>) {
  const time = new ManualClock();
  const waitingRoom = new WaitingRoom(time, { ...MANY, ...places });
  const became = new Map<string, string>();
  /** Waits for ten seconds. */
  const come = (name: string, who: Partial<AttemptKeys> = {}): void => {
    became.set(name, 'waits');
    void waitingRoom
      .wait({ line: name, address: 'hall', account: 'mc', ...who }, 10_000)
      .then((isKept) => became.set(name, isKept ? 'through' : 'away'));
  };
  const all = async (): Promise<Record<string, string>> => {
    await new Promise((resolve) => setImmediate(resolve));
    return Object.fromEntries(became);
  };
  return { time, waitingRoom, come, all };
}

test('a sign-in attempt without delay passes, however many wait', async () => {
  const { waitingRoom } = room({ inAll: 0 });
  expect(await waitingRoom.wait({ line: 'a', address: 'hall', account: 'mc' }, 0)).toBe(true);
});

test('two attempts per line and account wait, and once they pass, two more can', async () => {
  for (const same of [{ line: 'tablet' }, { account: 'chair' }]) {
    const { time, come, all } = room('line' in same ? { ofLine: 2 } : { ofAccount: 2 });
    for (const name of ['a', 'b', 'c']) come(name, same);
    come('other', { line: 'x', account: 'y' });
    expect(await all()).toEqual({ a: 'waits', b: 'waits', c: 'away', other: 'waits' });
    time.pass(10_000);
    for (const name of ['d', 'e', 'f']) come(name, same);
    expect(await all()).toMatchObject({ a: 'through', b: 'through', d: 'waits', e: 'waits', f: 'away' });
  }
});

test('a line of waiting attempts reports when it has a free place', () => {
  const { time, come, waitingRoom } = room({ ofLine: 2 });
  come('a', { line: 'tablet' });
  time.pass(1000);
  expect(waitingRoom.nextPlace('tablet')).toBe(0);
  come('b', { line: 'tablet' });
  expect([waitingRoom.nextPlace('tablet'), waitingRoom.nextPlace('other')]).toEqual([9000, 0]);
});

test('a full address drops the newest attempt of its longest line for a shorter line', async () => {
  const { time, come, all } = room({ ofAddress: 7 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) come(name, { line: 'a' });
  for (const name of ['b1', 'b2', 'b3']) come(name, { line: 'b' });
  come('c1', { line: 'c' });
  expect(await all()).toMatchObject({ a3: 'waits', a4: 'away', b3: 'waits', c1: 'waits' });
  // This line is as long as the longest already, so the attempt displaces no one.
  come('a5', { line: 'a' });
  come('b4', { line: 'b' });
  expect(await all()).toMatchObject({ a3: 'waits', a5: 'away', b3: 'waits', b4: 'away' });
  come('c2', { line: 'c' });
  // Line b has three, and this would be the third of c: none is longer.
  come('c3', { line: 'c' });
  expect(await all()).toMatchObject({ a2: 'waits', a3: 'away', b3: 'waits', c2: 'waits', c3: 'away' });
  come('elsewhere', { line: 'a', address: 'home' });
  expect(await all()).toMatchObject({ elsewhere: 'waits' });
  time.pass(10_000);
  for (let n = 0; n < 7; n += 1) come(`later ${n}`);
  expect(Object.values(await all()).filter((became) => became === 'waits')).toHaveLength(7);
});

test('a full waiting room drops an attempt of the largest address if it has two more than the newcomer', async () => {
  const { time, come, all } = room({ inAll: 4 });
  come('a1', { address: 'a' });
  come('a2', { address: 'a' });
  come('a3', { address: 'a' });
  come('b1', { address: 'b' });
  come('c1', { address: 'c' });
  expect(Object.values(await all()).filter((became) => became === 'away')).toHaveLength(1);
  expect(await all()).toMatchObject({ b1: 'waits', c1: 'waits' });
  // Address a has two attempts, b and c have one each. The attempt from d displaces one of a's, so each has
  // one.
  come('d1', { address: 'd' });
  come('b2', { address: 'b' });
  come('e1', { address: 'e' });
  expect(Object.entries(await all()).filter(([, became]) => became === 'waits')).toHaveLength(4);
  expect(await all()).toMatchObject({ b1: 'waits', c1: 'waits', d1: 'waits', b2: 'away', e1: 'away' });
  // A displaced attempt leaves once, and not again when its time is over.
  time.pass(10_000);
  for (let n = 0; n < 6; n += 1) come(`later ${n}`, { address: `${n}` });
  expect(Object.values(await all()).filter((became) => became === 'waits')).toHaveLength(4);
});

test('an attempt that passed leaves nothing behind and frees its place', async () => {
  const { time, waitingRoom, come, all } = room({ inAll: 2 });
  come('a1', { line: 'a' });
  come('a2', { line: 'a' });
  expect([time.waits, waitingRoom.kept]).toEqual([[10_000, 10_000], 3]);
  time.pass(10_000);
  expect(waitingRoom.kept).toBe(0);
  come('b', { address: 'home' });
  come('c', { address: 'home' });
  expect(await all()).toEqual({ a1: 'through', a2: 'through', b: 'waits', c: 'waits' });
  void waitingRoom.wait({ line: 'd', address: 'hall', account: 'mc' }, 1);
  expect(time.waits.at(-1)).toBe(1);
});

test('a full waiting room drops an attempt of the first of two equally large addresses', async () => {
  const { come, all } = room({ inAll: 5 });
  for (const address of ['c', 'a', 'b'])
    for (const n of address === 'c' ? [1] : [1, 2]) come(`${address}${n}`, { address });
  come('d1', { address: 'd' });
  expect(await all()).toMatchObject({ a1: 'away', a2: 'waits', b1: 'waits', b2: 'waits', d1: 'waits' });
});
