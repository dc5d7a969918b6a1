import { deleteDB, type IDBPDatabase } from 'idb';
import type { Json } from '../tree/patch.ts';
import { isJson } from '../tree/json.ts';
import { childOf, childrenOf, textOf } from '../tree/path.ts';
import { parseQueue } from './keptQueue.ts';
import { recordsOf } from './operation.ts';
import { deviceName, type LeftBehind } from './queueStorage.ts';
import { freshQueue, type QueueState } from './queueState.ts';

// A desk of the version before the queue: { device, last, seal?: { act, lines }, acts: [{ act: { key, parts }, problem? }] },
// each part { line, patch }, and { '.line': true } in a patch for the key of its line.

const isList = (json: Json): json is readonly Json[] => Array.isArray(json);

function withRecords(json: Json): Json {
  if (typeof json !== 'object' || json === null || isList(json)) return json;
  if ('.line' in json) return { '.record': true };
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, withRecords(value)]));
}

const changeOf = (part: unknown) => {
  const patch = childOf(part, 'patch');
  return { record: childOf(part, 'line'), patch: isJson(patch) ? withRecords(patch) : undefined };
};

/** A desk of the older version as the queue it would be now; undefined when there is none. */
export function queueOfDesk(raw: unknown): QueueState | undefined {
  const seal = childOf(raw, 'seal');
  return parseQueue({
    device: childOf(raw, 'device'),
    last: childOf(raw, 'last'),
    link: {
      operation: childOf(seal, 'act'),
      records: childrenOf(childOf(seal, 'lines')).map(([, line]) => ({
        previous: childOf(line, 'previous'),
        hash: childOf(line, 'hash'),
        record: childOf(line, 'line'),
      })),
    },
    waiting: childrenOf(childOf(raw, 'acts')).map(([, waiting], place) => {
      const act = childOf(waiting, 'act');
      const problem = textOf(childOf(waiting, 'problem'));
      return {
        number: place + 1,
        operation: {
          key: childOf(act, 'key'),
          changes: childrenOf(childOf(act, 'parts')).map(([, part]) => changeOf(part)),
        },
        ...(problem === undefined ? {} : { held: { code: 'other', text: problem } }),
      };
    }),
  });
}

/** What of a desk this account has done. What was under way may have arrived: it keeps its place in the chain. */
export function ofAccount(desk: QueueState, uid: string): QueueState {
  const waiting = desk.waiting.filter(({ operation }) => recordsOf(operation)[0]?.uid === uid);
  const isMine = waiting.some(({ operation }) => operation.key === desk.link?.operation);
  return isMine ? { ...desk, waiting } : { ...freshQueue(deviceName()), count: desk.count, waiting };
}

const STORE = 'desk';

/** Takes what this account has done from the desk of the older version; of others it stays until they sign in here. */
export async function takenFromDesk(database: IDBPDatabase, uid: string): Promise<LeftBehind | undefined> {
  const raw: unknown = await database.get(STORE, STORE);
  const desk = queueOfDesk(raw);
  if (desk === undefined) {
    database.close();
    return undefined;
  }
  const queue = ofAccount(desk, uid);
  const mine = new Set(queue.waiting.map(({ operation }) => operation.key));
  const left = childrenOf(childOf(raw, 'acts')).flatMap(([, waiting]) =>
    mine.has(textOf(childOf(childOf(waiting, 'act'), 'key')) ?? '') ? [] : [waiting],
  );
  return {
    queue,
    notes: [],
    taken: async () => {
      if (left.length > 0)
        await database.put(STORE, { ...Object.fromEntries(childrenOf(raw)), acts: left }, STORE);
      else await database.delete(STORE, STORE);
      const name = database.name;
      database.close();
      if (left.length === 0) deleteDB(name).catch(() => undefined); // another tab has it open: empty it does no harm
    },
  };
}
