import { useEffect, useMemo } from 'react';
import { LastKnown } from '../../store/connection/lastKnown.ts';
import type { Path } from '../../store/tree/path.ts';
import { useStore } from './StoreProvider.tsx';
import { useEachLive } from './useEachLive.ts';
import type { Live } from './useLive.ts';

/** Long enough for everything a tap sets going. */
const AFTERWARDS_MS = 250;

interface Kept {
  /** False: the backend is not asked yet. */
  readonly mayAsk?: boolean;
  readonly keptFor?: 'judge' | 'day';
}

const NOWHERE: readonly never[] = [];

/**
 * Follows places; until they are heard of, what this device heard of them last, on an earlier visit.
 */
export function useEachLastKnown<T>(
  paths: readonly Path<T>[],
  { mayAsk = true, keptFor = 'judge' }: Kept = {},
): readonly Live<T>[] {
  const { device, eventName } = useStore();
  const each = useEachLive<T>(device, mayAsk ? paths : NOWHERE);
  const last = useMemo(
    () =>
      paths.map((path): Live<T> => {
        const heard = new LastKnown(eventName, keptFor).of(path.at);
        return heard.kind === 'known' ? { kind: 'known', value: path.parse(heard.raw) } : { kind: 'waiting' };
      }),
    [eventName, paths, keptFor],
  );
  useEffect(() => {
    const keep = (): void => {
      for (const [at, live] of each.entries()) {
        const path = paths[at];
        const heard = path === undefined ? undefined : device.peek(path.at);
        if (path !== undefined && live.kind === 'known' && heard?.kind === 'known')
          new LastKnown(eventName, keptFor).keep(path.at, heard.raw);
      }
    };
    // Later: a tap is to be painted first. A page that is left meanwhile keeps it then: loaded anew without network it would
    // come back with fewer marks than were received, and the next tap would send those.
    const timer = setTimeout(keep, AFTERWARDS_MS);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [device, eventName, paths, each, keptFor]);
  return useMemo(
    () =>
      paths.map((_, at) => {
        const live = each[at];
        return live === undefined || live.kind === 'waiting' ? (last[at] ?? { kind: 'waiting' }) : live;
      }),
    [paths, each, last],
  );
}

/** Follows one place in that way. */
export function useLastKnown<T>(path: Path<T>, kept?: Kept): Live<T> {
  const paths = useMemo(() => [path], [path]);
  return useEachLastKnown<T>(paths, kept)[0] ?? { kind: 'waiting' };
}
