import type { LeadNumber } from '../../domain/ids.ts';
import { recordsOf, type Operation } from '../../store/delivery/operation.ts';
import { Button } from '../parts/button/Button.tsx';
import { Note } from '../parts/note/Note.tsx';
import { deck as deckWords } from '../words/english/deck.ts';
import { journal } from '../words/english/journal.ts';
import { problems } from '../words/english/problems.ts';
import { useWords } from '../words/language.ts';
import type { Deck } from './useDeck.ts';

const couplesIn = (operations: readonly Operation[]): readonly (LeadNumber | undefined)[] => [
  ...new Set(operations.flatMap(recordsOf).map((record) => ('couple' in record ? record.couple : undefined))),
];

/** Taps that did not come to anything: refused ones wait here for a word, those that came too late are named. */
export function NotDone({ deck }: { readonly deck: Deck }) {
  const words = useWords(deckWords);
  const { record: said } = useWords(journal);
  const { refusal } = useWords(problems);
  const { overtaken, queue } = deck;
  const refused = deck.onTheWay.flatMap(({ operation, delivery }) =>
    delivery.kind === 'refused' ? [{ operation, problem: delivery.problem }] : [],
  );
  return (
    <>
      {refused.map(({ operation, problem }) => (
        <Note
          key={operation.key}
          tone="stop"
          spoken="at once"
          action={
            <span className="row">
              <Button size="small" onClick={() => void queue?.tryAgain(operation.key)}>
                {words.tryAgain}
              </Button>
              <Button size="small" look="plain" onClick={() => void queue?.forget(operation.key)}>
                {words.dismiss}
              </Button>
            </span>
          }
        >
          {words.notSaved(
            recordsOf(operation)
              .map((record) => said(record))
              .join(' '),
            refusal(problem),
          )}
        </Note>
      ))}
      {overtaken.length > 0 && (
        <Note tone="info" spoken="politely">
          {words.overtaken(words.numbered(couplesIn(overtaken)))}
        </Note>
      )}
    </>
  );
}
