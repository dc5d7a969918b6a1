import { useState } from 'react';
import type { ReleaseTime } from '../../../domain/round/release.ts';
import { allEvents } from '../../../store/events/events.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { parseCached } from '../../kit/cache/useLive.ts';
import { useDecisions } from '../../staff/journal/useDecisions.ts';
import { listPostedFinals, type PostedFinal } from './postedFinals.ts';
import { buildBatchUndo, buildBatchChanges, type BatchAction } from './batchAction.ts';

/** The reason a final was left as it is. */
export type SkipReason =
  /** Another account was first, or its result was unposted. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'refused'; readonly reason: string };

export interface SkippedFinal {
  readonly one: PostedFinal;
  readonly why: SkipReason;
}

/** Each final is a separate write: a refused one does not stop the others. */
export interface BatchResult {
  readonly done: readonly PostedFinal[];
  readonly skipped: readonly SkippedFinal[];
}

/** Releases or holds several finals, with one undo for all of them. */
export function useBatchAction(what: BatchAction, usual: ReleaseTime) {
  const { staff } = useStore();
  const { perform } = useDecisions('organizer');
  const [busy, setBusy] = useState(false);

  /** The latest state, which may be newer than the page. */
  const standsNow = ({ event }: PostedFinal): PostedFinal | undefined => {
    const all = parseCached(staff.peek(allEvents.at), allEvents);
    if (all.kind !== 'known') return undefined;
    const { waiting, released } = listPostedFinals(all.value, usual);
    return (what === 'release' ? waiting : released).find((one) => one.event.key === event.key);
  };

  const runBatch = async (chosen: readonly PostedFinal[]): Promise<BatchResult> => {
    setBusy(true);
    const done: PostedFinal[] = [];
    const left: SkippedFinal[] = [];
    let isOffline = false;
    for (const one of chosen) {
      const now = standsNow(one);
      // Don't queue this change: by the time it is sent, the result may be a different one.
      if (isOffline) left.push({ one, why: { kind: 'offline' } });
      else if (now === undefined) left.push({ one, why: { kind: 'changed' } });
      else {
        const came = await perform(
          (by) => buildBatchChanges(by, what, now, usual),
          (reason) => left.push({ one, why: { kind: 'refused', reason } }),
        );
        isOffline = came === 'kept';
        if (came !== false) done.push(now);
      }
    }
    setBusy(false);
    return { done, skipped: left };
  };

  const undoBatch = async (done: readonly PostedFinal[]): Promise<void> => {
    for (const one of done) await perform((by) => buildBatchUndo(by, what, one, usual));
  };

  return { busy, runBatch, undoBatch };
}
