import { useState } from 'react';
import type { Release } from '../../../domain/round/release.ts';
import type { Outcome } from '../../../store/delivery/outcome.ts';
import type { Refusal } from '../../../store/delivery/refusal.ts';
import { events } from '../../../store/events/events.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { reading } from '../../kit/cache/useLive.ts';
import { useJournal } from '../../staff/journal/useJournal.ts';
import { postedFinals, type PostedFinal } from './postedFinals.ts';
import { changesBack, changesOf, type Together } from './together.ts';

/** Why one of several was left as it is. */
export type WhyLeft =
  /** Somebody else was first, or its result was taken back. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'refused'; readonly problem: Refusal };

export interface LeftOut {
  readonly one: PostedFinal;
  readonly why: WhyLeft;
}

/** What became of several: each goes by itself, and one that cannot stops no other. */
export interface DoneTogether {
  readonly done: readonly PostedFinal[];
  readonly left: readonly LeftOut[];
}

/** Does one thing to several finals, and takes it back from all of them. */
export function useTogether(what: Together, usual: Release) {
  const { staff } = useStore();
  const journal = useJournal('organizer');
  const [busy, setBusy] = useState(false);

  /** As it stands at this moment, whatever the page has drawn. */
  const standsNow = ({ event }: PostedFinal): PostedFinal | undefined => {
    const all = reading(staff.peek(events.at), events);
    if (all.kind !== 'known') return undefined;
    const { waiting, out } = postedFinals(all.value, usual);
    return (what === 'release' ? waiting : out).find((one) => one.event.key === event.key);
  };

  const perform = (one: PostedFinal, changes: typeof changesOf): Promise<Outcome> =>
    journal.perform((by) => changes(by, what, one, usual));

  const doTogether = async (chosen: readonly PostedFinal[]): Promise<DoneTogether> => {
    setBusy(true);
    const done: PostedFinal[] = [];
    const left: LeftOut[] = [];
    let isOffline = false;
    for (const one of chosen) {
      const now = standsNow(one);
      // What is kept on a device could meet another result than the one that was meant: no more of them.
      if (isOffline) left.push({ one, why: { kind: 'offline' } });
      else if (now === undefined) left.push({ one, why: { kind: 'changed' } });
      else {
        // One after the other: each is told by itself.
        // eslint-disable-next-line no-await-in-loop
        const outcome = await perform(now, changesOf);
        isOffline = outcome.kind === 'kept';
        if (outcome.kind === 'refused')
          left.push({ one, why: { kind: 'refused', problem: outcome.problem } });
        else done.push(now);
      }
    }
    setBusy(false);
    return { done, left };
  };

  /** All that was done, each to what it was before. */
  const takeBack = async (done: readonly PostedFinal[]): Promise<void> => {
    // eslint-disable-next-line no-await-in-loop -- each is told by itself
    for (const one of done) await perform(one, changesBack);
  };

  return { busy, doTogether, takeBack };
}
