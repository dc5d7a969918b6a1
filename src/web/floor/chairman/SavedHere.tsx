import { Say } from '../../kit/parts/page/Say.tsx';
import { chairman } from '../../kit/words/english/chairman.ts';
import { useWords } from '../../kit/words/language.ts';
import { useIfSaved } from '../../kit/words/ifSaved.ts';

/** In place of the answers: one was given without a connection. */
export function SavedHere() {
  const { saved } = useWords(chairman).inbox;
  const ifSaved = useIfSaved();
  return <Say tone="info">{ifSaved(saved)}</Say>;
}
