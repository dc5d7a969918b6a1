import { Say } from '../parts/page/Say.tsx';
import { chairman } from '../words/english/chairman.ts';
import { useWords } from '../words/language.ts';

/** In place of the answers: one was given without a connection. */
export function SavedHere() {
  const { saved } = useWords(chairman).inbox;
  return <Say tone="info">{saved}</Say>;
}
