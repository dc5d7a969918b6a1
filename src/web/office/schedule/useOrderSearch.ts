import { useCallback, useEffect, useRef, useState } from 'react';
import type { OptimizerProgress, OrderProposal } from '../../../domain/schedule/optimizer/optimizer.ts';
import type { Plan } from '../../../domain/schedule/plan/plan.ts';
import type { Timing } from '../../../domain/schedule/times/timing.ts';
import type { SearchReply, SearchCommand } from './orderSearch.ts';

export type OrderSearch =
  | {
      readonly kind: 'searching';
      /** Undefined until the search reports for the first time. */
      readonly progress: OptimizerProgress | undefined;
      /** True if the search was told to stop, and is preparing its best result. */
      readonly isStopping: boolean;
    }
  | { readonly kind: 'found'; readonly proposal: OrderProposal }
  | { readonly kind: 'broken' };

/** The longest search; it can be stopped earlier. */
export const SEARCH_SECONDS = 15;
const TICK_MS = 250;

/** Seconds since mounting, by the page's own clock: they pass also without news from the search. */
export function useSecondsMounted(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const begun = performance.now();
    const ticking = setInterval(() => setSeconds((performance.now() - begun) / 1000), TICK_MS);
    return () => clearInterval(ticking);
  }, []);
  return seconds;
}

/** Searches for a better order in a worker, starting when it mounts. */
export function useOrderSearch(plan: Plan, timing: Timing): { search: OrderSearch; stop: () => void } {
  const [search, setSearch] = useState<OrderSearch>({
    kind: 'searching',
    progress: undefined,
    isStopping: false,
  });
  const worker = useRef<Worker>(undefined);
  // The day at the start of the search: a proposal cannot be applied if the day has changed since.
  const asked = useRef({ plan, timing });

  const stop = useCallback((): void => {
    setSearch((now) => (now.kind === 'searching' ? { ...now, isStopping: true } : now));
    const told: SearchCommand = { kind: 'stop' };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin of its own
    worker.current?.postMessage(told);
  }, []);

  useEffect(() => {
    const begun = Date.now();
    const made = new Worker(new URL('./orderWorker.ts', import.meta.url), { type: 'module' });
    worker.current = made;
    made.addEventListener('message', ({ data: said }: MessageEvent<SearchReply>) => {
      if (said.kind === 'proposal') setSearch({ kind: 'found', proposal: said.proposal });
      else setSearch((now) => (now.kind === 'searching' ? { ...now, progress: said.progress } : now));
    });
    made.addEventListener('error', () => setSearch({ kind: 'broken' }));
    const hasBegun = asked.current.plan.events.some(({ rounds }) =>
      rounds.some(({ startedAt }) => startedAt !== undefined),
    );
    const told: SearchCommand = {
      kind: 'search',
      ...asked.current,
      seed: begun,
      now: hasBegun ? begun : undefined,
    };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- likewise
    made.postMessage(told);
    const end = setTimeout(stop, SEARCH_SECONDS * 1000);
    return () => {
      clearTimeout(end);
      made.terminate();
    };
  }, [stop]);
  return { search, stop };
}
