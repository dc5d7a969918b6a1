import { eventSettings } from '../../../store/competition/settings.ts';
import type { Session } from '../../../store/connection/session.ts';
import { knownOr, useLive } from '../cache/useLive.ts';

/** The flag `hideLevelIcons` (SPEC 3), for every screen that shows a level. */
export const useHidesLevelIcons = (session: Session): boolean =>
  knownOr(useLive(session, eventSettings), undefined)?.hideLevelIcons ?? false;
