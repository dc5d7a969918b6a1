import { Button } from '../parts/button/Button.tsx';
import { Note } from '../parts/note/Note.tsx';
import { recordsOf, type Operation } from '../../store/delivery/operation.ts';
import { journal } from '../words/english/journal.ts';
import { problems } from '../words/english/problems.ts';
import { useWords } from '../words/language.ts';
import type { Deck } from './useDeck.ts';

const numbersIn = (operations: readonly Operation[]): string =>
  [
    ...new Set(
      operations
        .flatMap(recordsOf)
        .map((record) => ('couple' in record && record.couple !== undefined ? record.couple : 'no number')),
    ),
  ].join(', ');

/** Taps that did not come to anything: refused ones wait here for a word, those that came too late are named. */
export function NotDone({ deck }: { readonly deck: Deck }) {
  const { record } = useWords(journal);
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
                Try again
              </Button>
              <Button size="small" look="plain" onClick={() => void queue?.forget(operation.key)}>
                Let it go
              </Button>
            </span>
          }
        >
          Not saved:{' '}
          {recordsOf(operation)
            .map((one) => record(one))
            .join(' ')}{' '}
          {refusal(problem)}
        </Note>
      ))}
      {overtaken.length > 0 && (
        <Note tone="info" spoken="politely">
          {numbersIn(overtaken)}: another captain had the last word before your tap came in.
        </Note>
      )}
    </>
  );
}
