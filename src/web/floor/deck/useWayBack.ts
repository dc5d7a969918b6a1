import { useCallback, useEffect, useRef } from 'react';
import type { NoWayBack } from '../../kit/parts/toast/useToast.ts';
import { holdsStill, type Seen, type Tapped } from '../../../store/models/deck/wayBack.ts';

/** What stands beside the last tap. */
export interface WayBack {
  /** Undefined until the tap is made. */
  readonly tapped: () => Tapped | undefined;
  readonly noWayBack: NoWayBack;
}

/** Keeps the way back beside a tap for as long as there is something of the tap to take back. */
export function useWayBack({ day, said, onTheWay }: Seen): (wayBack: WayBack) => void {
  const kept = useRef<WayBack>(undefined);
  useEffect(() => {
    const tapped = kept.current?.tapped();
    if (tapped === undefined || holdsStill(tapped, { day, said, onTheWay })) return;
    kept.current?.noWayBack();
    kept.current = undefined;
  }, [day, said, onTheWay]);
  // Who has left the desk sees the message still, and nobody watches any more what is said of the couple.
  useEffect(() => () => kept.current?.noWayBack(), []);
  return useCallback((wayBack) => {
    kept.current = wayBack;
  }, []);
}
