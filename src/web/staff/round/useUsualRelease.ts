import type { ReleaseTime } from '../../../domain/round/release.ts';
import { eventSettingsPath } from '../../../store/competition/settings.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';

/** The default time at which places become public; undefined until loaded, because posting must not guess. */
export function useUsualRelease(): ReleaseTime | undefined {
  const { staff } = useStore();
  return valueOr(useLive(staff, eventSettingsPath), undefined)?.release;
}
