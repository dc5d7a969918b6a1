import {
  goOffline,
  goOnline,
  onDisconnect,
  onValue,
  ref,
  runTransaction,
  set,
  update,
} from 'firebase/database';
import type { LossyConnection } from './lossyConnection.ts';
import { createDevice, type Device } from './device.ts';

interface Hand {
  readonly name: string;
  readonly own: Device;
  readonly line: LossyConnection;
  tried: number;
  readonly acknowledged: Set<number>;
  /** Transactions begun, and those reported as done. */
  readonly counted: { tried: number; done: number };
  isConnected: boolean;
  tree: unknown;
}

export interface WriteCounts {
  readonly tried: number;
  readonly acknowledged: number;
  readonly transactions: { readonly done: number; readonly tried: number; readonly counted: number };
  readonly problems: readonly string[];
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A node's children in a fixed order, including those turned into a list. */
const sorted = (node: unknown): unknown =>
  typeof node !== 'object' || node === null
    ? node
    : Object.entries(node)
        .filter(([, value]) => value !== null)
        .map(([key, value]): [string, unknown] => [key, sorted(value)])
        .toSorted(([a], [b]) => (a < b ? -1 : 1));
const textOf = (node: unknown): string => JSON.stringify(sorted(node));

const at = (node: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((here, key) => Reflect.get(Object(here), key), node);

function hand(name: string, line: LossyConnection): Hand {
  const own = createDevice(`http://127.0.0.1:${line.port}`);
  const hand: Hand = {
    name,
    own,
    line,
    tried: 0,
    acknowledged: new Set(),
    counted: { tried: 0, done: 0 },
    isConnected: false,
    tree: undefined,
  };
  onValue(ref(own.database, 'floor'), (snapshot) => {
    hand.tree = snapshot.val();
  });
  onValue(ref(own.database, '.info/connected'), (snapshot) => {
    hand.isConnected = snapshot.val() === true;
    if (!hand.isConnected) return;
    const here = ref(own.database, `floor/here/${name}`);
    // Repeated on every connection; if lost with one, they are sent on the next.
    onDisconnect(here)
      .set('gone')
      .catch(() => undefined);
    set(here, 'here').catch(() => undefined);
  });
  return hand;
}

/** Runs writes of all kinds in sequence, waiting no longer than people do. */
async function work(hand: Hand, going: { readonly on: boolean }): Promise<void> {
  const { database } = hand.own;
  while (going.on) {
    const n = hand.tried++;
    const own = `floor/${hand.name}`;
    const write =
      n % 2 === 0
        ? set(ref(database, `${own}/n${n}`), { a: n, b: n })
        : update(ref(database), { [`${own}/n${n}/a`]: n, [`${own}/n${n}/b`]: n, 'floor/last': hand.name });
    const settled = write.then(
      () => hand.acknowledged.add(n),
      () => undefined,
    );
    if (n % 10 === 0) {
      hand.counted.tried += 1;
      runTransaction(ref(database, 'floor/count'), (count: unknown) => Number(count ?? 0) + 1).then(
        ({ committed }) => {
          if (committed) hand.counted.done += 1;
        },
        // The write failed with the connection but may have happened.
        () => undefined,
      );
    }
    await Promise.race([settled, pause(60)]);
  }
}

/** Reconnects as the screens do, because the SDK's own backoff grows to minutes. */
function kick(hands: readonly Hand[], every: number): NodeJS.Timeout {
  return setInterval(() => {
    for (const { own, isConnected } of hands) {
      if (isConnected) continue;
      goOffline(own.database);
      goOnline(own.database);
    }
  }, every);
}

async function until(condition: () => boolean | Promise<boolean>, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) {
    if (await condition()) return true;
    await pause(50);
  }
  return false;
}

function problemsOf({ name, acknowledged, tried }: Hand, tree: unknown): readonly string[] {
  const kept = Object(at(tree, name)) as Record<string, unknown>;
  const numbers = Object.keys(kept)
    .map((key) => Number(key.slice(1)))
    .toSorted((a, b) => a - b);
  return [
    ...[...acknowledged].filter((n) => kept[`n${n}`] === undefined).map((n) => `${name}: ${n} was lost`),
    ...numbers
      .filter((n) => textOf(kept[`n${n}`]) !== textOf({ a: n, b: n }))
      .map((n) => `${name}: half of ${n}`),
    // Values are written in sequence, so there must be no gaps.
    ...numbers.filter((n, index) => n !== index || n >= tried).map((n) => `${name}: a gap before ${n}`),
  ];
}

/**
 * One device per connection writes, counts, listens and registers onDisconnect writes while `trouble` lasts. Then
 * connections recover, and all must have the same tree with everything acknowledged.
 */
export async function simulateBusyFloor(
  lines: readonly LossyConnection[],
  about: {
    /** The server's whole tree. */
    readonly read: () => Promise<unknown>;
    readonly trouble: () => Promise<void>;
    /** Interval (ms) between checks for lost connections. */
    readonly kickEvery: number;
    /** Time to recover (ms). */
    readonly recovery: number;
  },
): Promise<WriteCounts> {
  const hands = lines.map((line, n) => hand(`device${n}`, line));
  const going = { on: true };
  const kicking = kick(hands, about.kickEvery);
  const busy = hands.map((each) => work(each, going));
  await about.trouble();
  going.on = false;
  await Promise.all(busy);
  for (const line of lines) line.heal();
  const floor = async (): Promise<unknown> => at(await about.read(), 'floor');
  const problems: string[] = [];
  const isSettled = await until(
    () => hands.every((each) => each.acknowledged.size === each.tried),
    about.recovery,
  );
  if (!isSettled) problems.push('not every write was acknowledged when the lines were good again');
  const isAlike = await until(async () => {
    const tree = await floor();
    return hands.every(
      (each) => textOf(each.tree) === textOf(tree) && at(tree, 'here', each.name) === 'here',
    );
  }, about.recovery);
  const sum = (count: (hand: Hand) => number): number =>
    hands.reduce((total, each) => total + count(each), 0);
  // Counted before reading the tree: later transactions are not in it.
  const done = sum(({ counted }) => counted.done);
  const tree = await floor();
  if (!isAlike)
    problems.push(
      ...hands
        .filter((each) => textOf(each.tree) !== textOf(tree) || at(tree, 'here', each.name) !== 'here')
        .map(({ name }) => `${name} holds another tree than the server`),
    );
  problems.push(...hands.flatMap((each) => problemsOf(each, tree)));
  const transactions = {
    done,
    tried: sum(({ counted }) => counted.tried),
    counted: Number(at(tree, 'count') ?? 0),
  };
  if (transactions.counted < transactions.done || transactions.counted > transactions.tried)
    problems.push(
      `counted ${transactions.counted}, ${transactions.done} of ${transactions.tried} said to be done`,
    );
  clearInterval(kicking);
  await Promise.all(hands.map(({ own }) => own.close()));
  const areGone = await until(async () => {
    const after = await floor();
    return hands.every(({ name }) => at(after, 'here', name) === 'gone');
  }, about.recovery);
  if (!areGone) problems.push('a onDisconnect write was not carried out');
  return {
    tried: sum(({ tried }) => tried),
    acknowledged: sum(({ acknowledged }) => acknowledged.size),
    transactions,
    problems,
  };
}
