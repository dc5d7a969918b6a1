import { FIRST_RECORD, buildLinkedText, createNextRecord, type ChainedRecord } from '../journal/chain.ts';
import type { AuthorRole } from '../../domain/journal/authorRoles.ts';
import type { JournalRecord } from '../journal/record.ts';
import { hashSha256 } from '../journal/sha256.ts';
import { endAt, recordAt } from '../journal/recordAt.ts';
import { toStoredRecord } from '../journal/storedRecord.ts';
import type { Json, Patch } from '../tree/patch.ts';
import { listOperationRecords, type ChainLink, type Operation, type OperationSender } from './operation.ts';
import { generateDeviceName } from './queueStorage.ts';
import type { QueueState } from './queueState.ts';

// Sends operations with records. Loaded later: a judge's first tap doesn't need it.

export interface ChainAddress {
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
  { uid, device, last }: ChainAddress,
  roleFor: (record: JournalRecord) => Promise<AuthorRole | undefined>,
): Promise<ChainLink> {
  const records: ChainedRecord[] = [];
  for (const made of listOperationRecords(operation)) {
    const as = await roleFor(made);
    const record: JournalRecord = { ...made, uid, device, ...(as === undefined ? {} : { as }) };
    const previous = records.at(-1)?.hash ?? last;
    const hash = await hashSha256(buildLinkedText(previous, record));
    records.push(createNextRecord(previous, record, () => hash));
  }
  return { operation: operation.key, records };
}

/** Starts a new chain for another account: a chain is of one device and one account. */
export function setChainAccount(queue: QueueState, uid: string): QueueState {
  if (queue.account === undefined) return { ...queue, account: uid };
  return queue.account === uid
    ? queue
    : { ...queue, account: uid, device: generateDeviceName(), last: FIRST_RECORD, link: undefined };
}

/** True if the linked records can be sent by this account. */
export const isLinkedBy = (link: ChainLink, uid: string): boolean =>
  link.records.every(({ record }) => record.uid === uid && record.as !== undefined);

export const removeLink = (queue: QueueState): QueueState => ({ ...queue, link: undefined });

const isList = (json: Json): json is readonly Json[] => Array.isArray(json);

function filledIn(json: Json, hash: string | undefined, now: number): Json {
  if (typeof json !== 'object' || json === null || isList(json)) return json;
  if ('.record' in json) return hash ?? null;
  const moment = '.moment' in json ? json['.moment'] : undefined;
  if (typeof moment === 'number') return Math.min(moment, now);
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, filledIn(value, hash, now)]));
}

/** One patch of all changes, records and the chain's new end. */
export function buildRecordedPatch(
  { changes }: Operation,
  { records }: ChainLink,
  sending: Pick<OperationSender, 'uid' | 'device' | 'now'>,
): Patch {
  const all: Record<string, Json> = {};
  let place = 0;
  for (const { record, patch } of changes) {
    const chained = record === undefined ? undefined : records[place];
    if (record !== undefined) place += 1;
    for (const [at, value] of Object.entries(patch)) all[at] = filledIn(value, chained?.hash, sending.now);
    if (chained !== undefined) all[recordAt(chained.hash)] = toStoredRecord(chained);
  }
  const end = records.at(-1);
  if (end !== undefined) all[endAt(sending.uid, sending.device)] = end.hash;
  return all;
}
