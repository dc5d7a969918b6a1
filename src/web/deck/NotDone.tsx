import { useObserved } from '../app/useLive.ts';
import { Button } from '../parts/button/Button.tsx';
import { Note } from '../parts/note/Note.tsx';
import type { Operation } from '../../store/delivery/operation.ts';
import { journal } from '../words/english/journal.ts';
import { useWords } from '../words/language.ts';
import type { Deck } from './useDeck.ts';

const numbersIn = (acts: readonly Operation[]): string =>
  [
    ...new Set(
      acts.flatMap(({ changes: parts }) =>
        parts.map(({ record: line }) =>
          'couple' in line && line.couple !== undefined ? line.couple : 'no number',
        ),
      ),
    ),
  ].join(', ');

/** Taps that did not come to anything: refused ones wait here for a word, those that came too late are named. */
export function NotDone({ deck }: { readonly deck: Deck }) {
  const { record } = useWords(journal);
  const overtaken = useObserved(deck.outbox.overtaken);
  const refused = deck.onTheWay.flatMap(({ operation: act, delivery }) =>
    delivery.kind === 'refused' ? [{ act, problem: delivery.problem }] : [],
  );
  return (
    <>
      {refused.map(({ act, problem }) => (
        <Note
          key={act.key}
          tone="stop"
          spoken="at once"
          action={
            <span className="row">
              <Button size="small" onClick={() => void deck.outbox.tryAgain(act.key)}>
                Try again
              </Button>
              <Button size="small" look="plain" onClick={() => void deck.outbox.forget(act.key)}>
                Let it go
              </Button>
            </span>
          }
        >
          Not saved: {act.changes.map((change) => record(change.record)).join(' ')} {problem}
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
