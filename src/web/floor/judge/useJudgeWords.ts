import { hasStorageFailed } from '../../../store/delivery/queue.ts';
import { useObserved } from '../../kit/cache/useLive.ts';
import { judgeWords } from '../../kit/words/english/judge.ts';
import { useWords } from '../../kit/words/language.ts';

type JudgeWords = typeof judgeWords.english;

/** The sentences for judges; if the browser saves nothing, none claims that marks are saved here. */
export function useJudgeWords(): JudgeWords {
  const words = useWords(judgeWords);
  const { unsaved } = words;
  return useObserved(hasStorageFailed)
    ? { ...words, ...unsaved.notes, waiting: { ...words.waiting, ...unsaved.waiting } }
    : words;
}
