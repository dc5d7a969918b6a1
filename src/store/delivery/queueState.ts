import { FIRST } from '../journal/chain.ts';
import { recordsOf, type Link, type Operation } from './operation.ts';
import type { Refusal } from './refusal.ts';

/** An operation that is not done yet. */
export interface Waiting {
  readonly operation: Operation;
  /** Counts the operations of this device, in the order in which they are sent. */
  readonly number: number;
  /** Why it is not sent: refused, until somebody says otherwise; or too early, until things have moved on. */
  readonly held?: Refusal | { readonly code: 'too early' };
  /**
   * The hash of its last record as it went out before it was held: another tab of this device may have sent the same, and that
   * may still arrive.
   */
  readonly sentAs?: string;
}

/** What a device keeps of what one account does on it. */
export interface QueueState {
  /** The device's name in the journal; another one for each account, so that nobody goes on in another's chain. */
  readonly device: string;
  /** Whose chain it is; undefined until something was sent. A judge's phone may get another account in the middle of a day. */
  readonly account?: string;
  /** The hash of the last record of this device that the journal has. */
  readonly last: string;
  /** The number of the latest operation. */
  readonly count: number;
  /** The operation under way, if it has records: only one at a time has its place in the chain, so that none leaves a gap. */
  readonly link: Link | undefined;
  /** In the order in which they are sent. */
  readonly waiting: readonly Waiting[];
}

export const freshQueue = (device: string): QueueState => ({
  device,
  last: FIRST,
  count: 0,
  link: undefined,
  waiting: [],
});

const isDraft = ({ operation }: Waiting): boolean =>
  operation.draftOf !== undefined && recordsOf(operation).length === 0;

/** The operation is the last in the queue; drafts of the same thing before it are not sent any more. */
export const withOperation = (queue: QueueState, operation: Operation): QueueState => ({
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

export const waitingOf = ({ waiting }: QueueState, key: string): Waiting | undefined =>
  waiting.find(({ operation }) => operation.key === key);

/** The operation whose turn it is: the one that has its place in the chain already, or the first that is not held. */
export const nextOf = (queue: QueueState): Waiting | undefined =>
  (queue.link === undefined ? undefined : waitingOf(queue, queue.link.operation)) ??
  queue.waiting.find(({ held: why }) => why === undefined);

const without = ({ waiting }: QueueState, key: string): readonly Waiting[] =>
  waiting.filter(({ operation }) => operation.key !== key);

/** The operation goes out under this link; unless another tab of this device was quicker: then everything stays. */
export const withLink = (queue: QueueState, link: Link): QueueState =>
  queue.link === undefined &&
  link.records[0]?.previous === queue.last &&
  waitingOf(queue, link.operation) !== undefined
    ? { ...queue, link }
    : queue;

/** Whether this is still the sending an answer belongs to: another tab may have heard before. */
function isUnderWay(queue: QueueState, { operation, number }: Waiting, link: Link): boolean {
  const now = waitingOf(queue, operation.key);
  if (now === undefined || now.held !== undefined || now.number !== number) return false;
  return link.records.length === 0 || queue.link?.records[0]?.hash === link.records[0]?.hash;
}

const linkAfter = (queue: QueueState, link: Link): Link | undefined =>
  link.records.length === 0 ? queue.link : undefined;

/** The backend has it: the chain goes on from its records, and the operation is done. */
export function received(queue: QueueState, sent: Waiting, link: Link): QueueState {
  const end = link.records.at(-1)?.hash;
  if (isUnderWay(queue, sent, link))
    return {
      ...queue,
      last: end ?? queue.last,
      link: linkAfter(queue, link),
      waiting: without(queue, sent.operation.key),
    };
  // Refused to one tab of this device, and taken from the other.
  return end !== undefined && waitingOf(queue, sent.operation.key)?.sentAs === end
    ? wentOn(queue, end)
    : queue;
}

/**
 * The chain of this device ends with a record that it did not know to be there: the next one follows on that, and what went out
 * as this one is done.
 */
export const wentOn = (queue: QueueState, end: string): QueueState => ({
  ...queue,
  last: end,
  link: undefined,
  waiting: queue.waiting.filter(({ sentAs }) => sentAs !== end),
});

/** Not taken, as a whole: kept with the reason, and the chain is where it was. */
export const held = (
  queue: QueueState,
  sent: Waiting,
  link: Link,
  why: NonNullable<Waiting['held']>,
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

/** Something else goes out in its place, as the next; of some nothing is left. */
export function instead(queue: QueueState, sent: Waiting, link: Link, other: Operation): QueueState {
  if (!isUnderWay(queue, sent, link)) return queue;
  const left = without(queue, sent.operation.key);
  const freed = { ...queue, link: linkAfter(queue, link), waiting: left };
  if (other.changes.length === 0) return freed;
  // With a record: it is found by that, whatever its number.
  const number = recordsOf(other).length > 0 ? sent.number : queue.count + 1;
  return {
    ...freed,
    count: Math.max(queue.count, number),
    waiting:
      number === sent.number
        ? [{ operation: other, number }, ...left]
        : [...left, { operation: other, number }],
  };
}

/** A refused operation is done with: a person has seen it. */
export const forgotten = (queue: QueueState, key: string): QueueState =>
  waitingOf(queue, key)?.held === undefined ? queue : { ...queue, waiting: without(queue, key) };

/** What is held is sent once more, behind all others: those have been counted past its number. */
export const onceMore = (queue: QueueState, which: (waiting: Waiting) => boolean): QueueState => {
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

/** It was refused, and nobody was told: it is sent once more, as what is tried again. */
export const sentAnew = (queue: QueueState, { operation: { key }, number }: Waiting): QueueState => {
  const sent = waitingOf(queue, key);
  return sent === undefined || sent.held !== undefined || sent.number !== number
    ? queue
    : {
        ...queue,
        count: queue.count + 1,
        waiting: [...without(queue, key), { ...sent, number: queue.count + 1 }],
      };
};
