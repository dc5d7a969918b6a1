import { mapDefined } from '../../../domain/mapDefined.ts';
import { listOperationRecords } from '../../../store/delivery/operation.ts';
import type { PendingOperation, DeliveryQueue } from '../../../store/delivery/queue.ts';
import type { Refusal } from '../../../store/delivery/refusal.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { journalWords } from '../../kit/words/english/journal.ts';
import { problemsWords } from '../../kit/words/english/problems.ts';
import { staffWords } from '../../kit/words/english/staff.ts';
import type { JournalNames } from '../../kit/words/journalNames.ts';
import { useWords } from '../../kit/words/language.ts';

export interface RefusedChangesProps {
  readonly queue: Pick<DeliveryQueue, 'tryAgain' | 'forget'> | undefined;
  /** The account's changes on all staff screens of this device that the server does not have. */
  readonly onTheWay: readonly PendingOperation[];
  /** Names of events and rounds; until they are known the stored names are shown. */
  readonly names?: JournalNames | undefined;
}

/**
 * True if the same change may succeed a moment later. A forbidden or late one must be repeated by a person on
 * its own screen.
 */
const mayPass = ({ code }: Refusal): boolean =>
  code === 'unavailable' || code === 'no answer' || code === 'not open';

/** Changes refused after the fact, until they are dismissed, on any staff screen. */
export function RefusedChanges({ queue, onTheWay, names }: RefusedChangesProps) {
  const words = useWords(staffWords).notSaved;
  const { record } = useWords(journalWords);
  const { refusal } = useWords(problemsWords);
  const refused = mapDefined(onTheWay, ({ operation, delivery }) =>
    delivery.kind === 'refused' ? { operation, problem: delivery.problem } : undefined,
  );
  if (refused.length === 0) return null;
  return (
    <div className="staff-not-saved">
      {refused.map(({ operation, problem }) => {
        const records = listOperationRecords(operation);
        return (
          <NoteBox
            key={operation.key}
            tone="stop"
            spoken="at once"
            action={
              <span className="row">
                {mayPass(problem) ? (
                  <Button size="small" onClick={() => void queue?.tryAgain(operation.key)}>
                    {words.tryAgain}
                  </Button>
                ) : null}
                <Button size="small" look="plain" onClick={() => void queue?.forget(operation.key)}>
                  {words.dismiss}
                </Button>
              </span>
            }
          >
            {words.told(
              records.length === 0
                ? undefined
                : records.map((one) => record({ ...one, who: words.you }, names)).join(' '),
              refusal(problem),
            )}
          </NoteBox>
        );
      })}
    </div>
  );
}
