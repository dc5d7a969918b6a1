import { expect, test } from 'vitest';
import { FairShare, type WorkAccount, type Worker } from './fairShare.ts';

/** A clock that only advances during work. */
class WorkClock {
  now = 0;
  readonly read = (): number => this.now;
}

/** A worker with a number of items of fixed duration. */
class Somebody implements Worker {
  readonly done: number[] = [];
  left: number;
  private readonly clock: WorkClock;
  private readonly own: WorkAccount;
  private readonly takes: number;

  constructor(clock: WorkClock, own: WorkAccount, work: { many: number; takes: number }) {
    this.clock = clock;
    this.own = own;
    this.left = work.many;
    this.takes = work.takes;
  }

  account(): WorkAccount {
    return this.own;
  }

  hasWork(): boolean {
    return this.left > 0;
  }

  work(): number {
    this.left -= 1;
    this.clock.now += this.takes;
    this.done.push(this.clock.now);
    return 0;
  }
}

const guest = (person: string, address = 'hall'): WorkAccount => ({ person, address, first: false });
const FIRST: WorkAccount = { person: 'judge', address: 'hall', first: true };

/** Runs until a turn of the event loop does no more work. */
async function untilQuiet(...all: readonly Somebody[]): Promise<void> {
  const count = (): number => all.reduce((sum, { done }) => sum + done.length, 0);
  for (let before = -1; before !== count();) {
    before = count();
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
}

test('a person who used up their share of time is delayed, and a prioritized one is not', async () => {
  const clock = new WorkClock();
  const share = new FairShare(clock.read);
  const greedy = new Somebody(clock, guest('greedy'), { many: 100, takes: 100 });
  share.ready(greedy);
  await untilQuiet(greedy);
  // The share covers half a second at once, plus the time that was refilled since.
  expect(greedy.done.length).toBeLessThan(8);
  expect(greedy.done.length).toBeGreaterThan(4);
  const judge = new Somebody(clock, FIRST, { many: 1000, takes: 1 });
  share.ready(judge);
  expect(judge.left).toBe(0);
});

test('another person at the same address has their own share of time', async () => {
  const clock = new WorkClock();
  const share = new FairShare(clock.read);
  const greedy = new Somebody(clock, guest('greedy'), { many: 100, takes: 100 });
  const other = new Somebody(clock, guest('other'), { many: 3, takes: 10 });
  share.ready(greedy);
  await untilQuiet(greedy);
  share.ready(other);
  await untilQuiet(other);
  expect([other.left, greedy.left > 90]).toEqual([0, true]);
});

test('an address has one share of time for all its people, and another address its own', async () => {
  const clock = new WorkClock();
  const share = new FairShare(clock.read);
  const crowd = Array.from(
    { length: 50 },
    (_, n) => new Somebody(clock, guest(`greedy${n}`, 'one address'), { many: 10, takes: 100 }),
  );
  for (const each of crowd) share.ready(each);
  await untilQuiet(...crowd);
  expect(crowd.reduce((sum, { done }) => sum + done.length, 0)).toBeLessThan(200);
  const elsewhere = new Somebody(clock, guest('other', 'another address'), { many: 3, takes: 10 });
  share.ready(elsewhere);
  await untilQuiet(elsewhere);
  expect(elsewhere.left).toBe(0);
});

test('people take turns, so that one person’s large task does not delay another’s small one', async () => {
  const clock = new WorkClock();
  const share = new FairShare(clock.read);
  const many = Array.from(
    { length: 5 },
    (_, n) => new Somebody(clock, guest(`m${n}`), { many: 20, takes: 6 }),
  );
  for (const each of many) share.ready(each);
  const few = new Somebody(clock, guest('few'), { many: 1, takes: 6 });
  share.ready(few);
  await untilQuiet(few, ...many);
  expect(many.map(({ left }) => left)).toEqual([0, 0, 0, 0, 0]);
  // The others had one turn each, and perhaps one in the first slice.
  expect(many.every(({ done }) => done.filter((at) => at < (few.done[0] ?? Infinity)).length <= 2)).toBe(
    true,
  );
});

test('prioritized work runs between two slices of other people’s work', async () => {
  const clock = new WorkClock();
  const share = new FairShare(clock.read);
  const guests = Array.from(
    { length: 20 },
    (_, n) => new Somebody(clock, guest(`g${n}`), { many: 4, takes: 4 }),
  );
  for (const each of guests) share.ready(each);
  const asked: number[] = [];
  const waits: number[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    const judge = new Somebody(clock, FIRST, { many: 1, takes: 0 });
    asked.push(clock.now);
    await new Promise((resolve) => setImmediate(resolve));
    share.ready(judge);
    waits.push((judge.done[0] ?? Infinity) - (asked.at(-1) ?? 0));
  }
  expect(Math.max(...waits)).toBeLessThan(20);
});

test('requests wait in a bounded queue', async () => {
  const clock = new WorkClock();
  const share = new FairShare(clock.read);
  const answers: boolean[] = [];
  const ask = async (who: WorkAccount): Promise<void> => {
    answers.push(
      await share.turn(who, () => {
        clock.now += 1000;
        return 0;
      }),
    );
  };
  for (let n = 0; n < 40; n += 1) void ask(guest('greedy'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(answers.filter((isDone) => !isDone).length).toBeGreaterThan(15);
  let isAnswered = false;
  await share.turn(FIRST, () => {
    isAnswered = true;
    return 0;
  });
  expect(isAnswered).toBe(true);
});

test('an error of a work item goes to its caller, and the next item runs', async () => {
  const share = new FairShare();
  await expect(
    share.turn(guest('a'), () => {
      throw new Error('ours');
    }),
  ).rejects.toThrow('ours');
  expect(await share.turn(guest('a'), () => 0)).toBe(true);
});
