import { useEffect, useMemo } from 'react';
import { LastKnown } from '../../store/connection/lastKnown.ts';
import type { Path } from '../../store/tree/path.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useLive, type Live } from '../app/useLive.ts';

/** Long enough for everything a tap sets going. */
const AFTERWARDS_MS = 250;

/**
 * Follows a place; until it is heard of, what this device heard of it last, on an earlier visit.
 * @param mayAsk false: the backend is not asked yet
 */
export function useLastKnown<T>(path: Path<T> | undefined, mayAsk = true): Live<T> {
  const { device, eventName } = useStore();
  const live = useLive(device, mayAsk ? path : undefined);
  const last = useMemo((): Live<T> => {
    const heard = path === undefined ? undefined : new LastKnown(eventName).of(path.at);
    return heard?.kind === 'known' && path !== undefined
      ? { kind: 'known', value: path.parse(heard.raw) }
      : { kind: 'waiting' };
  }, [eventName, path]);
  useEffect(() => {
    const heard = path === undefined ? undefined : device.peek(path.at);
    if (path === undefined || live.kind !== 'known' || heard?.kind !== 'known') return undefined;
    // Later: a tap is to be painted first.
    const timer = setTimeout(() => new LastKnown(eventName).keep(path.at, heard.raw), AFTERWARDS_MS);
    return () => clearTimeout(timer);
  }, [device, eventName, path, live]);
  return live.kind === 'waiting' ? last : live;
}
