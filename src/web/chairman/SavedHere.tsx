import { Say } from '../parts/page/Say.tsx';
import { chairman } from '../words/english/chairman.ts';
import { useWords } from '../words/language.ts';
import { useIfSaved } from '../words/ifSaved.ts';

/** In place of the answers: one was given without a connection. */
export function SavedHere() {
  const { saved } = useWords(chairman).inbox;
  const ifSaved = useIfSaved();
  return <Say tone="info">{ifSaved(saved)}</Say>;
}
