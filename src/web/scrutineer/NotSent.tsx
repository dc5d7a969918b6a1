import { recordsOf } from '../../store/delivery/operation.ts';
import type { Journal } from '../staff/journal/useJournal.ts';
import { Button } from '../parts/button/Button.tsx';
import { Note } from '../parts/note/Note.tsx';
import { journal as journalWords } from '../words/english/journal.ts';
import { problems } from '../words/english/problems.ts';
import { scrutineer } from '../words/english/scrutineer.ts';
import { useWords } from '../words/language.ts';

/** What was done without a connection: what is still to be sent, and what was refused when the connection came back. */
export function NotSent({ journal }: { readonly journal: Pick<Journal, 'onTheWay' | 'queue'> }) {
  const { onTheWay, queue } = journal;
  const { refusal } = useWords(problems);
  const { record } = useWords(journalWords);
  const words = useWords(scrutineer).notSent;
  const waiting = onTheWay.filter(({ delivery }) => delivery.kind === 'here').length;
  return (
    <>
      {onTheWay.map(({ operation, delivery }) =>
        delivery.kind === 'refused' ? (
          <Note
            key={operation.key}
            tone="stop"
            spoken="at once"
            action={
              <Button size="small" look="plain" onClick={() => void queue?.forget(operation.key)}>
                {words.dismiss}
              </Button>
            }
          >
            {words.refused(
              recordsOf(operation)
                .map((one) => record(one))
                .join(' '),
              refusal(delivery.problem),
            )}
          </Note>
        ) : null,
      )}
      {waiting > 0 && <output className="caption">{words.saved(waiting)}</output>}
    </>
  );
}
