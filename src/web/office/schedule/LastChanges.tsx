import { useTimes } from '../../kit/clock/useTimes.ts';
import type { PlanPublication } from '../../../store/plan/planning.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { planWords } from '../../kit/words/english/plan.ts';
import { scheduleWords } from '../../kit/words/english/schedule.ts';
import { useWords } from '../../kit/words/language.ts';
import type { PlanNames } from '../../kit/words/english/plan.ts';

// Enough for a quick look back; the journal has them all.
const MAX_SHOWN = 5;

export interface LastChangesProps {
  /** The newest first. */
  readonly publications: readonly PlanPublication[];
  readonly names: PlanNames;
  /** The number of publications so far. */
  readonly revision: number;
  readonly undo: ((publication: PlanPublication) => void) | undefined;
}

/** The latest publications with person and time, and an undo for the very last one. */
export function LastChanges({ publications, names, revision, undo }: LastChangesProps) {
  const times = useTimes();
  const words = useWords(scheduleWords).log;
  const { published, undid } = useWords(planWords);
  if (publications.length === 0) return null;
  const inWords = ({ did, told, isUndo }: PlanPublication): string => {
    const what = published(did, told, names);
    return isUndo ? undid(what) : what;
  };
  return (
    <section aria-label={words.title}>
      <h2>{words.title}</h2>
      <ol className="schedule-list">
        {publications.slice(0, MAX_SHOWN).map((publication) => (
          <li key={publication.id}>
            <span>{inWords(publication)}</span>
            <small className="second">{words.by(publication.who, times.clockTime(publication.at))}</small>
            {publication.revision === revision && undo !== undefined ? (
              <span>
                <Button size="small" onClick={() => undo(publication)}>
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
