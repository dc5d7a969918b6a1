import type { JournalRecord } from '../journal/record.ts';
import { isJson, isPatch } from '../tree/json.ts';
import { getRawChild, listRawChildren, toCount, toText } from '../tree/path.ts';
import type { Change, ChainLink } from './operation.ts';
import type { QueueState, QueuedOperation } from './queueState.ts';

// Parses the queue that this device saved. Malformed operations are skipped.

/** Checks only the fields the queue needs. */
const isRecord = (raw: unknown): raw is JournalRecord =>
  isJson(raw) &&
  [getRawChild(raw, 'kind'), getRawChild(raw, 'device')].every((text) => typeof text === 'string');

const isChange = (raw: unknown): raw is Change =>
  isPatch(getRawChild(raw, 'patch')) &&
  (getRawChild(raw, 'record') === undefined || isRecord(getRawChild(raw, 'record')));

/** An operation is never used in part. */
const isWaiting = (raw: unknown): raw is QueuedOperation =>
  toCount(getRawChild(raw, 'number')) !== undefined &&
  toText(getRawChild(getRawChild(raw, 'operation'), 'key')) !== undefined &&
  listRawChildren(getRawChild(getRawChild(raw, 'operation'), 'changes')).every(([, change]) =>
    isChange(change),
  );

const isLink = (raw: unknown): raw is ChainLink =>
  toText(getRawChild(raw, 'operation')) !== undefined &&
  listRawChildren(getRawChild(raw, 'records')).every(
    ([, one]) => toText(getRawChild(one, 'hash')) !== undefined && isRecord(getRawChild(one, 'record')),
  );

export function parseQueue(raw: unknown): QueueState | undefined {
  const [device, last] = [toText(getRawChild(raw, 'device')), toText(getRawChild(raw, 'last'))];
  if (device === undefined || last === undefined) return undefined;
  const waiting = listRawChildren(getRawChild(raw, 'waiting')).flatMap(([, one]) =>
    isWaiting(one) ? [one] : [],
  );
  const link = getRawChild(raw, 'link');
  const account = toText(getRawChild(raw, 'account'));
  return {
    device,
    ...(account === undefined ? {} : { account }),
    last,
    count: Math.max(toCount(getRawChild(raw, 'count')) ?? 0, ...waiting.map(({ number }) => number)),
    link:
      isLink(link) && waiting.some(({ operation }) => operation.key === link.operation) ? link : undefined,
    waiting,
  };
}
