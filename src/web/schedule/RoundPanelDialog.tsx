import { useState } from 'react';
import type { Judge } from '../../domain/competition.ts';
import type { JudgeKey } from '../../domain/ids.ts';
import type { PlannedEvent, PlannedRound } from '../../domain/schedule/plan/plan.ts';
import { CheckField } from '../parts/field/CheckField.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';

export interface RoundPanelDialogProps {
  readonly event: PlannedEvent;
  readonly round: PlannedRound;
  readonly judges: readonly Judge[];
  readonly keep: (panel: readonly JudgeKey[]) => void;
  readonly leave: () => void;
}

/** Who judges this round, in all its dances. */
export function RoundPanelDialog({ event, round, judges, keep, leave }: RoundPanelDialogProps) {
  const [panel, setPanel] = useState<ReadonlySet<JudgeKey>>(
    () => new Set(round.panel.length === 0 ? judges.map(({ key }) => key) : round.panel),
  );
  const isEvenFinal = round.number === 0 && panel.size > 0 && panel.size % 2 === 0;
  const toggle = (key: JudgeKey): void => {
    const next = new Set(panel);
    if (!next.delete(key)) next.add(key);
    setPanel(next);
  };
  return (
    <Dialog
      open
      question={`Who judges the ${round.name} of ${event.name}?`}
      verb={panel.size === 1 ? 'Take this judge' : `Take these ${panel.size}`}
      look="ink"
      blocked={panel.size === 0 ? 'At least one judge' : undefined}
      onSubmit={() => keep(judges.map(({ key }) => key).filter((key) => panel.has(key)))}
      closeVerb="Leave the panel"
      onClose={leave}
    >
      {isEvenFinal ? <p>An even number of judges in a final has no clear majority.</p> : null}
      <div className="schedule-judges">
        {judges.map((judge) => (
          <CheckField
            key={judge.key}
            label={
              <>
                <b className="number">{judge.key}</b> {judge.name}
                {judge.chairman ? ', chairman' : ''}
              </>
            }
            checked={panel.has(judge.key)}
            onChange={() => toggle(judge.key)}
          />
        ))}
      </div>
    </Dialog>
  );
}
