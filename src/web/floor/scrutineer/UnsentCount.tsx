import type { PendingOperation } from '../../../store/delivery/queue.ts';
import { scrutineerWords } from '../../kit/words/english/scrutineer.ts';
import { useWords } from '../../kit/words/language.ts';
import { useSavedSentence } from '../../kit/words/adjustSavedSentence.ts';

/** The number of changes made here that the server has not received yet. */
export function UnsentCount({ onTheWay }: { readonly onTheWay: readonly PendingOperation[] }) {
  const { savedHere } = useWords(scrutineerWords);
  const ifSaved = useSavedSentence();
  const waiting = onTheWay.filter(({ delivery }) => delivery.kind === 'here').length;
  return waiting === 0 ? null : <output className="caption">{ifSaved(savedHere(waiting))}</output>;
}
