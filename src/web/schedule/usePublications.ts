import { publications, type PlanPublication } from '../../store/plan/planning.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useLive, type Live } from '../app/useLive.ts';

/** Every publication of the plan, the newest first. */
export function usePublications(): Live<readonly PlanPublication[]> {
  const { staff } = useStore();
  return useLive(staff, publications);
}
