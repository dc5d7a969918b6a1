import type { PlanChange } from '../../../domain/schedule/plan/change.ts';
import type { PlannedEvent, PlannedRound } from '../../../domain/schedule/plan/plan.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { scheduleWords } from '../../kit/words/english/schedule.ts';
import { useWords } from '../../kit/words/language.ts';

export interface DrawActionsProps {
  readonly event: PlannedEvent;
  readonly round: PlannedRound;
  readonly change: (change: PlanChange) => void;
}

/** A new draw must differ from the last. */
const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

/** Draws the heats again: by number, at random, at random per dance, schools apart. */
export function DrawActions({ event, round, change }: DrawActionsProps) {
  const words = useWords(scheduleWords).heats;
  const draw = (order: 'byNumber' | 'byChance' | 'eachDance', schoolsApart = false): void =>
    change({
      kind: 'drawHeats',
      event: event.key,
      round: round.number,
      wishes: {
        order:
          order === 'byNumber'
            ? { kind: 'byNumber' }
            : { kind: 'byChance', seed: freshSeed(), eachDance: order === 'eachDance' },
        schoolsApart,
      },
    });
  return (
    <div className="schedule-verbs">
      <Button size="small" onClick={() => draw('byNumber')}>
        {words.byNumber}
      </Button>
      <Button size="small" onClick={() => draw('byChance')}>
        {words.draw}
      </Button>
      <Button size="small" onClick={() => draw('byChance', true)}>
        {words.schoolsApart}
      </Button>
      {event.dances.length > 1 ? (
        <Button size="small" onClick={() => draw('eachDance')}>
          {words.eachDance}
        </Button>
      ) : null}
    </div>
  );
}
