import { eventSettingsPath } from '../../../store/competition/settings.ts';
import type { Session } from '../../../store/connection/session.ts';
import { valueOr, useLive } from '../cache/useLive.ts';

/** The setting `hideLevelIcons` (SPEC 3). */
export const useHidesLevelIcons = (session: Session): boolean =>
  valueOr(useLive(session, eventSettingsPath), undefined)?.hideLevelIcons ?? false;
