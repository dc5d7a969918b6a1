import { Button } from '../../kit/parts/button/Button.tsx';
import { scheduleWords } from '../../kit/words/english/schedule.ts';
import { useWords } from '../../kit/words/language.ts';
import type { ScheduleQuestion } from './ScheduleDialogs.tsx';
import type { DayChanges } from './useDayChanges.ts';
import type { PublishedPlan } from './usePlan.ts';

export interface WholeDayActionsProps {
  readonly settings: PublishedPlan['settings'];
  readonly changes: DayChanges;
  readonly ask: (asked: ScheduleQuestion) => void;
}

/** Actions on many rows at once. A label with three dots opens a dialog first. */
export function WholeDayActions({ settings, changes, ask }: WholeDayActionsProps) {
  const words = useWords(scheduleWords).wholeDay;
  return (
    <section aria-label={words.title}>
      <h2>{words.title}</h2>
      <div className="schedule-verbs">
        {settings.hideGenerateRoundsButton ? null : (
          <Button size="small" onClick={() => ask({ kind: 'generate' })}>
            {words.makeRounds}
          </Button>
        )}
        <Button size="small" onClick={() => ask({ kind: 'order' })}>
          {words.suggestOrder}
        </Button>
        <Button size="small" onClick={() => ask({ kind: 'panels' })}>
          {words.assignPanels}
        </Button>
        <Button size="small" onClick={() => ask({ kind: 'times' })}>
          {words.setTimes}
        </Button>
        <Button size="small" onClick={() => changes.change({ kind: 'sort' })}>
          {words.sort}
        </Button>
        <Button size="small" kbd="B" onClick={changes.addBreak}>
          {words.addBreak}
        </Button>
        {settings.hideClearRoundsButton ? null : (
          <Button size="small" look="plain" onClick={() => ask({ kind: 'clear' })}>
            {words.clear}
          </Button>
        )}
      </div>
    </section>
  );
}
