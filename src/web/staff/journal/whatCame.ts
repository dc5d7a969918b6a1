import { roundActions } from '../../kit/words/english/roundActions.ts';
import { wordsNow } from '../../kit/words/language.ts';
import { ifSaved } from '../../kit/words/ifSaved.ts';

/** What is said of something that was done, or that waits on this device until the connection is back. */
export const whatCame = (came: 'done' | 'kept', done: string): string =>
  came === 'kept' ? ifSaved(wordsNow(roundActions).saved) : done;
