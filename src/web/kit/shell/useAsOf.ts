import { useEffect, useState } from 'react';
import { LastKnown, type KeptFor } from '../../../store/connection/lastKnown.ts';
import { useStore } from '../cache/StoreProvider.tsx';
import { useConnection } from './useConnection.ts';
import { useMinute } from '../clock/useMinute.ts';
import { useObserved } from '../cache/useLive.ts';
import { useTakenOver } from '../parts/page/useTakenOver.ts';

const HEARD_AT = '.heardAt';
/** So long a page that is opened waits for its first connection, in ms. */
const PATIENCE_MS = 10_000;

/** When this device last heard of it; undefined on a first visit. */
function heardAt(eventName: string, keptFor: KeptFor): number | undefined {
  const heard = new LastKnown(eventName, keptFor).of(HEARD_AT);
  return heard.kind === 'known' && typeof heard.raw === 'number' ? heard.raw : undefined;
}

/** As of when a page is shown. */
export interface AsOf {
  /** In milliseconds; without connection when it was last heard of. */
  readonly at: number;
  readonly isOffline: boolean;
}

/** Whether the first connection has been waited for long enough. */
function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

/** The time by which a page is told: now, and without connection the moment since which nothing was heard. */
export function useAsOf(keptFor: KeptFor): AsOf {
  const { device, eventName } = useStore();
  const now = useMinute();
  const connection = useObserved(device.connection);
  const shown = useConnection(device);
  const isLive = connection.kind === 'live';
  const [last] = useState(() => heardAt(eventName, keptFor));
  const isLate = useIsLate();
  const isTakenOver = useTakenOver();
  useEffect(() => {
    if (isLive) new LastKnown(eventName, keptFor).keep(HEARD_AT, now);
  }, [isLive, now, eventName, keptFor]);
  if (connection.kind === 'lost') {
    const isOffline = shown.state === 'offline';
    return { at: isOffline ? connection.since : now, isOffline };
  }
  // A page that the server has drawn just now is the newest that there is.
  const isCut = isTakenOver && connection.kind === 'connecting' && (isLate || !navigator.onLine);
  if (isCut && last !== undefined) return { at: last, isOffline: true };
  return { at: now, isOffline: false };
}
