import { roundActions } from '../../words/english/roundActions.ts';
import { wordsNow } from '../../words/language.ts';
import { ifSaved } from '../../words/ifSaved.ts';

/** What is said of something that was done, or that waits on this device until the connection is back. */
export const whatCame = (came: 'done' | 'kept', done: string): string =>
  came === 'kept' ? ifSaved(wordsNow(roundActions).saved) : done;
