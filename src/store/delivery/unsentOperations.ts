import { listOperationRecords } from './operation.ts';
import { loadDeviceQueues } from './queueStorage.ts';

/** Unsent operations of an account that must sign in here again to send them. */
export interface UnsentOperations {
  readonly account: string;
  /** The name in its records: 'Ann (deck captain)'; undefined without records. */
  readonly who: string | undefined;
  readonly count: number;
}

/** A judge's queue belongs to the judge, not the phone's account: it is sent when the sheets are opened here. */
const JUDGE = /^judge /;

/** Unsent operations of other staff on this device. */
export async function findUnsentOperations(
  eventName: string,
  uid: string,
): Promise<readonly UnsentOperations[]> {
  return [...(await loadDeviceQueues(eventName))].flatMap(([account, { waiting }]) => {
    if (account === uid || JUDGE.test(account) || waiting.length === 0) return [];
    const who = waiting.flatMap(({ operation }) => listOperationRecords(operation)).at(-1)?.who;
    return [{ account, who, count: waiting.length }];
  });
}
