import { recordsOfOperation } from './operation.ts';
import { queuesHere } from './queueStorage.ts';

/** Unsent operations of an account that must sign in here again to send them. */
export interface WaitsHere {
  readonly account: string;
  /** The name in its records: 'Ann (deck captain)'; undefined without records. */
  readonly who: string | undefined;
  readonly count: number;
}

/** A judge's queue belongs to the judge, not the phone's account: it is sent when the sheets are opened here. */
const JUDGE = /^judge /;

/** Unsent operations of other staff on this device. */
export async function waitsHere(eventName: string, uid: string): Promise<readonly WaitsHere[]> {
  return [...(await queuesHere(eventName))].flatMap(([account, { waiting }]) => {
    if (account === uid || JUDGE.test(account) || waiting.length === 0) return [];
    const who = waiting.flatMap(({ operation }) => recordsOfOperation(operation)).at(-1)?.who;
    return [{ account, who, count: waiting.length }];
  });
}
