import type { Session } from '../../../store/connection/session.ts';
import { useObserved } from './useLive.ts';

/** True while connected: for actions that only make sense now and are not queued. */
export const useIsLive = (session: Session): boolean => useObserved(session.connection).kind === 'live';
