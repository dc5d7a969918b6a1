import type { PlanChange } from '../../../domain/schedule/plan/change.ts';
import type { NewBlock } from '../../../domain/schedule/plan/blocks.ts';
import type { ItemRef, Plan, PlannedEvent, PlannedRound } from '../../../domain/schedule/plan/plan.ts';
import type { Times } from '../../../domain/schedule/times/times.ts';
import { BlockDialog } from './BlockDialog.tsx';
import { ClearQuestion, DeleteQuestion, PanelsQuestion } from './DayQuestions.tsx';
import { GenerateDialog } from './GenerateDialog.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { RoundPanelDialog } from './RoundPanelDialog.tsx';
import { TimesDialog } from './TimesDialog.tsx';
import type { PublishedPlan } from './usePlan.ts';
import { WhatIfDialog } from './WhatIfDialog.tsx';

export type ScheduleQuestion =
  | { readonly kind: 'whatIf' | 'generate' | 'clear' | 'order' | 'panels' | 'times' }
  | {
      readonly kind: 'block';
      readonly block: NewBlock;
      /** The row below it; undefined: it is last. */
      readonly before: ItemRef | undefined;
      readonly isNew: boolean;
    }
  | { readonly kind: 'delete' | 'panel'; readonly event: PlannedEvent; readonly round: PlannedRound };

export interface ScheduleDialogsProps {
  readonly question: ScheduleQuestion | undefined;
  readonly onClose: () => void;
  readonly change: (...changes: readonly PlanChange[]) => void;
  readonly published: PublishedPlan;
  /** Includes the draft. */
  readonly plan: Plan;
  readonly times: Times;
}

export function ScheduleDialogs({ question, onClose, change, published, plan, times }: ScheduleDialogsProps) {
  if (question === undefined) return null;
  const submit = (...made: readonly PlanChange[]): void => {
    onClose();
    change(...made);
  };
  switch (question.kind) {
    case 'whatIf':
      return <WhatIfDialog published={published} plan={plan} submit={submit} onClose={onClose} />;
    case 'generate':
      return <GenerateDialog published={published} plan={plan} submit={submit} onClose={onClose} />;
    case 'order':
      return <OrderDialog published={published} plan={plan} submit={submit} onClose={onClose} />;
    case 'clear':
      return <ClearQuestion plan={plan} submit={submit} onClose={onClose} />;
    case 'block':
      return (
        <BlockDialog {...question} published={published} plan={plan} submit={submit} onClose={onClose} />
      );
    case 'delete':
      return (
        <DeleteQuestion
          plan={plan}
          event={question.event}
          round={question.round}
          submit={submit}
          onClose={onClose}
        />
      );
    case 'panel':
      return (
        <RoundPanelDialog
          event={question.event}
          round={question.round}
          judges={published.judges}
          onSubmit={(panel) =>
            submit({ kind: 'setPanel', event: question.event.key, round: question.round.number, panel })
          }
          onClose={onClose}
        />
      );
    case 'panels':
      return <PanelsQuestion judges={published.judges} submit={submit} onClose={onClose} />;
    case 'times':
      return (
        <TimesDialog published={published} plan={plan} times={times} submit={submit} onClose={onClose} />
      );
  }
}
