import { useMemo, useSyncExternalStore } from 'react';
import type { Session } from '../../../store/connection/session.ts';
import type { Heard } from '../../../store/connection/states.ts';
import type { Path } from '../../../store/tree/path.ts';
import { reading, type Live } from './useLive.ts';

/** Several places as one: what was heard of them is the same list until something changes at one of them. */
function together(session: Session, places: readonly string[]) {
  let last: readonly Heard[] = [];
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

/** Follows several places while the component is on screen, in the order they are given in. */
export function useEachLive<T>(session: Session, paths: readonly Path<T>[]): readonly Live<T>[] {
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
    () => paths.map((path, at) => reading<T>(each[at] ?? { kind: 'waiting' }, path)),
    [paths, each],
  );
}
