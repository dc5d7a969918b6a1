import { recordsOf } from './operation.ts';
import { queuesHere } from './queueStorage.ts';

/** What somebody has done on this device that is sent only once they are signed in here again. */
export interface WaitsHere {
  readonly account: string;
  /** As the journal names them: 'Ann (deck captain)'; undefined where nothing that waits says it. */
  readonly who: string | undefined;
  readonly count: number;
}

/** The queue of a judge is the judge's, whoever's account the phone has: it goes out once the sheets are opened here. */
const JUDGE = /^judge /;

/** What others of the staff have left on this device, unsent: nobody sends what another has done. */
export async function waitsHere(eventName: string, uid: string): Promise<readonly WaitsHere[]> {
  return [...(await queuesHere(eventName))].flatMap(([account, { waiting }]) => {
    if (account === uid || JUDGE.test(account) || waiting.length === 0) return [];
    const who = waiting.flatMap(({ operation }) => recordsOf(operation)).at(-1)?.who;
    return [{ account, who, count: waiting.length }];
  });
}
