import { useMemo, useState } from 'react';
import type { Conflict } from '../../../domain/schedule/conflicts/conflicts.ts';
import type { Plan } from '../../../domain/schedule/plan/plan.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import type { NoteTone } from '../../kit/parts/note/ToneIcon.tsx';
import { planWords } from '../../kit/words/english/plan.ts';
import { scheduleWords } from '../../kit/words/english/schedule.ts';
import { useWords } from '../../kit/words/language.ts';
import type { PlanNames } from '../../kit/words/english/plan.ts';
import { describeConflict } from './describeConflict.ts';
import { buildRowId } from './rows.ts';

const TONES = {
  onFloorTwice: 'stop',
  costumeChange: 'warn',
  noRest: 'info',
} as const satisfies Record<Conflict['kind'], NoteTone>;

// The number shown at first; the rest on request.
const MAX_SHOWN = 6;

export interface ConflictListProps {
  readonly conflicts: readonly Conflict[];
  readonly plan: Plan;
  readonly names: PlanNames;
  /** The selected row: its conflicts come first. */
  readonly selected: string | undefined;
  readonly select: (id: string) => void;
}

/** Shown while they are searched. */
export function ConflictsLoading() {
  const words = useWords(scheduleWords).conflicts;
  return (
    <section aria-label={words.title}>
      <h2>{words.title}</h2>
      <LoadingBars label={words.looking} />
    </section>
  );
}

/** Conflicts, the worst first: two places at once, no time to change, no rest. */
export function ConflictList({ conflicts, plan, names, selected, select }: ConflictListProps) {
  const words = useWords(scheduleWords).conflicts;
  const told = useWords(planWords).conflict;
  const [all, setAll] = useState(false);
  const sorted = useMemo(() => {
    const concerns = (conflict: Conflict): number =>
      conflict.items.some((ref) => buildRowId(ref) === selected) ? 0 : 1;
    // Already sorted by severity: move those of the selected row to the front.
    return conflicts.toSorted((a, b) => concerns(a) - concerns(b));
  }, [conflicts, selected]);
  const shown = all ? sorted : sorted.slice(0, MAX_SHOWN);
  return (
    <section aria-label={words.title}>
      <h2>{words.title}</h2>
      {sorted.length === 0 ? <StateLabel tone="ok">{words.none}</StateLabel> : null}
      <ul className="schedule-list">
        {shown.map((conflict) => {
          const kind = told.kind[conflict.kind];
          const last = conflict.items.at(-1);
          return (
            <li key={`${conflict.kind} ${conflict.items.map(buildRowId).join(' ')}`}>
              <button
                type="button"
                className="schedule-conflict"
                onClick={() => last !== undefined && select(buildRowId(last))}
              >
                <StateLabel tone={TONES[conflict.kind]}>
                  {conflict.sure ? kind : told.possible(kind)}
                </StateLabel>
                {describeConflict(plan, conflict, names, told)}
              </button>
            </li>
          );
        })}
      </ul>
      {sorted.length > MAX_SHOWN ? (
        <span>
          <Button size="small" look="plain" onClick={() => setAll(!all)}>
            {all ? words.showFewer : words.showAll(sorted.length)}
          </Button>
        </span>
      ) : null}
    </section>
  );
}
