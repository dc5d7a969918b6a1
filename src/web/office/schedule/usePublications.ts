import { publications, type PlanPublication } from '../../../store/plan/planning.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive, type LiveValue } from '../../kit/cache/useLive.ts';

/** Every publication of the plan, the newest first. */
export function usePublications(): LiveValue<readonly PlanPublication[]> {
  const { staff } = useStore();
  return useLive(staff, publications);
}
