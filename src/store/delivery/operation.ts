import type { ChainedRecord } from '../journal/chain.ts';
import type { JournalRecord } from '../journal/record.ts';
import type { Json, Patch } from '../tree/patch.ts';
import { receiptAt } from './receipt.ts';

/** Stands in a patch, beside a record, for the key of the record that goes with it: the rules find a record only through it. */
export const ITS_RECORD = { '.record': true } as const;

/**
 * Stands in a patch, beside a record, for the moment of the tap, which the rules compare with that of another captain. Never later than
 * the backend's clock when it is sent: a device whose clock is ahead would have the last word for minutes.
 * @param at milliseconds
 */
export const momentOf = (at: number): Json => ({ '.moment': at });

/** What is done to one couple, one sheet, one round, with the record the journal gets of it where one is due. */
export interface Change {
  readonly record?: JournalRecord;
  /** May hold ITS_RECORD and momentOf. */
  readonly patch: Patch;
}

/** What one tap does: all of it happens, or nothing. */
export interface Operation {
  readonly key: string;
  readonly changes: readonly Change[];
  /** Of several drafts of one thing only the latest is sent. A change with a record is no draft. */
  readonly draftOf?: string;
  /** Milliseconds by the backend's clock: later it is not sent any more. What the MC calls is of the moment. */
  readonly dueUntil?: number;
}

export const freshKey = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');

/** The records the journal gets of an operation, in their order. */
export const recordsOf = ({ changes }: Operation): readonly JournalRecord[] =>
  changes.flatMap(({ record }) => record ?? []);

/** An operation whose records have their place in the chain of this device: sent like this, and again like this. */
export interface Link {
  readonly operation: string;
  readonly records: readonly ChainedRecord[];
}

/** Who sends an operation, and when by the backend's clock in milliseconds. */
export interface Sending {
  readonly uid: string;
  readonly now: number;
  readonly device: string;
  /** The operation's number among those of this device. */
  readonly number: number;
}

/** The patch of an operation without records: with its number, so that it is done once. */
export const plainPatch = ({ changes }: Operation, { uid, device, number }: Sending): Patch =>
  Object.assign({}, ...changes.map(({ patch }) => patch), { [receiptAt(uid, device)]: number });
