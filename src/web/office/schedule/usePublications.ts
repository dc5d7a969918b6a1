import { publications, type PlanPublication } from '../../../store/plan/planning.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive, type Live } from '../../kit/cache/useLive.ts';

/** Every publication of the plan, the newest first. */
export function usePublications(): Live<readonly PlanPublication[]> {
  const { staff } = useStore();
  return useLive(staff, publications);
}
