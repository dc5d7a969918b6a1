import { useEffect, useState } from 'react';
import type { ReadState } from '../../../store/connection/states.ts';
import { DayCache } from '../../../store/connection/dayCache.ts';
import type { TreePath } from '../../../store/tree/path.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive, type LiveValue } from '../../kit/cache/useLive.ts';

/** The day changes in bursts: save when it is quiet. */
const SAVE_DELAY_MS = 500;

/** Follows a path as staff; until it loads, the value this tablet saved on an earlier visit. */
export function useCachedLive<T>(path: TreePath<T>): LiveValue<T> {
  const { staff, eventName } = useStore();
  const live = useLive(staff, path);
  const [kept] = useState(() => new DayCache(eventName));
  const [last, setLast] = useState<{ readonly at: string; readonly live: LiveValue<T> }>();
  useEffect(() => {
    let isOver = false;
    const show = (heard: ReadState): void => {
      if (!isOver && heard.kind === 'known')
        setLast({ at: path.at, live: { kind: 'known', value: path.parse(heard.raw) } });
    };
    void kept.of(path.at).then(show);
    return () => {
      isOver = true;
    };
  }, [kept, path]);
  useEffect(() => {
    const heard = live.kind === 'known' ? staff.peek(path.at) : undefined;
    if (heard?.kind !== 'known') return undefined;
    const timer = setTimeout(() => void kept.keep(path.at, heard.raw), SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [staff, kept, path, live]);
  return live.kind === 'waiting' && last?.at === path.at ? last.live : live;
}
