import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import type { Conflict } from '../../../domain/schedule/conflicts/conflicts.ts';
import type { Plan } from '../../../domain/schedule/plan/plan.ts';
import type { Timing } from '../../../domain/schedule/times/timing.ts';
import type { ConflictAnswer, ConflictQuestion } from './conflictSearch.ts';

// Several changes in a row cause one search.
const DEBOUNCE_MS = 150;

const NONE: readonly Conflict[] = [];

/** Conflicts of the plan, computed in a worker: a moved row shows at once, and this follows. */
export function useConflicts(plan: Plan, timing: Timing): readonly Conflict[] | undefined {
  const [conflicts, setConflicts] = useState<readonly Conflict[]>();
  const ahead = useStore().device.serverAhead;
  const worker = useRef<Worker>(undefined);
  const asked = useRef(0);

  useEffect(() => {
    const made = new Worker(new URL('./conflictWorker.ts', import.meta.url), { type: 'module' });
    worker.current = made;
    made.addEventListener('message', ({ data }: MessageEvent<ConflictAnswer>) => {
      // Ignore answers about an older plan.
      if (data.number === asked.current) setConflicts(data.conflicts);
    });
    made.addEventListener('error', () => setConflicts(NONE));
    return () => made.terminate();
  }, []);

  useEffect(() => {
    const soon = setTimeout(() => {
      asked.current += 1;
      const question: ConflictQuestion = { number: asked.current, plan, timing, now: Date.now() + ahead.now };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin of its own
      worker.current?.postMessage(question);
    }, DEBOUNCE_MS);
    return () => clearTimeout(soon);
  }, [plan, timing, ahead]);
  return conflicts;
}
