import { changeInWords } from '../../domain/schedule/plan/changeInWords.ts';
import type { Plan } from '../../domain/schedule/plan/plan.ts';
import { Button } from '../parts/button/Button.tsx';
import { Note } from '../parts/note/Note.tsx';
import { Say } from '../parts/page/Say.tsx';
import type { Drafting } from './useDraft.ts';

export interface DraftListProps {
  readonly draft: Drafting;
  readonly words: readonly string[];
  readonly plan: Plan;
  readonly problem: string | undefined;
}

/** What is decided on this device and not yet published; what of it does not hold any more, with the reason. */
export function DraftList({ draft, words, plan, problem }: DraftListProps) {
  if (draft.count === 0 && problem === undefined) return null;
  const kept = draft.count === 1 ? 'Your change is' : `Your ${draft.count} changes are`;
  return (
    <section aria-label="Not published">
      {draft.count === 0 ? null : <h2>Not published yet</h2>}
      {problem === undefined ? null : (
        <Note tone="stop" spoken="at once">
          Batch update failed. {problem} {draft.count === 0 ? null : `${kept} kept on this device.`}
        </Note>
      )}
      {draft.isLoose ? (
        <Note tone="warn">This browser keeps nothing: publish before the page is closed.</Note>
      ) : null}
      {draft.count === 0 ? null : (
        <>
          <ol className="schedule-list">
            {words.map((said, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- the changes have an order and nothing else
              <li key={at}>{said}</li>
            ))}
            {draft.refused.map(({ change, why }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- likewise
              <li key={`refused ${at}`}>
                <Say tone="warn">Will not be published</Say>
                {changeInWords(plan, change)}
                <small className="second">{why}</small>
              </li>
            ))}
          </ol>
          <div className="schedule-verbs">
            <Button size="small" kbd="U" onClick={draft.undo}>
              Undo the last
            </Button>
            <Button size="small" look="plain" onClick={draft.clear}>
              Drop all
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
