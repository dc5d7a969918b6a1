import { isFinal } from '../../../domain/competition.ts';
import { DRAW_BY_NUMBER } from '../../../domain/schedule/heats/draw.ts';
import type { PlanChange } from '../../../domain/schedule/plan/change.ts';
import type { PlannedEvent, PlannedRound } from '../../../domain/schedule/plan/plan.ts';
import { scheduleWords } from '../../kit/words/english/schedule.ts';
import { useWords } from '../../kit/words/language.ts';
import { countRoundField } from '../../../domain/round/countField.ts';
import { CountField } from './CountField.tsx';

export interface RoundFieldsProps {
  readonly event: PlannedEvent;
  readonly round: PlannedRound;
  readonly change: (change: PlanChange) => void;
  /** Counts the presses of the keys H and R, which focus the fields. */
  readonly called: { readonly heats: number; readonly recall: number };
}

export function RoundFields({ event, round, change, called }: RoundFieldsProps) {
  const words = useWords(scheduleWords).selected;
  const at = { event: event.key, round: round.number };
  const entered = countRoundField(event, round).couples;
  return (
    <div className="schedule-pair">
      {isFinal(round) ? null : (
        <CountField
          label={words.recall}
          value={round.recallSize}
          help={entered === 0 ? undefined : words.of(entered)}
          called={called.recall}
          onChange={(size) => change({ kind: 'setRecall', ...at, size })}
        />
      )}
      <CountField
        label={words.heats}
        value={round.numHeats}
        help={entered === 0 ? undefined : words.atMost(Math.ceil(entered / round.numHeats))}
        called={called.heats}
        onChange={(heats) => change({ kind: 'setHeats', ...at, heats, wishes: DRAW_BY_NUMBER })}
      />
    </div>
  );
}
