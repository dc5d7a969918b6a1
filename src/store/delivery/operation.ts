import { nextRecord, linkedText, type ChainedRecord } from '../../domain/journal/chain.ts';
import type { JournalRecord } from '../../domain/journal/record.ts';
import { recordAt, storedRecord } from '../journal/journal.ts';
import type { Json, Patch } from '../tree/patch.ts';
import { sha256 } from '../journal/sha256.ts';

/** Stands in a patch for the key of the record that goes with it: the rules find a record only through it. */
export const ITS_RECORD = { '.line': true } as const;

/**
 * Stands in a patch for the moment of the tap, which the rules compare with that of another captain. Never later than
 * the backend's clock when it is sent: a device whose clock is ahead would have the last word for minutes.
 * @param at milliseconds
 */
export const momentOf = (at: number): Json => ({ '.moment': at });

/** What is done to one couple or one sheet, with the record that is written of it. */
export interface Change {
  readonly record: JournalRecord;
  /** May hold ITS_RECORD and momentOf. */
  readonly patch: Patch;
}

/** What one tap does: all of it happens, or nothing. */
export interface Operation {
  readonly key: string;
  readonly changes: readonly Change[];
}

/** An operation whose records have their place in the chain of this device: sent like this, and again like this. */
export interface Link {
  readonly operation: string;
  readonly records: readonly ChainedRecord[];
}

/** Joins the records of an operation to the chain that ends with `last`. */
export async function linked(operation: Operation, last: string): Promise<Link> {
  const records: ChainedRecord[] = [];
  for (const { record } of operation.changes) {
    const previous = records.at(-1)?.hash ?? last;
    const hash = await sha256(linkedText(previous, record));
    records.push(nextRecord(previous, record, () => hash));
  }
  return { operation: operation.key, records };
}

const isList = (json: Json): json is readonly Json[] => Array.isArray(json);

function filledIn(json: Json, hash: string, now: number): Json {
  if (typeof json !== 'object' || json === null || isList(json)) return json;
  if ('.line' in json) return hash;
  const moment = '.moment' in json ? json['.moment'] : undefined;
  if (typeof moment === 'number') return Math.min(moment, now);
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, filledIn(value, hash, now)]));
}

/**
 * The one patch of an operation: every change, and every record.
 * @param sender the account that sends it, and the backend's clock in milliseconds
 */
export function patchOf(
  { changes: parts }: Operation,
  { records }: Link,
  sender: { readonly uid: string; readonly now: number },
): Patch {
  const all: Record<string, Json> = {};
  for (const [at, { patch }] of parts.entries()) {
    const record = records[at];
    if (record === undefined) continue; // a link has a record for every part
    for (const [place, value] of Object.entries(patch)) all[place] = filledIn(value, record.hash, sender.now);
    all[recordAt(record.hash)] = storedRecord(record, sender.uid);
  }
  return all;
}
