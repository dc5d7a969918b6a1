import { journalInWords } from '../../domain/journal/inWords.ts';
import type { Journal } from '../staff/journal/useJournal.ts';
import { Button } from '../parts/button/Button.tsx';
import { Note } from '../parts/note/Note.tsx';

const inWords = ({ operation: act }: Journal['onTheWay'][number]): string =>
  act.changes.map(({ record: line }) => journalInWords(line)).join(' ');

/** What was done while the line was down: what waits for it, and what was refused when it came back. */
export function NotSent({ journal }: { readonly journal: Pick<Journal, 'onTheWay' | 'outbox'> }) {
  const { onTheWay, outbox } = journal;
  const waiting = onTheWay.filter(({ delivery }) => delivery.kind === 'here').length;
  return (
    <>
      {onTheWay.map((one) =>
        one.delivery.kind === 'refused' ? (
          <Note
            key={one.operation.key}
            tone="stop"
            spoken="at once"
            action={
              <Button size="small" look="plain" onClick={() => void outbox.forget(one.operation.key)}>
                Let it go
              </Button>
            }
          >
            Not done: {inWords(one)} {one.delivery.problem}
          </Note>
        ) : null,
      )}
      {waiting > 0 && <output className="caption">{waiting} on this device, not received yet</output>}
    </>
  );
}
