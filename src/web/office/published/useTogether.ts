import { useState } from 'react';
import type { Release } from '../../../domain/round/release.ts';
import { events } from '../../../store/events/events.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { reading } from '../../kit/cache/useLive.ts';
import { useDecisions } from '../../staff/journal/useDecisions.ts';
import { postedFinals, type PostedFinal } from './postedFinals.ts';
import { changesBack, changesOf, type Together } from './together.ts';

/** Why a final was left as it is. */
export type WhyLeft =
  /** Somebody else was first, or its result was taken back. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'refused'; readonly reason: string };

export interface LeftOut {
  readonly one: PostedFinal;
  readonly why: WhyLeft;
}

/** Each final goes by itself: one that is refused does not stop the others. */
export interface DoneTogether {
  readonly done: readonly PostedFinal[];
  readonly left: readonly LeftOut[];
}

/** Releases or holds several finals, and undoes that for all of them. */
export function useTogether(what: Together, usual: Release) {
  const { staff } = useStore();
  const { perform } = useDecisions('organizer');
  const [busy, setBusy] = useState(false);

  /** As it is at this moment, which may be newer than the page. */
  const standsNow = ({ event }: PostedFinal): PostedFinal | undefined => {
    const all = reading(staff.peek(events.at), events);
    if (all.kind !== 'known') return undefined;
    const { waiting, out } = postedFinals(all.value, usual);
    return (what === 'release' ? waiting : out).find((one) => one.event.key === event.key);
  };

  const doTogether = async (chosen: readonly PostedFinal[]): Promise<DoneTogether> => {
    setBusy(true);
    const done: PostedFinal[] = [];
    const left: LeftOut[] = [];
    let isOffline = false;
    for (const one of chosen) {
      const now = standsNow(one);
      // A change kept on this device could meet another result than the one that was meant.
      if (isOffline) left.push({ one, why: { kind: 'offline' } });
      else if (now === undefined) left.push({ one, why: { kind: 'changed' } });
      else {
        const came = await perform(
          (by) => changesOf(by, what, now, usual),
          (reason) => left.push({ one, why: { kind: 'refused', reason } }),
        );
        isOffline = came === 'kept';
        if (came !== false) done.push(now);
      }
    }
    setBusy(false);
    return { done, left };
  };

  const takeBack = async (done: readonly PostedFinal[]): Promise<void> => {
    for (const one of done) await perform((by) => changesBack(by, what, one, usual));
  };

  return { busy, doTogether, takeBack };
}
