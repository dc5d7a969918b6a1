import { useEffect, useState } from 'react';
import { FloorCache, type CacheOwner } from '../../../store/connection/floorCache.ts';
import { useStore } from '../cache/StoreProvider.tsx';
import { useConnection } from './useConnection.ts';
import { useMinute } from '../clock/useMinute.ts';
import { useObserved } from '../cache/useLive.ts';
import { useIsHydrated } from '../parts/page/useIsHydrated.ts';

const HEARD_AT = '.heardAt';
/** The first connection of a page is awaited this long. */
const CONNECTION_TIMEOUT_MS = 10_000;

/** The time at which this device last received the data; undefined on a first visit. */
function readHeardAt(eventName: string, keptFor: CacheOwner): number | undefined {
  const heard = new FloorCache(eventName, keptFor).of(HEARD_AT);
  return heard.kind === 'known' && typeof heard.raw === 'number' ? heard.raw : undefined;
}

/** The age of a page's data. */
export interface DataTime {
  /** The time in ms; offline the time of the last data received. */
  readonly at: number;
  readonly isOffline: boolean;
}

/** True once the first connection is overdue. */
function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), CONNECTION_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

/** The time that a page's data is from: now, or offline the last time that data was received. */
export function useDataTime(keptFor: CacheOwner): DataTime {
  const { device, eventName } = useStore();
  const now = useMinute();
  const connection = useObserved(device.connection);
  const shown = useConnection(device);
  const isLive = connection.kind === 'live';
  const [last] = useState(() => readHeardAt(eventName, keptFor));
  const isLate = useIsLate();
  const isTakenOver = useIsHydrated();
  useEffect(() => {
    if (isLive) new FloorCache(eventName, keptFor).keep(HEARD_AT, now);
  }, [isLive, now, eventName, keptFor]);
  if (connection.kind === 'lost') {
    const isOffline = shown.state === 'offline';
    return { at: isOffline ? connection.since : now, isOffline };
  }
  // A page that the server has just rendered is up to date.
  const isCut = isTakenOver && connection.kind === 'connecting' && (isLate || !navigator.onLine);
  if (isCut && last !== undefined) return { at: last, isOffline: true };
  return { at: now, isOffline: false };
}
