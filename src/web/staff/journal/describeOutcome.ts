import { roundActionsWords } from '../../kit/words/english/roundActions.ts';
import { getWords } from '../../kit/words/language.ts';
import { adjustSavedSentence } from '../../kit/words/adjustSavedSentence.ts';

/** The confirmation of a change, or of one that is queued on this device. */
export const describeOutcome = (came: 'done' | 'kept', done: string): string =>
  came === 'kept' ? adjustSavedSentence(getWords(roundActionsWords).saved) : done;
