import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { chairman } from '../../kit/words/english/chairman.ts';
import { useWords } from '../../kit/words/language.ts';
import { useIfSaved } from '../../kit/words/ifSaved.ts';

/** Shown instead of the answers after one was given offline. */
export function AnswerSavedNote() {
  const { saved } = useWords(chairman).inbox;
  const ifSaved = useIfSaved();
  return <StateLabel tone="info">{ifSaved(saved)}</StateLabel>;
}
