import { useEffect, useMemo } from 'react';
import { FloorCache, type CacheOwner } from '../../../store/connection/floorCache.ts';
import type { TreePath } from '../../../store/tree/path.ts';
import { useStore } from './StoreProvider.tsx';
import { useEachLive } from './useEachLive.ts';
import { useLive, type LiveValue } from './useLive.ts';
import { useIsHydrated } from '../parts/page/useIsHydrated.ts';

/** Long enough for everything a tap starts. */
const SAVE_DELAY_MS = 250;

interface CacheOptions {
  /** False: do not ask the backend yet. */
  readonly mayAsk?: boolean;
  readonly keptFor?: CacheOwner;
}

const NOWHERE: readonly never[] = [];
const WAITING = { kind: 'waiting' } as const;

/** Live values; until they arrive, the values this device saved on an earlier visit. */
function useCached<T>(
  paths: readonly TreePath<T>[],
  each: readonly LiveValue<T>[],
  keptFor: CacheOwner,
): readonly LiveValue<T>[] {
  const { device, eventName } = useStore();
  // Hydrates a server-rendered page unchanged, because the server has no data saved on this device.
  const isTakenOver = useIsHydrated();
  const last = useMemo(
    () =>
      paths.map((path): LiveValue<T> => {
        if (!isTakenOver) return WAITING;
        const heard = new FloorCache(eventName, keptFor).of(path.at);
        return heard.kind === 'known' ? { kind: 'known', value: path.parse(heard.raw) } : WAITING;
      }),
    [eventName, paths, keptFor, isTakenOver],
  );
  useEffect(() => {
    const keep = (): void => {
      for (const [at, live] of each.entries()) {
        const path = paths[at];
        const heard = path === undefined ? undefined : device.peek(path.at);
        if (path !== undefined && live.kind === 'known' && heard?.kind === 'known')
          new FloorCache(eventName, keptFor).keep(path.at, heard.raw);
      }
    };
    // Save later, so that a tap paints first. If the page is left before that, save then: reloaded offline it would
    // show fewer marks than the server received, and the next tap would send those.
    const timer = setTimeout(keep, SAVE_DELAY_MS);
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
        return live === undefined || live.kind === 'waiting' ? (last[at] ?? WAITING) : live;
      }),
    [paths, each, last],
  );
}

/** Follows paths; until values arrive, the ones this device saved on an earlier visit. */
export function useEachLastKnown<T>(
  paths: readonly TreePath<T>[],
  { mayAsk = true, keptFor = 'judge' }: CacheOptions = {},
): readonly LiveValue<T>[] {
  const each = useEachLive<T>(useStore().device, mayAsk ? paths : NOWHERE);
  return useCached(paths, each, keptFor);
}

/** Like `useEachLastKnown`, for one path; without a path the value is unknown. */
export function useLastKnown<T>(
  path: TreePath<T> | undefined,
  { mayAsk = true, keptFor = 'judge' }: CacheOptions = {},
): LiveValue<T> {
  const live = useLive(useStore().device, mayAsk ? path : undefined);
  const paths = useMemo(() => (path === undefined ? NOWHERE : [path]), [path]);
  const each = useMemo(() => [live], [live]);
  return useCached<T>(paths, each, keptFor)[0] ?? WAITING;
}
