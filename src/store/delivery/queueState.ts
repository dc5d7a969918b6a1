import { FIRST_RECORD } from '../journal/chain.ts';
import { listOperationRecords, type ChainLink, type Operation } from './operation.ts';
import type { Refusal } from './refusal.ts';

export interface QueuedOperation {
  readonly operation: Operation;
  /** Counts the operations of this device in sending order. */
  readonly number: number;
  /** The reason it is not sent: refused until someone retries, or too early for now. */
  readonly held?: Refusal | { readonly code: 'too early' };
  /** The hash of its last record when it was sent: it may still arrive from another tab. */
  readonly sentAs?: string;
}

export interface QueueState {
  /** The device's name in the journal; another one for each account, because chains are by account. */
  readonly device: string;
  /** The account of the chain; undefined until something was sent. A judge's phone may get another one. */
  readonly account?: string;
  /** The hash of this device's last record in the journal. */
  readonly last: string;
  /** The number of the latest operation. */
  readonly count: number;
  /** The operation being sent, if it has records: one at a time, so that the chain has no gaps. */
  readonly link: ChainLink | undefined;
  /** The waiting operations in sending order. */
  readonly waiting: readonly QueuedOperation[];
}

export const createQueue = (device: string): QueueState => ({
  device,
  last: FIRST_RECORD,
  count: 0,
  link: undefined,
  waiting: [],
});

const isDraft = ({ operation }: QueuedOperation): boolean =>
  operation.draftOf !== undefined && listOperationRecords(operation).length === 0;

/** Appends an operation, and drops earlier drafts of the same thing. */
export const appendOperation = (queue: QueueState, operation: Operation): QueueState => ({
  ...queue,
  count: queue.count + 1,
  waiting: [
    ...queue.waiting.filter(
      (before) =>
        operation.draftOf === undefined || before.operation.draftOf !== operation.draftOf || !isDraft(before),
    ),
    { operation, number: queue.count + 1 },
  ],
});

export const findQueued = ({ waiting }: QueueState, key: string): QueuedOperation | undefined =>
  waiting.find(({ operation }) => operation.key === key);

/** The next to send: the linked one, or the first that is not held. */
export const findNextToSend = (queue: QueueState): QueuedOperation | undefined =>
  (queue.link === undefined ? undefined : findQueued(queue, queue.link.operation)) ??
  queue.waiting.find(({ held: why }) => why === undefined);

const without = ({ waiting }: QueueState, key: string): readonly QueuedOperation[] =>
  waiting.filter(({ operation }) => operation.key !== key);

/** Links an operation, unless another tab was faster. */
export const setLink = (queue: QueueState, link: ChainLink): QueueState =>
  queue.link === undefined &&
  link.records[0]?.previous === queue.last &&
  findQueued(queue, link.operation) !== undefined
    ? { ...queue, link }
    : queue;

/** False if another tab got the answer before. */
function isUnderWay(queue: QueueState, { operation, number }: QueuedOperation, link: ChainLink): boolean {
  const now = findQueued(queue, operation.key);
  if (now === undefined || now.held !== undefined || now.number !== number) return false;
  return link.records.length === 0 || queue.link?.records[0]?.hash === link.records[0]?.hash;
}

const linkAfter = (queue: QueueState, link: ChainLink): ChainLink | undefined =>
  link.records.length === 0 ? queue.link : undefined;

/** The operation arrived: the chain ends with its records. */
export function confirmArrival(queue: QueueState, sent: QueuedOperation, link: ChainLink): QueueState {
  const end = link.records.at(-1)?.hash;
  if (isUnderWay(queue, sent, link))
    return {
      ...queue,
      last: end ?? queue.last,
      link: linkAfter(queue, link),
      waiting: without(queue, sent.operation.key),
    };
  // The operation was refused from one tab of this device, and accepted from another.
  return end !== undefined && findQueued(queue, sent.operation.key)?.sentAs === end
    ? continueChain(queue, end)
    : queue;
}

/** Another tab has added to the chain: continues from there, and drops the operation that ended with this record. */
export const continueChain = (queue: QueueState, end: string): QueueState => ({
  ...queue,
  last: end,
  link: undefined,
  waiting: queue.waiting.filter(({ sentAs }) => sentAs !== end),
});

/** Refused as a whole: kept with the reason, and the chain is unchanged. */
export const rejectOperation = (
  queue: QueueState,
  sent: QueuedOperation,
  link: ChainLink,
  why: NonNullable<QueuedOperation['held']>,
): QueueState => {
  if (!isUnderWay(queue, sent, link)) return queue;
  const end = link.records.at(-1)?.hash;
  return {
    ...queue,
    link: linkAfter(queue, link),
    waiting: queue.waiting.map((one) =>
      one.operation.key === sent.operation.key
        ? { ...one, held: why, ...(end === undefined ? {} : { sentAs: end }) }
        : one,
    ),
  };
};

/** Replaces an operation; without changes, removes it. */
export function replaceOperation(
  queue: QueueState,
  sent: QueuedOperation,
  link: ChainLink,
  other: Operation,
): QueueState {
  if (!isUnderWay(queue, sent, link)) return queue;
  const left = without(queue, sent.operation.key);
  const freed = { ...queue, link: linkAfter(queue, link), waiting: left };
  if (other.changes.length === 0) return freed;
  // A record is found by its hash, whatever its number.
  const number = listOperationRecords(other).length > 0 ? sent.number : queue.count + 1;
  return {
    ...freed,
    count: Math.max(queue.count, number),
    waiting:
      number === sent.number
        ? [{ operation: other, number }, ...left]
        : [...left, { operation: other, number }],
  };
}

/** Drops a refused operation. */
export const dropRefused = (queue: QueueState, key: string): QueueState =>
  findQueued(queue, key)?.held === undefined ? queue : { ...queue, waiting: without(queue, key) };

/** Moves held operations to the end with new numbers, because later ones were counted after them. */
export const requeueHeld = (queue: QueueState, which: (waiting: QueuedOperation) => boolean): QueueState => {
  const again = queue.waiting.filter((one) => one.held !== undefined && which(one));
  return again.length === 0
    ? queue
    : {
        ...queue,
        count: queue.count + again.length,
        waiting: [
          ...queue.waiting.filter((one) => !again.includes(one)),
          ...again.map(({ operation, sentAs }, place) => ({
            operation,
            number: queue.count + 1 + place,
            ...(sentAs === undefined ? {} : { sentAs }),
          })),
        ],
      };
};

/** Sends an operation again whose refusal was never shown. */
export const resendOperation = (
  queue: QueueState,
  { operation: { key }, number }: QueuedOperation,
): QueueState => {
  const sent = findQueued(queue, key);
  return sent === undefined || sent.held !== undefined || sent.number !== number
    ? queue
    : {
        ...queue,
        count: queue.count + 1,
        waiting: [...without(queue, key), { ...sent, number: queue.count + 1 }],
      };
};
