import type { JournalRecord } from '../journal/record.ts';
import { isJson, isPatch } from '../tree/json.ts';
import { childOf, childrenOf, countOf, textOf } from '../tree/path.ts';
import type { Change, Link } from './operation.ts';
import type { QueueState, QueuedOperation } from './queueState.ts';

// Parses the queue that this device saved. Malformed operations are skipped.

/** Checks only the fields the queue needs. */
const isRecord = (raw: unknown): raw is JournalRecord =>
  isJson(raw) && [childOf(raw, 'kind'), childOf(raw, 'device')].every((text) => typeof text === 'string');

const isChange = (raw: unknown): raw is Change =>
  isPatch(childOf(raw, 'patch')) &&
  (childOf(raw, 'record') === undefined || isRecord(childOf(raw, 'record')));

/** An operation is never used in part. */
const isWaiting = (raw: unknown): raw is QueuedOperation =>
  countOf(childOf(raw, 'number')) !== undefined &&
  textOf(childOf(childOf(raw, 'operation'), 'key')) !== undefined &&
  childrenOf(childOf(childOf(raw, 'operation'), 'changes')).every(([, change]) => isChange(change));

const isLink = (raw: unknown): raw is Link =>
  textOf(childOf(raw, 'operation')) !== undefined &&
  childrenOf(childOf(raw, 'records')).every(
    ([, one]) => textOf(childOf(one, 'hash')) !== undefined && isRecord(childOf(one, 'record')),
  );

export function parseQueue(raw: unknown): QueueState | undefined {
  const [device, last] = [textOf(childOf(raw, 'device')), textOf(childOf(raw, 'last'))];
  if (device === undefined || last === undefined) return undefined;
  const waiting = childrenOf(childOf(raw, 'waiting')).flatMap(([, one]) => (isWaiting(one) ? [one] : []));
  const link = childOf(raw, 'link');
  const account = textOf(childOf(raw, 'account'));
  return {
    device,
    ...(account === undefined ? {} : { account }),
    last,
    count: Math.max(countOf(childOf(raw, 'count')) ?? 0, ...waiting.map(({ number }) => number)),
    link:
      isLink(link) && waiting.some(({ operation }) => operation.key === link.operation) ? link : undefined,
    waiting,
  };
}
