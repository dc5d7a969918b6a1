import { useEffect } from 'react';
import type { Duty } from '../../../domain/floor/dutyPresence.ts';
import type { Observable } from '../../../store/connection/observed.ts';
import type { Session } from '../../../store/connection/session.ts';
import { useIsLive } from '../cache/useIsLive.ts';
import { useObserved } from '../cache/useLive.ts';

/**
 * While mounted and connected, this device reports its presence. The code is lazy and loads once connected.
 * @param of the judge, if the device has several
 * @param unsent number of sheets not received by the server yet
 */
export function useOnDuty(
  session: Session,
  duty: Duty | undefined,
  of?: string,
  unsent?: Observable<number>,
): void {
  const who = useObserved(session.who);
  const uid = who.kind === 'device' || who.kind === 'account' ? who.uid : undefined;
  const isLive = useIsLive(session);
  useEffect(() => {
    if (uid === undefined || duty === undefined || !isLive) return undefined;
    let isOver = false;
    let leave = (): void => undefined;
    import('../../../store/people/online.ts').then(
      ({ stayOnline }) => {
        if (!isOver) leave = stayOnline(session, { uid, duty, of }, unsent);
      },
      () => undefined, // the next connection tries again
    );
    return () => {
      isOver = true;
      leave();
    };
  }, [session, uid, duty, of, unsent, isLive]);
}
