import { useSyncExternalStore } from 'react';
import { hasStorageFailed } from '../../../store/delivery/queue.ts';
import { roundActionsWords } from './english/roundActions.ts';
import { getWords } from './language.ts';

const now = (): boolean => hasStorageFailed.now;

/** A sentence claiming that something is saved on this device, or its opposite if the browser cannot save. */
export const adjustSavedSentence = (sentence: string): string =>
  hasStorageFailed.now ? getWords(roundActionsWords).notSaved : sentence;

/** The same as a hook, which rerenders when saving fails. */
export function useSavedSentence(): typeof adjustSavedSentence {
  useSyncExternalStore(hasStorageFailed.observe, now, now);
  return adjustSavedSentence;
}
