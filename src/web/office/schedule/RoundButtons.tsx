import type { PlannedRound } from '../../../domain/schedule/plan/plan.ts';
import { isDanced } from '../../../domain/schedule/plan/states.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { scheduleWords } from '../../kit/words/english/schedule.ts';
import { useWords } from '../../kit/words/language.ts';
import type { DayChanges } from './useDayChanges.ts';

export interface RoundButtonsProps {
  readonly round: PlannedRound;
  readonly changes: DayChanges;
}

export function RoundButtons({ round, changes }: RoundButtonsProps) {
  const words = useWords(scheduleWords).selected;
  const isOpen = !isDanced(round);
  return (
    <div className="schedule-verbs">
      <Button size="small" kbd="A" onClick={changes.addRound}>
        {words.addRound}
      </Button>
      {isOpen || round.state === 'running' ? (
        <Button size="small" kbd="P" onClick={changes.panel}>
          {words.panel}
        </Button>
      ) : null}
      {round.state === 'skipped' || (isOpen && round.number > 0) ? (
        <Button size="small" kbd="S" onClick={changes.skip}>
          {round.state === 'skipped' ? words.restore : words.skip}
        </Button>
      ) : null}
      {isOpen ? (
        <Button size="small" look="plain" kbd="D" onClick={changes.remove}>
          {words.delete}
        </Button>
      ) : null}
    </div>
  );
}
