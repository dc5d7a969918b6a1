import type { OnTheWay } from '../../../store/delivery/queue.ts';
import { scrutineer } from '../../kit/words/english/scrutineer.ts';
import { useWords } from '../../kit/words/language.ts';
import { useIfSaved } from '../../kit/words/ifSaved.ts';

/** How much of what was done here the backend has not received yet. */
export function NotSent({ onTheWay }: { readonly onTheWay: readonly OnTheWay[] }) {
  const { savedHere } = useWords(scrutineer);
  const ifSaved = useIfSaved();
  const waiting = onTheWay.filter(({ delivery }) => delivery.kind === 'here').length;
  return waiting === 0 ? null : <output className="caption">{ifSaved(savedHere(waiting))}</output>;
}
