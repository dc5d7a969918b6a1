import { expect, test } from 'vitest';
import { PasswordWork, countPasswordWorkers, type PasswordOwner } from './passwordWork.ts';

/** Work that ends on demand. */
function held(): {
  readonly begun: () => number;
  readonly work: () => Promise<void>;
  readonly endOne: () => void;
} {
  let begun = 0;
  const ends: (() => void)[] = [];
  return {
    begun: () => begun,
    work: () => {
      begun += 1;
      return new Promise((resolve) => ends.push(resolve));
    },
    endOne: () => ends.shift()?.(),
  };
}

const strangerAt = (name: string): PasswordOwner => ({ kind: 'stranger', name });

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

test('two passwords are checked at once, and lines take turns', async () => {
  const passwords = new PasswordWork(2);
  const { begun, work, endOne } = held();
  let refused = 0;
  const flood = Array.from({ length: 1000 }, () =>
    passwords.run(strangerAt('flood'), work).catch(() => (refused += 1)),
  );
  await turn();
  expect([begun(), refused]).toEqual([2, 898]);
  let isMine = false;
  const mine = passwords.run(strangerAt('tablet'), () => {
    isMine = true;
    return work();
  });
  // A check of the flood was already next in line. The tablet's check comes right after it.
  for (let n = 0; n < 2; n += 1) {
    endOne();
    await turn();
  }
  expect([isMine, begun()]).toEqual([true, 4]);
  while (begun() < 103) {
    endOne();
    await turn();
  }
  endOne();
  endOne();
  await Promise.all([...flood, mine]);
});

test('a full queue of password checks drops the newest of the longest line', async () => {
  const passwords = new PasswordWork(2);
  const { begun, work, endOne } = held();
  const refused: string[] = [];
  const ask = (line: string): Promise<unknown> =>
    passwords.run(strangerAt(line), work).catch(() => refused.push(line));
  const all = ['a', 'b', 'c', 'd'].flatMap((line) => Array.from({ length: 100 }, () => ask(line)));
  all.push(ask('a'), ask('a'), ask('e'), ask('f'));
  await turn();
  // Two are running, so four hundred wait when the last two come.
  expect(refused).toEqual(['a', 'b']);
  for (let n = 0; n < 500; n += 1) {
    endOne();
    await Promise.resolve();
    await turn();
  }
  await Promise.all(all);
  expect(begun()).toBe(402);
  // The queue is empty again, so the same number of checks fit.
  const again = ['a', 'b', 'c', 'd'].flatMap((line) => Array.from({ length: 100 }, () => ask(line)));
  again.push(ask('e'), ask('f'));
  for (let n = 0; n < 900 && begun() < 804; n += 1) {
    await turn();
    endOne();
  }
  endOne();
  endOne();
  await Promise.all(again);
  expect(refused).toHaveLength(2);
});

test('an empty line of password checks gets no turn', async () => {
  const passwords = new PasswordWork(2);
  const { begun, work, endOne } = held();
  let refused = 0;
  // Two are running and one waits in each of 401 lines: the check of the first line is dropped.
  const all = Array.from({ length: 403 }, (_, n) =>
    passwords.run(strangerAt(`${n}`), work).catch(() => (refused += 1)),
  );
  await turn();
  expect(refused).toBe(1);
  for (let n = 0; n < 500 && begun() < 402; n += 1) {
    endOne();
    await turn();
  }
  endOne();
  endOne();
  await Promise.all(all);
  expect([begun(), refused]).toEqual([402, 1]);
});

test('the office goes before known devices, those before strangers, and accounts take turns', async () => {
  const passwords = new PasswordWork(1);
  const { work, endOne } = held();
  const begun: string[] = [];
  const ask = (kind: PasswordOwner['kind'], name: string): Promise<void> =>
    passwords.run({ kind, name }, () => {
      begun.push(`${kind} ${name}`);
      return work();
    });
  const all = [
    ask('stranger', 'a'),
    ask('stranger', 'b'),
    ask('known', 'chair'),
    ask('known', 'chair'),
    ask('known', 'mc'),
    ask('office', ''),
  ];
  for (let n = 0; n < all.length; n += 1) {
    await turn();
    endOne();
  }
  await Promise.all(all);
  expect(begun).toEqual(['stranger a', 'office ', 'known chair', 'known mc', 'known chair', 'stranger b']);
});

test('a full queue of password checks drops strangers first, and among equal lines the one whose turn is next', async () => {
  const passwords = new PasswordWork(1);
  const { work, endOne } = held();
  const refused: string[] = [];
  const ask = (kind: PasswordOwner['kind'], name: string): Promise<unknown> =>
    passwords.run({ kind, name }, work).catch(() => refused.push(name));
  const all = Array.from({ length: 401 }, (_, n) => ask('stranger', `${n}`));
  // One check runs, and 400 wait.
  await turn();
  expect(refused).toEqual([]);
  all.push(ask('stranger', 'newest'), ask('known', 'chair'), ask('office', 'office'));
  await turn();
  expect(refused).toEqual(['1', '2', '3']);
  // Without strangers, office and known devices share the places.
  all.push(...Array.from({ length: 98 }, () => ask('office', 'office')));
  for (const name of ['mc', 'desk', 'deck', 'scrutineer'])
    all.push(...Array.from({ length: 100 }, () => ask('known', name)));
  await turn();
  expect(refused.slice(-100).every((name) => name !== 'office' && name !== 'chair')).toBe(true);
  for (let n = 0; n < 500; n += 1) {
    endOne();
    await turn();
  }
  await Promise.all(all);
});

test('two password checks run at once, or one if two would leave no core free', () => {
  expect([1, 2, 3, 4, 64].map(countPasswordWorkers)).toEqual([1, 1, 2, 2, 2]);
});
