import { savesNothing } from '../../store/delivery/queue.ts';
import { useObserved } from '../app/useLive.ts';
import { roundActions } from './english/roundActions.ts';
import { wordsNow } from './language.ts';

/** A sentence that says something is saved on this device; where the browser saves nothing, one that says so. */
export const ifSaved = (sentence: string): string =>
  savesNothing.now ? wordsNow(roundActions).notSaved : sentence;

/** The same for what stays on the screen: the component follows. */
export function useIfSaved(): typeof ifSaved {
  useObserved(savesNothing);
  return ifSaved;
}
