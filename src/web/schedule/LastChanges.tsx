import type { PlanChange } from '../../store/plan/planning.ts';
import { clock } from '../app/clock.ts';
import { Button } from '../parts/button/Button.tsx';

// As many as one looks back in a hurry; the journal has them all.
const SHOWN = 5;

/** What was published last, by whom and when, and the way back for the very last of it. */
export function LastChanges({
  log,
  undo,
}: {
  readonly log: readonly PlanChange[];
  readonly undo: ((change: PlanChange) => void) | undefined;
}) {
  if (log.length === 0) return null;
  return (
    <section aria-label="Last changes">
      <h2>Last changes</h2>
      <ol className="schedule-list">
        {log.slice(0, SHOWN).map((change, at) => (
          <li key={change.id}>
            <span>{change.changes.length === 0 ? 'The plan' : change.changes.join('. ')}</span>
            <small className="second">
              {change.name}
              {change.at === undefined ? '' : `, ${clock(change.at)}`}
            </small>
            {at === 0 && undo !== undefined ? (
              <span>
                <Button size="small" onClick={() => undo(change)}>
                  Take back
                </Button>
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
