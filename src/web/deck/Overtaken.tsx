import type { LeadNumber } from '../../domain/ids.ts';
import { recordsOf, type Operation } from '../../store/delivery/operation.ts';
import { Note } from '../parts/note/Note.tsx';
import { deck as deckWords } from '../words/english/deck.ts';
import { useWords } from '../words/language.ts';

const couplesIn = (operations: readonly Operation[]): readonly (LeadNumber | undefined)[] => [
  ...new Set(operations.flatMap(recordsOf).map((record) => ('couple' in record ? record.couple : undefined))),
];

/** The couples whose taps came too late: another captain's is newer. */
export function Overtaken({ operations }: { readonly operations: readonly Operation[] }) {
  const words = useWords(deckWords);
  if (operations.length === 0) return null;
  return (
    <Note tone="info" spoken="politely">
      {words.overtaken(words.numbered(couplesIn(operations)))}
    </Note>
  );
}
