import type { Change } from '../../../domain/schedule/plan/change.ts';
import type { Plan, PlannedEvent, PlannedRound } from '../../../domain/schedule/plan/plan.ts';
import type { Times } from '../../../domain/schedule/times/times.ts';
import { ClearQuestion, DeleteQuestion, PanelsQuestion } from './DayQuestions.tsx';
import { GenerateDialog } from './GenerateDialog.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { RoundPanelDialog } from './RoundPanelDialog.tsx';
import { TimesDialog } from './TimesDialog.tsx';
import type { PublishedPlan } from './usePlan.ts';
import { WhatIfDialog } from './WhatIfDialog.tsx';

export type ScheduleQuestion =
  | { readonly kind: 'whatIf' | 'generate' | 'clear' | 'order' | 'panels' | 'times' }
  | { readonly kind: 'delete' | 'panel'; readonly event: PlannedEvent; readonly round: PlannedRound };

export interface ScheduleDialogsProps {
  readonly asked: ScheduleQuestion | undefined;
  readonly onClose: () => void;
  readonly change: (change: Change) => void;
  readonly known: PublishedPlan;
  /** Includes the draft. */
  readonly plan: Plan;
  readonly times: Times;
}

export function ScheduleDialogs({ asked, onClose, change, known, plan, times }: ScheduleDialogsProps) {
  if (asked === undefined) return null;
  const submit = (made: Change): void => {
    onClose();
    change(made);
  };
  switch (asked.kind) {
    case 'whatIf':
      return <WhatIfDialog known={known} plan={plan} submit={submit} onClose={onClose} />;
    case 'generate':
      return <GenerateDialog known={known} plan={plan} submit={submit} onClose={onClose} />;
    case 'order':
      return <OrderDialog known={known} plan={plan} submit={submit} onClose={onClose} />;
    case 'clear':
      return <ClearQuestion plan={plan} submit={submit} onClose={onClose} />;
    case 'delete':
      return (
        <DeleteQuestion
          plan={plan}
          event={asked.event}
          round={asked.round}
          submit={submit}
          onClose={onClose}
        />
      );
    case 'panel':
      return (
        <RoundPanelDialog
          event={asked.event}
          round={asked.round}
          judges={known.judges}
          onSubmit={(panel) =>
            submit({ kind: 'setPanel', event: asked.event.key, round: asked.round.number, panel })
          }
          onClose={onClose}
        />
      );
    case 'panels':
      return <PanelsQuestion judges={known.judges} submit={submit} onClose={onClose} />;
    case 'times':
      return <TimesDialog known={known} plan={plan} times={times} submit={submit} onClose={onClose} />;
  }
}
