import { openDB } from 'idb';

/** Some browsers never answer, and must not block a screen. */
const PATIENCE_MS = 3_000;
const PROBE = 'floorcraft-probe';

/** Rejects when `work` takes longer. */
export function rejectAfter<T>(work: Promise<T>, milliseconds = PATIENCE_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The storage of this browser did not answer.')), milliseconds);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

/** Opens and writes once. Errors are handled by users of IndexedDB. */
async function tryIndexedDb(): Promise<void> {
  try {
    const database = await openDB(PROBE, 1, { upgrade: (fresh) => void fresh.createObjectStore(PROBE) });
    await database.put(PROBE, 1, PROBE).finally(() => database.close());
  } catch {
    // An error is an answer, too.
  }
}

let probed: Promise<void> | undefined;

/**
 * Resolves once IndexedDB answers. If it never does (a known bug of WebKit and Chromium), it is removed from this page,
 * so that all code, including the SDK, works without it.
 */
export function probeIndexedDb(): Promise<void> {
  probed ??= rejectAfter(tryIndexedDb()).catch(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
  });
  return probed;
}
