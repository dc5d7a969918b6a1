import { Observed } from '../../../store/connection/observed.ts';
import { useObserved } from '../../kit/cache/useLive.ts';
import { judgeSheet } from '../../kit/words/english/judgeSheet.ts';
import { useWords } from '../../kit/words/language.ts';

type SheetWords = typeof judgeSheet.english;

/** Sentences in place of those that say that marks are saved here, where the browser saves nothing (PhoneTasks). */
export const unsavedWords = new Observed<Partial<SheetWords>>({});

/** The sentences of a judge's sheet, none of which says more than is so. */
export const useSheetWords = (): SheetWords => ({ ...useWords(judgeSheet), ...useObserved(unsavedWords) });
