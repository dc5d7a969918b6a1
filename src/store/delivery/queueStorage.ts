import { openDB, type IDBPDatabase } from 'idb';
import { probeIndexedDb, rejectAfter } from '../connection/indexedDbProbe.ts';
import { parseQueue } from './parseQueue.ts';
import { createQueue, type QueueState } from './queueState.ts';
import { waitForPaint } from './waitForPaint.ts';

/** Data saved in one transaction with a change of the queue, such as a judge's view of a sheet. */
export interface QueueAttachment {
  readonly name: string;
  readonly value: unknown;
}

export interface QueueStorage {
  /** Changes the queue in one transaction; resolves with the saved state. */
  readonly change: (change: (queue: QueueState) => QueueState, note?: QueueAttachment) => Promise<QueueState>;
  readonly notes: () => Promise<ReadonlyMap<string, unknown>>;
}

const QUEUES = 'queues';
const NOTES = 'notes';

export const generateDeviceName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36).padStart(2, '0')).join(
    '',
  );

async function openQueues(eventName: string): Promise<IDBPDatabase> {
  await probeIndexedDb();
  return openDB(`floorcraft-${eventName}`, 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore(QUEUES);
      fresh.createObjectStore(NOTES);
    },
  });
}

/** The queues on this device by account; none if the browser saves nothing. */
export async function loadDeviceQueues(eventName: string): Promise<ReadonlyMap<string, QueueState>> {
  try {
    const database = await openQueues(eventName);
    const transaction = database.transaction(QUEUES);
    const [keys, values] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
    database.close();
    return new Map(
      keys.flatMap((key, place) => {
        const queue = parseQueue(values[place]);
        return typeof key === 'string' && queue !== undefined ? [[key, queue] as const] : [];
      }),
    );
  } catch {
    return new Map();
  }
}

/** Shared by all tabs. Each change is one transaction with strict durability (Chromium's default is relaxed). */
export function createDiskQueue(eventName: string, account: string): QueueStorage {
  let opened: Promise<IDBPDatabase> | undefined;
  const whenOpen = (): Promise<IDBPDatabase> => {
    opened ??= openQueues(eventName).catch((error: unknown) => {
      opened = undefined; // the next try opens again
      throw error;
    });
    return opened;
  };
  return {
    change: async (change, note) => {
      // A tap turns its tile first: starting a transaction takes a slow phone half a frame.
      const [database] = await Promise.all([whenOpen(), waitForPaint()]);
      const transaction = database.transaction([QUEUES, NOTES], 'readwrite', { durability: 'strict' });
      const queues = transaction.objectStore(QUEUES);
      const changed = async (): Promise<QueueState> => {
        const queue = change(parseQueue(await queues.get(account)) ?? createQueue(generateDeviceName()));
        void queues.put(queue, account);
        if (note !== undefined) void transaction.objectStore(NOTES).put(note.value, [account, note.name]);
        return queue;
      };
      // A failing disk may never answer: this tab then continues without it, and shows that.
      const [queue] = await rejectAfter(Promise.all([changed(), transaction.done]));
      return queue;
    },
    notes: async () => {
      const transaction = (await whenOpen()).transaction(NOTES);
      const ofAccount = IDBKeyRange.bound([account], [account, []]);
      const [keys, values] = await Promise.all([
        transaction.store.getAllKeys(ofAccount),
        transaction.store.getAll(ofAccount),
      ]);
      return new Map(
        keys.flatMap((key, place): readonly (readonly [string, unknown])[] => {
          const name: unknown = Array.isArray(key) ? key[1] : undefined;
          return typeof name === 'string' ? [[name, values[place]]] : [];
        }),
      );
    },
  };
}

/** In a browser that saves nothing, the queue ends with the tab. */
export function createTabQueue(before?: QueueState): QueueStorage {
  let queue = before ?? createQueue(generateDeviceName());
  const notes = new Map<string, unknown>();
  return {
    change: (change, note) => {
      queue = change(queue);
      if (note !== undefined) notes.set(note.name, note.value);
      return Promise.resolve(queue);
    },
    notes: () => Promise.resolve(notes),
  };
}
