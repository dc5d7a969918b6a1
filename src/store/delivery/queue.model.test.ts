import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { limitRuns } from '../../domain/testing/tries.ts';
import { parseEntryId, createEventKey } from '../../domain/ids.ts';
import { Observable } from '../connection/observed.ts';
import type { WriteResult } from '../connection/states.ts';
import { journalPath } from '../journal/journal.ts';
import { verifyJournal } from '../journal/verify.ts';
import type { Json, Patch } from '../tree/patch.ts';
import type { Operation } from './operation.ts';
import { parseQueue } from './parseQueue.ts';
import { DeliveryQueue } from './queue.ts';
import type { QueueStorage } from './queueStorage.ts';
import { createQueue, type QueueState } from './queueState.ts';
import { acceptsPatch } from './testing/backend.ts';

// Hashes synchronously, so that the scenario decides the order, not a background thread.
vi.mock('../journal/sha256.ts', () => ({
  hashSha256: (text: string) => Promise.resolve(createHash('sha256').update(text, 'utf8').digest('hex')),
}));

// Random scenarios of one device used by several people: taps, drafts, tabs, reloads, crashes, no network, refusals,
// accounts, clocks, answers out of order. The queue's guarantees hold in all of them.

type Hand =
  | { readonly do: 'tap' | 'draft' | 'call'; readonly tab: number; readonly what: number }
  /** A tab is closed and reopened: only the disk survives. */
  | { readonly do: 'reload'; readonly tab: number }
  /** The tab dies during a disk write: unsaved operations are lost, but were never acknowledged. */
  | { readonly do: 'crash'; readonly tab: number }
  | { readonly do: 'connection'; readonly on: boolean }
  | { readonly do: 'sign in'; readonly as: number }
  /** Sent patches and their answers arrive in any order, and a lost answer never arrives. */
  | { readonly do: 'arrive' | 'answer' | 'lose'; readonly which: number }
  | { readonly do: 'refuse'; readonly on: boolean }
  | { readonly do: 'see' | 'try again'; readonly tab: number }
  | { readonly do: 'clock'; readonly by: number };

const tab = fc.nat({ max: 1 });
const which = fc.nat({ max: 5 });
const HAND: fc.Arbitrary<Hand> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constantFrom('tap', 'draft', 'call'), tab, what: fc.nat({ max: 2 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('reload', 'crash'), tab }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('connection'), on: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sign in'), as: fc.nat({ max: 1 }) }) },
  { weight: 10, arbitrary: fc.record({ do: fc.constantFrom('arrive', 'answer', 'lose'), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refuse'), on: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('see', 'try again'), tab }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('clock'), by: fc.integer({ min: -5000, max: 5000 }) }),
  },
);

const ACCOUNTS = ['ann', 'bob'] as const;
type Account = (typeof ACCOUNTS)[number];

interface Sent {
  readonly patch: Patch;
  /** The account signed in when it went out, as the backend sees it. */
  readonly as: Account;
  readonly reply: (written: WriteResult) => void;
  written: WriteResult | undefined;
}

/** Runs all pending callbacks. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await new Promise((later) => setImmediate(later));
}

class Hall {
  /** The operations done, in order, with repetitions. */
  readonly done: string[] = [];
  readonly tree = new Map<string, Json>();
  readonly kept = new Map<Account, unknown>();
  /** Operations reported to the person as saved, by account. */
  readonly acknowledged = new Map<string, Account>();
  /** Operations a person has seen refused. */
  readonly seen = new Set<string>();
  readonly drafts = new Map<string, string>();
  private readonly tabs: DeliveryQueue[] = [];
  /** The senders of all tabs so far. Those of a closed tab or another account send nothing. */
  private readonly senders: {
    readonly of: Account;
    readonly at: number;
    readonly sender: Observable<string | undefined>;
  }[] = [];
  private underWay: Sent[] = [];
  private account: Account = 'ann';
  private isConnected = true;
  private refuses = false;
  private count = 0;
  private now = 1_000_000;
  private readonly dying = new Set<number>();

  constructor() {
    for (const at of [0, 1]) this.open(at);
  }

  private disk(account: Account, at: number): QueueStorage {
    const read = (): QueueState => parseQueue(this.kept.get(account)) ?? createQueue(`tablet of ${account}`);
    return {
      change: async (change) => {
        const changed = change(read());
        // The tab dies before the write: it never resolves, and nothing is written.
        if (this.dying.has(at)) return new Promise<never>(() => undefined);
        this.kept.set(account, structuredClone(changed));
        await Promise.resolve();
        return read();
      },
      notes: () => Promise.resolve(new Map()),
    };
  }

  private open(at: number): void {
    const account = this.account;
    const sender = new Observable<string | undefined>(undefined);
    for (const before of this.senders.filter((one) => one.at === at)) before.sender.set(undefined);
    this.senders.push({ of: account, at, sender });
    this.tabs[at] = new DeliveryQueue(this.disk(account, at), {
      sender,
      wake: () => undefined,
      write: (patch) =>
        new Promise((reply) => {
          // The SDK sends with the rights of the current account.
          this.underWay.push({ patch, as: this.account, reply, written: undefined });
        }),
      read: (place) => Promise.resolve({ kind: 'known', raw: this.tree.get(place) ?? null }),
      now: () => Promise.resolve(this.now),
      resolve: () => Promise.resolve({ kind: 'refused' }),
      roleFor: () => Promise.resolve('deckcaptain'),
    });
    this.connect();
  }

  private connect(): void {
    for (const [place, { of, at, sender }] of this.senders.entries()) {
      const isOpen = this.senders.findLastIndex((one) => one.at === at) === place;
      sender.set(isOpen && this.isConnected && of === this.account ? of : undefined);
    }
  }

  private arrive(sent: Sent): void {
    if (sent.written !== undefined) return;
    // The rules refuse operations, but never receipts.
    const isCount = Object.keys(sent.patch).every((place) => place.startsWith('receipts/'));
    if ((this.refuses && !isCount) || !acceptsPatch(this.tree, sent.patch, sent.as)) {
      sent.written = { ok: false, problem: { code: 'not allowed' } };
      return;
    }
    for (const [place, value] of Object.entries(sent.patch)) this.tree.set(place, value);
    for (const [place, value] of Object.entries(sent.patch))
      if (place.startsWith('done/')) this.done.push(`${JSON.stringify(value).slice(1, -1)} by ${sent.as}`);
    sent.written = { ok: true };
  }

  private async perform(at: number, operation: Operation): Promise<void> {
    const [queue, account] = [this.tabs[at], this.account];
    if (queue === undefined) return;
    await queue.perform(operation);
    this.acknowledged.set(operation.key, account);
    if (operation.draftOf !== undefined) this.drafts.set(operation.key, operation.draftOf);
  }

  private tapped(what: number, key: string): Operation {
    const entry = parseEntryId(`e${what}`);
    if (entry === undefined) throw new Error('no entry');
    const by = { uid: this.account, who: this.account, device: `tablet of ${this.account}`, at: this.count };
    return {
      key,
      changes: [
        {
          record: { ...by, kind: 'scratch', event: createEventKey('Waltz'), round: 1, entry },
          patch: { [`done/${key}`]: key },
        },
      ],
    };
  }

  async take(hand: Hand): Promise<void> {
    switch (hand.do) {
      case 'tap':
      case 'draft':
      case 'call': {
        const key = `${(this.count += 1)} ${hand.do} ${this.account}`;
        const patch = { [`done/${key}`]: key };
        void this.perform(
          hand.tab,
          hand.do === 'tap'
            ? this.tapped(hand.what, key)
            : {
                key,
                changes: [{ patch }],
                ...(hand.do === 'draft' ? { draftOf: `sheet ${hand.what}` } : {}),
              },
        );
        break;
      }
      case 'reload':
        this.open(hand.tab);
        break;
      case 'crash':
        this.dying.add(hand.tab);
        void this.perform(hand.tab, this.tapped(0, `never kept ${(this.count += 1)}`));
        await settled();
        this.dying.delete(hand.tab);
        this.open(hand.tab);
        break;
      case 'connection':
        this.isConnected = hand.on;
        this.connect();
        break;
      case 'sign in': {
        const as = ACCOUNTS[hand.as] ?? 'ann';
        if (as === this.account) break;
        this.account = as;
        // Each account has its own queue, so the tabs are reopened.
        for (const at of [0, 1]) this.open(at);
        break;
      }
      case 'arrive': {
        const one = this.underWay[hand.which % Math.max(1, this.underWay.length)];
        if (one !== undefined && this.isConnected) this.arrive(one);
        break;
      }
      case 'answer': {
        const one = this.underWay[hand.which % Math.max(1, this.underWay.length)];
        if (one === undefined || !this.isConnected) break;
        this.arrive(one);
        this.underWay = this.underWay.filter((other) => other !== one);
        one.reply(one.written ?? { ok: false, problem: { code: 'no answer' } });
        break;
      }
      case 'lose':
        // The tab is closed, or will be, so the answer never arrives.
        if (this.underWay.length > 1) this.underWay.splice(hand.which % this.underWay.length, 1);
        break;
      case 'refuse':
        this.refuses = hand.on;
        break;
      case 'see':
        for (const { operation, delivery } of this.tabs[hand.tab]?.onTheWay.now ?? [])
          if (delivery.kind === 'refused') {
            this.seen.add(operation.key);
            await this.tabs[hand.tab]?.forget(operation.key);
          }
        break;
      case 'try again':
        await this.tabs[hand.tab]?.tryAllAgain();
        break;
      case 'clock':
        this.now += hand.by;
        break;
    }
    await settled();
  }

  /**
   * Ends the trouble: all accounts return, the network is up, no write is refused, and waiting operations are sent.
   */
  async calm(): Promise<void> {
    this.refuses = false;
    this.isConnected = true;
    for (const account of ACCOUNTS) {
      this.account = account;
      this.underWay = [];
      for (const at of [0, 1]) this.open(at);
      await settled();
      for (const queue of this.tabs) await queue.tryAllAgain();
      for (let turn = 0; turn < 1000 && this.waitingOf(account).length > 0; turn += 1) {
        await settled();
        const [one] = this.underWay;
        if (one === undefined) continue;
        this.arrive(one);
        this.underWay.shift();
        one.reply(one.written ?? { ok: false, problem: { code: 'no answer' } });
      }
    }
  }

  waitingOf(account: Account): readonly string[] {
    return parseQueue(this.kept.get(account))?.waiting.map(({ operation }) => operation.key) ?? [];
  }

  get journal() {
    return journalPath.parse(
      Object.fromEntries(
        [...this.tree]
          .filter(([place]) => place.startsWith('journal/'))
          .map(([place, record], at) => [place.slice('journal/'.length), { ...(record as object), at }]),
      ),
    );
  }
}

const keyOf = (done: string): string => done.replace(/ by \w+$/, '');
const numberOf = (done: string): number => Number.parseInt(done, 10);

// Loaded before the first send, because a scenario may end earlier.
beforeAll(() => import('./linkRecords.ts'));

test('in any scenario no acknowledged change is lost or done twice, and no account sends another’s', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(HAND, { maxLength: 40 }), async (hands) => {
      const hall = new Hall();
      await settled();
      for (const hand of hands) await hall.take(hand);
      await hall.calm();

      const done = hall.done.map(keyOf);
      // No operation is done twice, and one that never reached the disk is never done.
      expect(done.toSorted()).toEqual([...new Set(done)].toSorted());
      expect(done.filter((key) => key.startsWith('never'))).toEqual([]);
      // Each operation was done by the person who made it.
      for (const one of hall.done) expect(one).toMatch(/(ann) by ann$|(bob) by bob$/);
      for (const account of ACCOUNTS) expect(hall.waitingOf(account)).toEqual([]);
      for (const [key] of hall.acknowledged) {
        if (done.includes(key) || hall.seen.has(key)) continue;
        // A draft is neither done nor seen refused if a later one of the same sheet took its place.
        const sheet = hall.drafts.get(key);
        const account = hall.acknowledged.get(key);
        expect(sheet, `${key} is lost`).toBeDefined();
        const later = [...hall.drafts].filter(
          ([other, of]) =>
            of === sheet && hall.acknowledged.get(other) === account && numberOf(other) > numberOf(key),
        );
        expect(later, `${key} is lost`).not.toEqual([]);
      }
      // The chain of every device is whole.
      expect((await verifyJournal(hall.journal, { tolerance: Infinity })).problems).toEqual([]);
    }),
    limitRuns(1000),
  );
}, 1_200_000);

test.each(['tap', 'call'] as const)(
  'a %s refused in one tab and accepted from another is done once',
  async (kind) => {
    const hall = new Hall();
    await settled();
    await hall.take({ do: 'refuse', on: true });
    for (const at of [0, 1]) await hall.take({ do: kind, tab: at, what: 0 });
    await hall.take({ do: 'answer', which: 0 });
    await hall.take({ do: 'refuse', on: false });
    await hall.take({ do: 'arrive', which: 0 });
    await hall.calm();
    expect(hall.done).toEqual([`1 ${kind} ann by ann`, `2 ${kind} ann by ann`]);
  },
);

test('a page closed while a refused draft’s receipt is being written does not count the draft as done', async () => {
  const hall = new Hall();
  await settled();
  await hall.take({ do: 'draft', tab: 0, what: 0 });
  await hall.take({ do: 'refuse', on: true });
  await hall.take({ do: 'answer', which: 0 });
  await hall.take({ do: 'arrive', which: 0 });
  expect(hall.done).toEqual([]);
  await hall.calm();
  expect(hall.done).toEqual(['1 draft ann by ann']);
});

test('without refusals, the changes of a device arrive in their original order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        HAND.filter(
          (hand) =>
            !['refuse', 'try again', 'see', 'sign in'].includes(hand.do) && !('tab' in hand && hand.tab > 0),
        ),
        { maxLength: 40 },
      ),
      async (hands) => {
        const hall = new Hall();
        await settled();
        for (const hand of hands) await hall.take(hand);
        await hall.calm();
        // A replaced draft may still be in flight from before a reload.
        const isReplaced = (key: string): boolean =>
          [...hall.drafts].some(
            ([other, of]) => of === hall.drafts.get(key) && numberOf(other) > numberOf(key),
          );
        const order = hall.done.filter((one) => !isReplaced(keyOf(one))).map(numberOf);
        expect(order).toEqual(order.toSorted((a, b) => a - b));
        // The latest draft of each sheet is the last one that arrived.
        for (const sheet of new Set(hall.drafts.values())) {
          const all = [...hall.drafts].filter(([, of]) => of === sheet).map(([key]) => numberOf(key));
          const sent = hall.done.filter((one) => hall.drafts.get(keyOf(one)) === sheet).map(numberOf);
          expect(sent.at(-1)).toBe(Math.max(...all));
        }
      },
    ),
    limitRuns(800),
  );
}, 1_200_000);
