import { Observable } from '../../../store/connection/observed.ts';
import { useObserved } from '../../kit/cache/useLive.ts';
import { judgeSheetWords } from '../../kit/words/english/judgeSheet.ts';
import { useWords } from '../../kit/words/language.ts';

type SheetWords = typeof judgeSheetWords.english;

/** Replacements for sentences that claim marks are saved here, if the browser saves nothing (PhoneTasks). */
export const unsavedSentences = new Observable<Partial<SheetWords>>({});

/** The sentences of a judge's sheet, with those replacements. */
export const useSheetWords = (): SheetWords => ({
  ...useWords(judgeSheetWords),
  ...useObserved(unsavedSentences),
});
