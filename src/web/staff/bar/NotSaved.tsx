import { recordsOf } from '../../../store/delivery/operation.ts';
import type { Refusal } from '../../../store/delivery/refusal.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Note } from '../../parts/note/Note.tsx';
import { journal } from '../../words/english/journal.ts';
import { problems } from '../../words/english/problems.ts';
import { staff as staffWords } from '../../words/english/staff.ts';
import { useWords } from '../../words/language.ts';
import type { RefusedOperation } from './useNotSaved.ts';

/** Whether the same may go through a moment later. What was not allowed, or came too late, is done anew where it is seen. */
const mayPass = ({ code }: Refusal): boolean =>
  code === 'unavailable' || code === 'no answer' || code === 'not open';

/** What was refused after it was done, in words, until somebody has read it: on whatever screen they are by then. */
export function NotSaved({ refused }: { readonly refused: readonly RefusedOperation[] }) {
  const words = useWords(staffWords).notSaved;
  const { record } = useWords(journal);
  const { refusal } = useWords(problems);
  return (
    <div className="staff-not-saved">
      {refused.map(({ operation, problem, tryAgain, dismiss }) => {
        const records = recordsOf(operation);
        return (
          <Note
            key={operation.key}
            tone="stop"
            spoken="at once"
            action={
              <span className="row">
                {mayPass(problem) ? (
                  <Button size="small" onClick={tryAgain}>
                    {words.tryAgain}
                  </Button>
                ) : null}
                <Button size="small" look="plain" onClick={dismiss}>
                  {words.dismiss}
                </Button>
              </span>
            }
          >
            {words.told(
              records.length === 0
                ? undefined
                : records.map((one) => record({ ...one, who: words.you })).join(' '),
              refusal(problem),
            )}
          </Note>
        );
      })}
    </div>
  );
}
