import { Say } from '../../kit/parts/page/Say.tsx';
import { chairman } from '../../kit/words/english/chairman.ts';
import { useWords } from '../../kit/words/language.ts';
import { useIfSaved } from '../../kit/words/ifSaved.ts';

/** Replaces the answers after one was given offline. */
export function SavedHere() {
  const { saved } = useWords(chairman).inbox;
  const ifSaved = useIfSaved();
  return <Say tone="info">{ifSaved(saved)}</Say>;
}
