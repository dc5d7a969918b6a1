import type { ChainedRecord } from '../journal/chain.ts';
import type { JournalRecord } from '../journal/record.ts';
import type { Json, Patch } from '../tree/patch.ts';

/** Placeholder in a patch for the key of its record, by which the rules find the record. */
export const RECORD_KEY_PLACEHOLDER = { '.record': true } as const;

/**
 * Placeholder in a patch for the time (ms) of a tap. Capped at the backend's time when it is sent: a device whose clock
 * is ahead would override others for minutes.
 */
export const createTapTime = (at: number): Json => ({ '.moment': at });

/** A change of one couple, sheet or round, with its journal record if it needs one. */
export interface Change {
  readonly record?: JournalRecord;
  /** The patch, which may contain RECORD_KEY_PLACEHOLDER and createTapTime. */
  readonly patch: Patch;
}

/** The changes of one tap, all or nothing. */
export interface Operation {
  readonly key: string;
  readonly changes: readonly Change[];
  /** The name of a draft. Only the latest draft of a name is sent, and a change with a record is no draft. */
  readonly draftOf?: string;
  /** The operation is not sent after this time (ms) on the backend's clock. */
  readonly dueUntil?: number;
}

/** The number of the account's last operation without a record from a device. */
export const receiptAt = (uid: string, device: string): string => `receipts/${uid}/${device}`;

/** The number of a refused operation that must not arrive any more, written together with the receipt. */
export const closedAt = (uid: string, device: string): string => receiptAt(uid, `${device} closed`);

export const generateKey = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');

export const listOperationRecords = ({ changes }: Operation): readonly JournalRecord[] =>
  changes.flatMap(({ record }) => record ?? []);

/** The chained records of an operation: a retry sends the same. */
export interface ChainLink {
  readonly operation: string;
  readonly records: readonly ChainedRecord[];
}

/** `now`: the backend's time in ms. */
export interface OperationSender {
  readonly uid: string;
  readonly now: number;
  readonly device: string;
  /** The operation's number among those of this device. */
  readonly number: number;
}

/** The patch of an operation without records. Its number makes the rules refuse a repetition. */
export const buildPlainPatch = ({ changes }: Operation, { uid, device, number }: OperationSender): Patch =>
  Object.assign({}, ...changes.map(({ patch }) => patch), { [receiptAt(uid, device)]: number });
