import { useCallback, useSyncExternalStore } from 'react';
import type { Observable } from '../../../store/connection/observed.ts';
import type { Session } from '../../../store/connection/session.ts';
import type { ReadState, LiveValue } from '../../../store/connection/states.ts';
import type { TreePath } from '../../../store/tree/path.ts';

export type { LiveValue };

const WAITING = { kind: 'waiting' } as const;

/** Parsed values, shared by all readers: a path's value is one object until it changes. */
const read = new WeakMap<ReadState, Map<string | undefined, LiveValue<unknown>>>();

/** Parses a value once per object. */
export function parseCached<T>(
  heard: ReadState,
  { parse, as }: Pick<TreePath<T>, 'parse' | 'as'>,
): LiveValue<T> {
  if (heard.kind !== 'known') return heard;
  const before = read.get(heard) ?? new Map<string | undefined, LiveValue<unknown>>();
  const known = before.get(as);
  // Each `as` of a path has exactly one parser (src/store), so the cached value is a T.
  // eslint-disable-next-line typescript/no-unsafe-type-assertion
  if (known !== undefined) return known as LiveValue<T>;
  const fresh: LiveValue<T> = { kind: 'known', value: parse(heard.raw) };
  read.set(heard, before.set(as, fresh));
  return fresh;
}

/** Follows one path while the component is mounted. Without a path the value stays unknown. */
export function useLive<T>(session: Session, path: TreePath<T> | undefined): LiveValue<T> {
  const at = path?.at;
  const ahead = path?.ahead;
  const subscribe = useCallback(
    (changed: () => void) => (at === undefined ? () => undefined : session.follow(at, changed, ahead)),
    [session, at, ahead],
  );
  const peek = () => (at === undefined ? WAITING : session.peek(at));
  const heard = useSyncExternalStore(subscribe, peek, peek);
  return path === undefined ? WAITING : parseCached(heard, path);
}

export const valueOr = <T, O>(live: LiveValue<T>, otherwise: O): T | O =>
  live.kind === 'known' ? live.value : otherwise;

export function useObserved<T>(observed: Observable<T>): T {
  const now = () => observed.now;
  return useSyncExternalStore(observed.observe, now, now);
}
