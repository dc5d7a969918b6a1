import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';

const works = globalThis.indexedDB;
const browserWith = (indexedDB: unknown): void =>
  void Object.defineProperty(globalThis, 'indexedDB', {
    value: indexedDB,
    configurable: true,
    writable: true,
  });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  browserWith(works);
});

/** A page probes once, so each test loads its own module. */
async function freshProbe() {
  vi.resetModules();
  return (await import('./indexedDbProbe.ts')).probeIndexedDb;
}

test('an IndexedDB that never calls back is removed', async () => {
  browserWith({ open: () => new IDBOpenDBRequest() });
  const probe = await freshProbe();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const probed = probe();
  await vi.advanceTimersByTimeAsync(5_000);
  await probed;
  expect(globalThis.indexedDB).toBeUndefined();
});

test('an IndexedDB that opens but never finishes a write is removed', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => new IDBRequest());
  const probe = await freshProbe();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const probed = probe();
  while (put.mock.calls.length === 0) await new Promise((later) => setImmediate(later));
  await vi.advanceTimersByTimeAsync(5_000);
  await probed;
  expect(globalThis.indexedDB).toBeUndefined();
});

test.each([
  ['keeps what it is given', () => undefined],
  ['is full', () => vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(denied)],
  ['may not be opened', () => vi.spyOn(works, 'open').mockImplementation(denied)],
])('an IndexedDB that %s answers the probe, and stays', async (_how, begin) => {
  begin();
  await (
    await freshProbe()
  )();
  expect(globalThis.indexedDB).toBe(works);
});

function denied(): never {
  throw new DOMException('denied', 'QuotaExceededError');
}
