import {
  get,
  limitToFirst,
  onChildAdded,
  onDisconnect,
  onValue,
  orderByKey,
  push,
  query,
  ref,
  remove,
  runTransaction,
  set,
  setPriority,
  update,
  type DatabaseReference,
  type Query,
  type Unsubscribe,
} from 'firebase/database';
import type { Json } from '../../tree/json.ts';
import type { RemoveVerb, NamedVerbs, PatchVerb, WriteVerb } from './everyCell.ts';
import { getWriteOutcome, type HallPerson } from './hall.ts';

// Everything the official SDK can do at a path, one function per verb.

const at = ({ device }: HallPerson, path: string): DatabaseReference =>
  path === '' ? ref(device.database) : ref(device.database, path);

/** Listens until the first answer. */
const heard = (follow: (yes: () => void, no: (error: Error) => void) => Unsubscribe): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = follow(
      // Deferred, because the SDK may answer from its cache before `stop` is set.
      () => setTimeout(() => (stop(), resolve()), 0),
      reject,
    );
  });

const value = (of: Query): Promise<void> => heard((yes, no) => onValue(of, yes, no));

const READ: NamedVerbs<RemoveVerb> = [
  ['get', (person, path) => getWriteOutcome(get(at(person, path)))],
  ['listen', (person, path) => getWriteOutcome(value(at(person, path)))],
  [
    'get of a query',
    (person, path) => getWriteOutcome(get(query(at(person, path), orderByKey(), limitToFirst(1)))),
  ],
  [
    'listen to a query',
    (person, path) => getWriteOutcome(value(query(at(person, path), orderByKey(), limitToFirst(1)))),
  ],
  [
    'listen to the children, from another order',
    (person, path) =>
      getWriteOutcome(
        // A place without children only fires `value`.
        Promise.race([
          heard((yes, no) => onChildAdded(query(at(person, path), orderByKey()), yes, no)),
          value(query(at(person, path), orderByKey())),
        ]),
      ),
  ],
];

async function transacted(place: DatabaseReference, to: Json): Promise<void> {
  try {
    const { committed } = await runTransaction(place, () => to, { applyLocally: false });
    if (!committed) throw new Error('the transaction was not committed');
  } catch (error) {
    // The rules allow writing without reading; then a transaction never learns the old value.
    if (!/maxretry/.test(String(error))) throw error;
  }
}

/** Registers and cancels at once. */
async function registered(place: DatabaseReference, register: () => Promise<void>): Promise<void> {
  await register();
  await onDisconnect(place).cancel();
}

const WRITE: NamedVerbs<WriteVerb> = [
  ['set', (person, path, to) => getWriteOutcome(set(at(person, path), to))],
  ['update of one path', (person, path, to) => getWriteOutcome(update(at(person, ''), { [path]: to }))],
  ['transaction', (person, path, to) => getWriteOutcome(transacted(at(person, path), to))],
  [
    'onDisconnect set, registered',
    (person, path, to) => {
      const place = at(person, path);
      return getWriteOutcome(registered(place, () => onDisconnect(place).set(to)));
    },
  ],
];

const REMOVE: NamedVerbs<RemoveVerb> = [
  ['remove', (person, path) => getWriteOutcome(remove(at(person, path)))],
  ['transaction to null', (person, path) => getWriteOutcome(transacted(at(person, path), null))],
  [
    'onDisconnect remove, registered',
    (person, path) => {
      const place = at(person, path);
      return getWriteOutcome(registered(place, () => onDisconnect(place).remove()));
    },
  ],
];

const RANK: NamedVerbs<RemoveVerb> = [
  ['setPriority', (person, path) => getWriteOutcome(setPriority(at(person, path), 7))],
];

const ADD: NamedVerbs<WriteVerb> = [
  ['push', (person, path, to) => getWriteOutcome(push(at(person, path), to))],
];

const UPDATE: NamedVerbs<PatchVerb> = [
  ['update of several paths', (person, values) => getWriteOutcome(update(at(person, ''), values))],
  [
    'onDisconnect update of several paths, registered',
    (person, values) => {
      const root = at(person, '');
      return getWriteOutcome(registered(root, () => onDisconnect(root).update(values)));
    },
  ],
];

/** The verbs by kind. */
export const socketVerbs = { READ, WRITE, REMOVE, RANK, ADD, UPDATE };
