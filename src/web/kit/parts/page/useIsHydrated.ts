import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True once the page has hydrated. Before that a button cannot answer, so it shows that it is not ready. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
