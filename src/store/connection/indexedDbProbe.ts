import { openDB } from 'idb';

/** How long IndexedDB may take to answer (ms). A browser that never calls back must not keep a screen from opening. */
const PATIENCE_MS = 3_000;
const PROBE = 'floorcraft-probe';

/** Rejects when `work` has not ended within `milliseconds`: some browsers never call back, and say nothing. */
export function withinLimit<T>(work: Promise<T>, milliseconds = PATIENCE_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The storage of this browser did not answer.')), milliseconds);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

/** Opens and writes once. Errors do not matter: whoever uses IndexedDB has an answer to them. */
async function tryIndexedDb(): Promise<void> {
  try {
    const database = await openDB(PROBE, 1, { upgrade: (fresh) => void fresh.createObjectStore(PROBE) });
    await database.put(PROBE, 1, PROBE).finally(() => database.close());
  } catch {
    // It has answered.
  }
}

let probed: Promise<void> | undefined;

/**
 * Resolves once IndexedDB has answered. Where it never calls back (a known fault of WebKit and Chromium) it is taken away from
 * this page first: everybody who asks for it, the SDK included, then does as in a browser without it.
 */
export function probeIndexedDb(): Promise<void> {
  probed ??= withinLimit(tryIndexedDb()).catch(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
  });
  return probed;
}
