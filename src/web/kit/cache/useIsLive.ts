import type { Session } from '../../../store/connection/session.ts';
import { useObserved } from './useLive.ts';

/** Whether there is a connection now: for what goes by what is there at this moment, and is not kept for later. */
export const useIsLive = (session: Session): boolean => useObserved(session.connection).kind === 'live';
