import { FIRST, linkedText, nextRecord, type ChainedRecord } from '../journal/chain.ts';
import type { AuthorRole } from '../../domain/journal/authorRoles.ts';
import type { JournalRecord } from '../journal/record.ts';
import { sha256 } from '../journal/sha256.ts';
import { endAt, recordAt } from '../journal/recordAt.ts';
import { storedRecord } from '../journal/storedRecord.ts';
import type { Json, Patch } from '../tree/patch.ts';
import { recordsOfOperation, type Link, type Operation, type OperationSender } from './operation.ts';
import { deviceName } from './queueStorage.ts';
import type { QueueState } from './queueState.ts';

// Sends operations with records. Loaded later: a judge's first tap doesn't need it.

export interface ChainOf {
  readonly uid: string;
  readonly device: string;
  readonly last: string;
}

/**
 * Adds an operation's records to a chain. Their author is the chain's account.
 * @param roleFor the role the account writes a record in
 */
export async function linkRecords(
  operation: Operation,
  { uid, device, last }: ChainOf,
  roleFor: (record: JournalRecord) => Promise<AuthorRole | undefined>,
): Promise<Link> {
  const records: ChainedRecord[] = [];
  for (const made of recordsOfOperation(operation)) {
    const as = await roleFor(made);
    const record: JournalRecord = { ...made, uid, device, ...(as === undefined ? {} : { as }) };
    const previous = records.at(-1)?.hash ?? last;
    const hash = await sha256(linkedText(previous, record));
    records.push(nextRecord(previous, record, () => hash));
  }
  return { operation: operation.key, records };
}

/** Starts a new chain for another account: a chain is of one device and one account. */
export function setChainAccount(queue: QueueState, uid: string): QueueState {
  if (queue.account === undefined) return { ...queue, account: uid };
  return queue.account === uid
    ? queue
    : { ...queue, account: uid, device: deviceName(), last: FIRST, link: undefined };
}

/** True if the linked records can be sent by this account. */
export const isLinkedBy = (link: Link, uid: string): boolean =>
  link.records.every(({ record }) => record.uid === uid && record.as !== undefined);

export const unlinked = (queue: QueueState): QueueState => ({ ...queue, link: undefined });

const isList = (json: Json): json is readonly Json[] => Array.isArray(json);

function filledIn(json: Json, hash: string | undefined, now: number): Json {
  if (typeof json !== 'object' || json === null || isList(json)) return json;
  if ('.record' in json) return hash ?? null;
  const moment = '.moment' in json ? json['.moment'] : undefined;
  if (typeof moment === 'number') return Math.min(moment, now);
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, filledIn(value, hash, now)]));
}

/** One patch of all changes, records and the chain's new end. */
export function recordedPatch(
  { changes }: Operation,
  { records }: Link,
  sending: Pick<OperationSender, 'uid' | 'device' | 'now'>,
): Patch {
  const all: Record<string, Json> = {};
  let place = 0;
  for (const { record, patch } of changes) {
    const chained = record === undefined ? undefined : records[place];
    if (record !== undefined) place += 1;
    for (const [at, value] of Object.entries(patch)) all[at] = filledIn(value, chained?.hash, sending.now);
    if (chained !== undefined) all[recordAt(chained.hash)] = storedRecord(chained);
  }
  const end = records.at(-1);
  if (end !== undefined) all[endAt(sending.uid, sending.device)] = end.hash;
  return all;
}
