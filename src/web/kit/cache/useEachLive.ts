import { useMemo, useSyncExternalStore } from 'react';
import type { Session } from '../../../store/connection/session.ts';
import type { ReadState } from '../../../store/connection/states.ts';
import type { TreePath } from '../../../store/tree/path.ts';
import { parseCached, type LiveValue } from './useLive.ts';

/** Combines several paths: the list keeps its identity until one of them changes. */
function together(session: Session, places: readonly string[]) {
  let last: readonly ReadState[] = [];
  return {
    follow: (changed: () => void) => {
      const leave = places.map((at) => session.follow(at, changed));
      return () => {
        for (const stop of leave) stop();
      };
    },
    heard: () => {
      const now = places.map((at) => session.peek(at));
      const isSame = now.length === last.length && now.every((one, at) => one === last[at]);
      if (!isSame) last = now;
      return last;
    },
  };
}

/** Follows several paths while the component is mounted; results are in the order of `paths`. */
export function useEachLive<T>(session: Session, paths: readonly TreePath<T>[]): readonly LiveValue<T>[] {
  const { follow, heard } = useMemo(
    () =>
      together(
        session,
        paths.map(({ at }) => at),
      ),
    [session, paths],
  );
  const each = useSyncExternalStore(follow, heard, heard);
  return useMemo(
    () => paths.map((path, at) => parseCached<T>(each[at] ?? { kind: 'waiting' }, path)),
    [paths, each],
  );
}
