import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Observable } from '../connection/observed.ts';
import type { ConnectionState, ReadState, SignInState, WriteResult } from '../connection/states.ts';
import type { Json, Patch } from '../tree/patch.ts';
import { devicesOnline } from './devicesOnline.ts';
import { stayOnline, type PresenceClient } from './online.ts';

const NOON = 1_700_000_000_000;
const AT = 'online/u1/judge';

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A device's connection to a backend that accepts everything or nothing. */
class Line implements PresenceClient {
  readonly who = new Observable<SignInState>({ kind: 'device', uid: 'u1' });
  readonly connection = new Observable<ConnectionState>({ kind: 'live' });
  readonly goes = new Observable(0);
  readonly writes: Patch[] = [];
  isTaken = true;
  private readonly tree = new Map<string, Json>();
  private readonly heard = new Observable<ReadState>({ kind: 'waiting' });
  private behind: Patch | undefined;

  follow(_at: string, changed: () => void): () => void {
    return this.heard.observe(changed);
  }
  peek(): ReadState {
    return this.heard.now;
  }
  leaveBehind(at: string, fields: Patch | undefined): Promise<void> {
    this.behind =
      fields && Object.fromEntries(Object.entries(fields).map(([name, it]) => [`${at}/${name}`, it]));
    return Promise.resolve();
  }
  write(patch: Patch): Promise<WriteResult> {
    this.writes.push(patch);
    if (!this.isTaken) return Promise.resolve({ ok: false, problem: { code: 'not allowed' } });
    this.put(patch);
    return Promise.resolve({ ok: true });
  }
  put(patch: Patch): void {
    for (const [at, value] of Object.entries(patch))
      if (value === null) this.tree.delete(at);
      else this.tree.set(at, typeof value === 'object' ? Date.now() : value);
    this.heard.set({ kind: 'known', raw: this.record });
  }
  get record(): Readonly<Record<string, Json>> {
    return Object.fromEntries([...this.tree].map(([at, value]) => [at.slice(AT.length + 1), value]));
  }
  breaks(): void {
    this.connection.set({ kind: 'lost', since: Date.now() });
    if (this.behind !== undefined) this.put(this.behind);
    this.behind = undefined;
  }
  comesBack(): void {
    this.connection.set({ kind: 'live' });
  }
}

const judge = { uid: 'u1', duty: 'judge', of: 'A' } as const;
const MINUTE = 60_000;

test('a device reports its start at once, and a heartbeat every minute', async () => {
  const line = new Line();
  stayOnline(line, judge);
  expect(line.record).toEqual({ of: 'A', since: NOON, seen: NOON });
  await vi.advanceTimersByTimeAsync(3 * MINUTE);
  expect(line.record).toEqual({ of: 'A', since: NOON, seen: NOON + 3 * MINUTE });
});

test('a device leaves its last time when the connection breaks, and starts again after a reconnect', async () => {
  const line = new Line();
  stayOnline(line, judge);
  await vi.advanceTimersByTimeAsync(MINUTE / 2);
  line.breaks();
  expect(line.record).toEqual({ of: 'A', seen: NOON + MINUTE / 2 });
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(line.record).toEqual({ of: 'A', seen: NOON + MINUTE / 2 });
  line.comesBack();
  expect(line.record).toMatchObject({ since: NOON + 5.5 * MINUTE });
});

test('a device stays online when another page of the same account closes', async () => {
  const line = new Line();
  stayOnline(line, judge);
  await vi.advanceTimersByTimeAsync(0);
  line.put({ [`${AT}/since`]: null });
  expect(line.record).toEqual({ of: 'A', since: NOON, seen: NOON });
});

test('a device that reports leaving leaves no onDisconnect write', async () => {
  const line = new Line();
  const leave = stayOnline(line, judge);
  leave();
  expect(line.record).toEqual({ of: 'A', seen: NOON });
  await vi.advanceTimersByTimeAsync(MINUTE);
  line.breaks();
  expect(line.record).toEqual({ of: 'A', seen: NOON });
  line.comesBack();
  expect(line.record).toEqual({ of: 'A', seen: NOON });
});

test('a device reports leaving before sign-out', () => {
  const line = new Line();
  stayOnline(line, judge);
  line.goes.set(1);
  expect(line.record).toEqual({ of: 'A', seen: NOON });
});

test('a refused presence write is retried once a minute, and not in a loop', async () => {
  const line = new Line();
  line.isTaken = false;
  stayOnline(line, judge);
  line.put({});
  await vi.advanceTimersByTimeAsync(0);
  line.put({});
  expect(line.writes).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(line.writes).toHaveLength(3);
  line.isTaken = true;
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(line.record).toMatchObject({ since: NOON + 3 * MINUTE });
});

test('a device writes no presence for another account', () => {
  const line = new Line();
  line.who.set({ kind: 'device', uid: 'u2' });
  stayOnline(line, judge);
  expect(line.writes).toEqual([]);
});

test('devices are read by account and duty, without those that have no time', () => {
  const raw = {
    u1: { judge: { of: 'A', since: 5, seen: 7 }, dancing: { seen: 1 } },
    u2: { deck: { seen: 9 }, mc: { since: 1 } },
  };
  expect(devicesOnline.parse(raw)).toEqual([
    { uid: 'u1', duty: 'judge', of: 'A', since: 5, seen: 7 },
    { uid: 'u2', duty: 'deck', of: undefined, since: undefined, seen: 9 },
  ]);
});

test('a phone’s unsent sheets are reported after a delay, and their number stays when the phone disconnects', async () => {
  const line = new Line();
  const unsent = new Observable(0);
  stayOnline(line, judge, unsent);
  await vi.advanceTimersByTimeAsync(0);
  const written = line.writes.length;
  // The sheet is received before its report is due.
  unsent.set(1);
  unsent.set(0);
  await vi.advanceTimersByTimeAsync(MINUTE / 6);
  expect(line.writes).toHaveLength(written);
  unsent.set(3);
  await vi.advanceTimersByTimeAsync(MINUTE / 6);
  expect(line.record).toMatchObject({ unsent: 3 });
  line.breaks();
  unsent.set(4);
  await vi.advanceTimersByTimeAsync(MINUTE / 6);
  expect(line.record).toMatchObject({ of: 'A', unsent: 3 });
  expect(line.record).not.toHaveProperty('since');
  line.comesBack();
  expect(line.record).toMatchObject({ unsent: 4 });
  unsent.set(0);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(line.record).not.toHaveProperty('unsent');
});
