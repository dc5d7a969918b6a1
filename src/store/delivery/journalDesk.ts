import { FIRST } from '../../domain/journal/chain.ts';
import type { Operation, Link } from './operation.ts';

/** An operation that the backend has not taken yet. */
export interface WaitingAct {
  readonly operation: Operation;
  /** Why it was refused; it is not sent again until somebody says so. */
  readonly problem?: string;
}

/** What a device keeps of the journal: its own name in it, how far its chain has come, and what waits to be sent. */
export interface JournalDesk {
  readonly device: string;
  /** The hash of the last record of this device that the journal has. */
  readonly last: string;
  /** The operation under way: only one at a time has its place in the chain, so that a refused one leaves no gap. */
  readonly link: Link | undefined;
  /** In the order of the taps. */
  readonly operations: readonly WaitingAct[];
}

export const freshDesk = (device: string): JournalDesk => ({
  device,
  last: FIRST,
  link: undefined,
  operations: [],
});

export const withAct = (desk: JournalDesk, operation: Operation): JournalDesk => ({
  ...desk,
  operations: [...desk.operations, { operation }],
});

/** The operation whose turn it is. */
export const nextAct = ({ operations }: JournalDesk): Operation | undefined =>
  operations.find(({ problem }) => problem === undefined)?.operation;

export const actOf = ({ operations }: JournalDesk, key: string): Operation | undefined =>
  operations.find(({ operation }) => operation.key === key)?.operation;

/** The operation goes out under this link; unless another tab of this device was quicker: then everything stays. */
export const withSeal = (desk: JournalDesk, link: Link): JournalDesk =>
  desk.link === undefined &&
  link.records[0]?.previous === desk.last &&
  actOf(desk, link.operation) !== undefined
    ? { ...desk, link }
    : desk;

const isUnderWay = (desk: JournalDesk, link: Link): boolean =>
  desk.link?.records[0]?.hash === link.records[0]?.hash;

const withoutAct = ({ operations }: JournalDesk, key: string): readonly WaitingAct[] =>
  operations.filter(({ operation }) => operation.key !== key);

/** The journal has the records: the chain goes on from them, and the operation is done. */
export const received = (desk: JournalDesk, link: Link): JournalDesk =>
  isUnderWay(desk, link)
    ? {
        ...desk,
        last: link.records.at(-1)?.hash ?? desk.last,
        link: undefined,
        operations: withoutAct(desk, link.operation),
      }
    : desk;

/** Refused as a whole: kept with the reason, and the chain is where it was. */
export const refusedAct = (desk: JournalDesk, link: Link, problem: string): JournalDesk =>
  isUnderWay(desk, link)
    ? {
        ...desk,
        link: undefined,
        operations: desk.operations.map((waiting) =>
          waiting.operation.key === link.operation ? { operation: waiting.operation, problem } : waiting,
        ),
      }
    : desk;

/** What is left of the operation after a refusal goes out instead; of some nothing is left. */
export const mended = (desk: JournalDesk, link: Link, left: Operation): JournalDesk =>
  isUnderWay(desk, link)
    ? {
        ...desk,
        link: undefined,
        operations:
          left.changes.length === 0
            ? withoutAct(desk, link.operation)
            : desk.operations.map((waiting) =>
                waiting.operation.key === link.operation ? { operation: left } : waiting,
              ),
      }
    : desk;

/** A refused operation is let go of. */
export const forgotten = (desk: JournalDesk, key: string): JournalDesk =>
  desk.link?.operation === key ? desk : { ...desk, operations: withoutAct(desk, key) };

/** A refused operation is sent once more. */
export const onceMore = (desk: JournalDesk, key: string): JournalDesk => ({
  ...desk,
  operations: desk.operations.map((waiting) =>
    waiting.operation.key === key ? { operation: waiting.operation } : waiting,
  ),
});
