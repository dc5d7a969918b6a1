import { deleteDB, type IDBPDatabase } from 'idb';
import type { JudgeKey } from '../../domain/ids.ts';
import { queueOfDesk } from '../delivery/olderDesk.ts';
import { deviceName, type LeftBehind, type Note } from '../delivery/queueStorage.ts';
import { freshQueue, waitingOf, withOperation, type QueueState } from '../delivery/queueState.ts';
import { childOf, childrenOf, countOf, textOf } from '../tree/path.ts';
import { parseDeviceSheet, type DeviceSheet } from './deviceSheet.ts';
import type { SheetPlace } from './sheetAt.ts';
import { sheetNamed, sheetOperation } from './sheetOperations.ts';

// A drawer of the version before the queue: under '["event",round,"dance"]' a sheet { numbers, pencilled, sent, reason,
// change, received, there, handed?, late? }, and under 'desk' what was on its way with its line of the journal.

const STORE = 'sheets';
const DESK = 'desk';
const RECEIVED = 'received';

interface Taken {
  readonly queue: QueueState;
  readonly notes: readonly Note[];
}

/** The sheet as it is kept now; `operation` carries it, or it has arrived. */
const noteOf = (name: string, sheet: DeviceSheet, operation: string, late: boolean): Note => ({
  name,
  value: { ...sheet, operation, late, there: operation === RECEIVED ? sheet.numbers : sheet.there },
});

/** One sheet of the drawer: handed over to the desk already, settled, or never sent: then it is put in the queue. */
function withSheet({ queue, notes }: Taken, name: string, raw: unknown, place: SheetPlace): Taken {
  const [change, received] = [countOf(childOf(raw, 'change')), countOf(childOf(raw, 'received'))];
  const sheet = parseDeviceSheet({
    ...Object.fromEntries(childrenOf(raw)),
    operation: RECEIVED,
    late: false,
  });
  if (change === undefined || received === undefined || sheet === undefined) return { queue, notes };
  const handed = textOf(childOf(raw, 'handed'));
  const isLate = countOf(childOf(raw, 'late')) === change;
  const carried = handed === undefined ? undefined : waitingOf(queue, handed)?.operation.key;
  if (carried !== undefined) return { queue, notes: [...notes, noteOf(name, sheet, carried, isLate)] };
  // Handed over and gone from the desk: it has arrived.
  if (change === received || isLate || handed !== undefined)
    return { queue, notes: [...notes, noteOf(name, sheet, RECEIVED, isLate)] };
  const by = { uid: '', who: `Judge ${place.judge}`, device: queue.device, at: Date.now() };
  const operation = sheetOperation(by, place, sheet);
  return {
    queue: withOperation(queue, operation),
    notes: [...notes, noteOf(name, sheet, operation.key, false)],
  };
}

/** The drawer of an older version as queue and notes. */
export function takenOver(entries: readonly (readonly [string, unknown])[], judge: JudgeKey): Taken {
  const desk = entries.find(([name]) => name === DESK)?.[1];
  let taken: Taken = { queue: queueOfDesk(desk) ?? freshQueue(deviceName()), notes: [] };
  for (const [name, raw] of entries) {
    const place = sheetNamed(name, judge);
    if (place !== undefined) taken = withSheet(taken, name, raw, place);
  }
  return taken;
}

export async function takenFromDrawer(database: IDBPDatabase, judge: JudgeKey): Promise<LeftBehind> {
  const transaction = database.transaction(STORE);
  const [keys, values] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
  return {
    ...takenOver(
      keys.flatMap((key, place): readonly (readonly [string, unknown])[] =>
        typeof key === 'string' ? [[key, values[place]]] : [],
      ),
      judge,
    ),
    taken: async () => {
      await database.clear(STORE);
      const { name } = database;
      database.close();
      deleteDB(name).catch(() => undefined); // another tab has it open: empty it does no harm
    },
  };
}
