import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Observable } from '../connection/observed.ts';
import type { ConnectionState, WriteResult } from '../connection/states.ts';
import type { WriteProblem } from '../connection/writeProblem.ts';
import type { Patch } from '../tree/patch.ts';
import { deliver, type DeviceOperation, type DeliveryPolicy } from './deliver.ts';

const LIVE: ConnectionState = { kind: 'live' };
const LOST: ConnectionState = { kind: 'lost', since: 1 };
const NOW_OR_NEVER: DeliveryPolicy = { kind: 'now or never' };
const NOT_ALLOWED: WriteProblem = { code: 'not allowed' };
/** Time (ms) longer than every retry and wait. */
const LONG_MS = 60_000;

const refusal = (problem: WriteProblem): WriteResult => ({ ok: false, problem });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A device whose backend gives these answers in turn, then takes everything. */
function deviceWith(first: ConnectionState, ...answers: readonly WriteResult[]) {
  const writes: Patch[] = [];
  const left = [...answers];
  const connection = new Observable<ConnectionState>(first);
  const signInAnonymously = vi.fn(() => Promise.resolve({ ok: true, uid: 'phone' } as const));
  const write = (patch: Patch): Promise<WriteResult> => {
    writes.push(patch);
    return Promise.resolve(left.shift() ?? { ok: true });
  };
  return { session: { connection, signInAnonymously, write }, writes };
}

/** Counts its attempts in the patch. */
const counting = (): DeviceOperation => {
  let built = 0;
  return { build: (uid) => ({ [`at/${uid}`]: ++built }) };
};

test('a delivery “now or never” fails without network, and sends nothing later', async () => {
  const { session, writes } = deviceWith(LOST);
  expect(await deliver(session, counting(), NOW_OR_NEVER)).toEqual({ kind: 'offline' });
  session.connection.set(LIVE);
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(session.signInAnonymously).not.toHaveBeenCalled();
  expect(writes).toEqual([]);
});

test('a delivery “now or never” waits for the first connection, for a limited time', async () => {
  const [slow, never] = [deviceWith({ kind: 'connecting' }), deviceWith({ kind: 'connecting' })];
  const [arrived, failed] = [slow, never].map(({ session }) => deliver(session, counting(), NOW_OR_NEVER));
  await vi.advanceTimersByTimeAsync(1);
  slow.session.connection.set(LIVE);
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(await arrived).toEqual({ kind: 'done' });
  expect(await failed).toEqual({ kind: 'offline' });
  expect(never.writes).toEqual([]);
});

test('a delivery with retry waits for the network and builds its patch then', async () => {
  const { session, writes } = deviceWith(LOST);
  const onWait = vi.fn();
  const sent = deliver(session, counting(), { kind: 'retry', onWait });
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(onWait).toHaveBeenCalled();
  expect(writes).toEqual([]);
  session.connection.set(LIVE);
  expect(await sent).toEqual({ kind: 'done' });
  expect(writes).toEqual([{ 'at/phone': 1 }]);
});

test('a delivery with retry tries again while the answer is lost or the backend can store nothing', async () => {
  const { session, writes } = deviceWith(
    LIVE,
    refusal({ code: 'no answer' }),
    refusal({ code: 'unavailable' }),
  );
  const sent = deliver(session, counting(), { kind: 'retry' });
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(await sent).toEqual({ kind: 'done' });
  expect(writes).toHaveLength(3);
});

test('a delivery with retry repeats a sign-in without network, and reports one that is refused', async () => {
  const { session } = deviceWith(LIVE);
  const refuse = (code: string): never =>
    // The mock's inferred type covers only success, so a failure needs a cast.
    ({ ok: false, code }) as never;
  session.signInAnonymously
    .mockResolvedValueOnce(refuse('network-request-failed'))
    .mockResolvedValueOnce(refuse('too-many-requests'));
  const sent = deliver(session, counting(), { kind: 'retry' });
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(await sent).toEqual({
    kind: 'not signed in',
    problem: { ok: false, code: 'too-many-requests' },
  });
});

test('a delivery with retry ends when its caller cancels it', async () => {
  const { session, writes } = deviceWith(LOST);
  let isWanted = true;
  const sent = deliver(session, counting(), { kind: 'retry', isWanted: () => isWanted });
  await vi.advanceTimersByTimeAsync(1);
  isWanted = false;
  session.connection.set(LIVE);
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(await sent).toEqual({ kind: 'offline' });
  expect(writes).toEqual([]);
});

test('a kept delivery is saved before it is sent, and cleared once it is answered', async () => {
  const { session } = deviceWith(LOST, refusal(NOT_ALLOWED));
  const [save, clear] = [vi.fn(), vi.fn()];
  const sent = deliver(session, counting(), { kind: 'keep', save, clear });
  expect(save).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(clear).not.toHaveBeenCalled();
  session.connection.set(LIVE);
  expect(await sent).toEqual({ kind: 'refused', problem: NOT_ALLOWED });
  expect(clear).toHaveBeenCalledExactlyOnceWith({ kind: 'refused', problem: NOT_ALLOWED });
});

test('a kept delivery stays saved if no account could sign in', async () => {
  const { session } = deviceWith(LIVE);
  session.signInAnonymously.mockResolvedValueOnce({ ok: false, code: 'too-many-requests' } as never);
  const clear = vi.fn();
  await deliver(session, counting(), { kind: 'keep', clear });
  expect(clear).not.toHaveBeenCalled();
});

test('a refused change is rebuilt only as often as its number of attempts allows', async () => {
  const refused = Array.from({ length: 9 }, () => refusal(NOT_ALLOWED));
  const [once, thrice] = [deviceWith(LIVE, ...refused), deviceWith(LIVE, ...refused)];
  const sent = [
    deliver(once.session, counting(), { kind: 'retry' }),
    deliver(thrice.session, { ...counting(), attempts: 3 }, NOW_OR_NEVER),
  ];
  await vi.advanceTimersByTimeAsync(LONG_MS);
  for (const outcome of await Promise.all(sent))
    expect(outcome).toEqual({ kind: 'refused', problem: NOT_ALLOWED });
  expect(once.writes).toEqual([{ 'at/phone': 1 }]);
  expect(thrice.writes).toEqual([{ 'at/phone': 1 }, { 'at/phone': 2 }, { 'at/phone': 3 }]);
});

test('a delivery without anything to send returns its reason', async () => {
  const { session, writes } = deviceWith(LIVE, refusal(NOT_ALLOWED));
  const build = (_: string, attempt: number): Promise<Patch | 'answered'> =>
    Promise.resolve(attempt === 1 ? { a: 1 } : 'answered');
  const sent = deliver(session, { build, attempts: 4 }, { kind: 'retry' });
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(await sent).toEqual({ kind: 'void', why: 'answered' });
  expect(writes).toHaveLength(1);
});
