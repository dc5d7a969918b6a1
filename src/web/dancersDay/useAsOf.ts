import { useEffect, useState } from 'react';
import { LastKnown } from '../../store/connection/lastKnown.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useConnection } from '../app/useConnection.ts';
import { useMinute } from '../app/useMinute.ts';
import { useServerAhead } from '../app/useServerAhead.ts';
import { useObserved } from '../app/useLive.ts';

const HEARD_AT = '.heardAt';
/** So long a page that is opened waits for its first connection, in ms. */
const PATIENCE_MS = 10_000;

/** When this device last heard of the day; undefined on a first visit. */
function heardAt(eventName: string): number | undefined {
  const heard = new LastKnown(eventName, 'day').of(HEARD_AT);
  return heard.kind === 'known' && typeof heard.raw === 'number' ? heard.raw : undefined;
}

/** As of when a day is shown. */
export interface AsOf {
  /** In milliseconds; without connection when it was last heard of. */
  readonly at: number;
  readonly isOffline: boolean;
}

/** The time by which somebody's day is told: now, and without connection the moment since which nothing was heard. */
export function useAsOf(): AsOf {
  const { device, eventName } = useStore();
  const now = useMinute() + useServerAhead(device);
  const connection = useObserved(device.connection);
  const shown = useConnection(device);
  const isLive = connection.kind === 'live';
  const [opened] = useState(() => ({ at: Date.now(), heardAt: heardAt(eventName) }));
  useEffect(() => {
    if (isLive) new LastKnown(eventName, 'day').keep(HEARD_AT, now);
  }, [isLive, now, eventName]);
  if (connection.kind === 'lost') {
    const isOffline = shown.state === 'offline';
    return { at: isOffline ? connection.since : now, isOffline };
  }
  const isLate = !navigator.onLine || now - opened.at > PATIENCE_MS;
  if (connection.kind === 'connecting' && isLate && opened.heardAt !== undefined)
    return { at: opened.heardAt, isOffline: true };
  return { at: now, isOffline: false };
}
