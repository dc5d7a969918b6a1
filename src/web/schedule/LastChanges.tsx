import { toldInShort } from '../../domain/schedule/plan/toldChange.ts';
import type { PlanChange } from '../../store/plan/planning.ts';
import { timeOfDay } from '../words/dates.ts';
import { Button } from '../parts/button/Button.tsx';
import { plan as planWords } from '../words/english/plan.ts';
import { schedule } from '../words/english/schedule.ts';
import { useWords } from '../words/language.ts';
import type { PlanNames } from '../words/planNames.ts';

// As many as one looks back in a hurry; the journal has them all.
const SHOWN = 5;

export interface LastChangesProps {
  readonly log: readonly PlanChange[];
  readonly names: PlanNames;
  readonly undo: ((change: PlanChange) => void) | undefined;
}

/** What was published last, by whom and when, and the way back for the very last of it. */
export function LastChanges({ log, names, undo }: LastChangesProps) {
  const words = useWords(schedule).log;
  const { published, undid } = useWords(planWords);
  if (log.length === 0) return null;
  const inWords = (change: PlanChange): string => {
    const did = published(toldInShort(change.changes), names);
    return change.undid === undefined ? did : undid(did);
  };
  return (
    <section aria-label={words.title}>
      <h2>{words.title}</h2>
      <ol className="schedule-list">
        {log.slice(0, SHOWN).map((change, at) => (
          <li key={change.id}>
            <span>{inWords(change)}</span>
            <small className="second">
              {words.by(change.name, change.at === undefined ? undefined : timeOfDay(change.at))}
            </small>
            {at === 0 && undo !== undefined ? (
              <span>
                <Button size="small" onClick={() => undo(change)}>
                  {words.undo}
                </Button>
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
