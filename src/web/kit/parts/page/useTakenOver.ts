import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the app has taken over what the server has drawn: a button that nothing answers yet says so, and is not pressed in vain. */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
