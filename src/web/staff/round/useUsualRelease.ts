import type { Release } from '../../../domain/round/release.ts';
import { eventSettings } from '../../../store/competition/settings.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { knownOr, useLive } from '../../kit/cache/useLive.ts';

/**
 * When the places of a final are for everybody, where the final does not say it; undefined until that is heard: nothing
 * is posted on a guess.
 */
export function useUsualRelease(): Release | undefined {
  const { staff } = useStore();
  return knownOr(useLive(staff, eventSettings), undefined)?.release;
}
