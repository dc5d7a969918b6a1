import { useMemo } from 'react';
import { journal } from '../../store/journal/journal.ts';
import { publicationsIn, type PlanPublication } from '../../store/plan/planning.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useLive } from '../app/useLive.ts';

const NONE: readonly PlanPublication[] = [];

/** Every publication of the plan, the newest first. */
export function usePublications(): readonly PlanPublication[] {
  const { staff } = useStore();
  const written = useLive(staff, journal);
  return useMemo(() => (written.kind === 'known' ? publicationsIn(written.value) : NONE), [written]);
}
