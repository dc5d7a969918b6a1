import { useSyncExternalStore } from 'react';
import { savesNothing } from '../../../store/delivery/queue.ts';
import { roundActions } from './english/roundActions.ts';
import { wordsNow } from './language.ts';

const now = (): boolean => savesNothing.now;

/** A sentence claiming that something is saved on this device, or its opposite if the browser cannot save. */
export const ifSaved = (sentence: string): string =>
  savesNothing.now ? wordsNow(roundActions).notSaved : sentence;

/** The same as a hook that rerenders. */
export function useIfSaved(): typeof ifSaved {
  useSyncExternalStore(savesNothing.observe, now, now);
  return ifSaved;
}
