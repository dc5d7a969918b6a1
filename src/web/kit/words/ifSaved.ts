import { useSyncExternalStore } from 'react';
import { savesNothing } from '../../../store/delivery/queue.ts';
import { roundActions } from './english/roundActions.ts';
import { wordsNow } from './language.ts';

const now = (): boolean => savesNothing.now;

/** A sentence that says something is saved on this device; where the browser saves nothing, one that says so. */
export const ifSaved = (sentence: string): string =>
  savesNothing.now ? wordsNow(roundActions).notSaved : sentence;

/** The same for what stays on the screen: the component follows. */
export function useIfSaved(): typeof ifSaved {
  useSyncExternalStore(savesNothing.observe, now, now);
  return ifSaved;
}
