import { useState } from 'react';
import type { Judge } from '../../../domain/competition.ts';
import type { JudgeKey } from '../../../domain/ids.ts';
import type { PlannedEvent, PlannedRound } from '../../../domain/schedule/plan/plan.ts';
import { CheckField } from '../../kit/parts/field/CheckField.tsx';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { planWords } from '../../kit/words/english/plan.ts';
import { scheduleDialogsWords } from '../../kit/words/english/scheduleDialogs.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';

export interface RoundPanelDialogProps {
  readonly event: PlannedEvent;
  readonly round: PlannedRound;
  readonly judges: readonly Judge[];
  readonly onSubmit: (panel: readonly JudgeKey[]) => void;
  readonly onClose: () => void;
}

export function RoundPanelDialog({ event, round, judges, onSubmit, onClose }: RoundPanelDialogProps) {
  const words = useWords(scheduleDialogsWords).panel;
  const { eventName, roundInSentence } = useWords(termsWords);
  const { round: roundOf } = useWords(planWords);
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
      question={words.question(roundOf(eventName(event), roundInSentence(round.name)))}
      verb={words.verb(panel.size)}
      look="ink"
      blocked={panel.size === 0 ? words.pickOne : undefined}
      onSubmit={() => onSubmit(judges.map(({ key }) => key).filter((key) => panel.has(key)))}
      onClose={onClose}
    >
      {isEvenFinal ? <p>{words.even(panel.size)}</p> : null}
      <div className="schedule-judges">
        {judges.map((judge) => (
          <CheckField
            key={judge.key}
            label={
              <>
                <b className="number">{judge.key}</b>{' '}
                {judge.chairman ? words.chairman(judge.name) : judge.name}
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
