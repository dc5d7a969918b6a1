import { roundActions } from '../../kit/words/english/roundActions.ts';
import { wordsNow } from '../../kit/words/language.ts';
import { ifSaved } from '../../kit/words/ifSaved.ts';

/** The confirmation of a change, or of one that is queued on this device. */
export const describeOutcome = (came: 'done' | 'kept', done: string): string =>
  came === 'kept' ? ifSaved(wordsNow(roundActions).saved) : done;
