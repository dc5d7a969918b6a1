import type { OnTheWay } from '../../../store/delivery/queue.ts';
import { scrutineer } from '../../kit/words/english/scrutineer.ts';
import { useWords } from '../../kit/words/language.ts';
import { useIfSaved } from '../../kit/words/ifSaved.ts';

/** The number of changes made here that the server has not received yet. */
export function UnsentCount({ onTheWay }: { readonly onTheWay: readonly OnTheWay[] }) {
  const { savedHere } = useWords(scrutineer);
  const ifSaved = useIfSaved();
  const waiting = onTheWay.filter(({ delivery }) => delivery.kind === 'here').length;
  return waiting === 0 ? null : <output className="caption">{ifSaved(savedHere(waiting))}</output>;
}
