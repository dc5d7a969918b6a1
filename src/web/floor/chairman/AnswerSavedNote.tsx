import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { chairmanWords } from '../../kit/words/english/chairman.ts';
import { useWords } from '../../kit/words/language.ts';
import { useSavedSentence } from '../../kit/words/adjustSavedSentence.ts';

/** Shown instead of the answers after one was given offline. */
export function AnswerSavedNote() {
  const { saved } = useWords(chairmanWords).inbox;
  const ifSaved = useSavedSentence();
  return <StateLabel tone="info">{ifSaved(saved)}</StateLabel>;
}
