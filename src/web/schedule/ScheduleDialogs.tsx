import type { Change } from '../../domain/schedule/plan/change.ts';
import { dancedNext } from '../../domain/round/day.ts';
import { USUAL_PANELS } from '../../domain/schedule/plan/panels.ts';
import type { Plan, PlannedEvent, PlannedRound } from '../../domain/schedule/plan/plan.ts';
import type { Times } from '../../domain/schedule/times/times.ts';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { GenerateDialog } from './GenerateDialog.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { RoundPanelDialog } from './RoundPanelDialog.tsx';
import { TimesDialog } from './TimesDialog.tsx';
import { ClearDialog } from './ClearDialog.tsx';
import { WhatIfDialog } from './WhatIfDialog.tsx';
import type { PublishedPlan } from './usePlan.ts';

/** What the desk is asking just now. */
export type Asked =
  | { readonly kind: 'whatIf' | 'generate' | 'clear' | 'order' | 'panels' | 'times' }
  | { readonly kind: 'delete' | 'panel'; readonly event: PlannedEvent; readonly round: PlannedRound };

export interface ScheduleDialogsProps {
  readonly asked: Asked | undefined;
  readonly leave: () => void;
  readonly change: (change: Change) => void;
  readonly known: PublishedPlan;
  /** With what is drafted. */
  readonly plan: Plan;
  readonly times: Times;
}

const couples = (count: number): string => (count === 1 ? '1 couple' : `${count} couples`);

function whereTheyGo(event: PlannedEvent, round: PlannedRound): string {
  const next = dancedNext(event, round.number);
  if (round.entries.length === 0 || next === undefined) return 'Nobody stands in it.';
  return `Its ${couples(round.entries.length)} go to the ${next.name}.`;
}

/** The one question that is open, if any. */
export function ScheduleDialogs({ asked, leave, change, known, plan, times }: ScheduleDialogsProps) {
  if (asked === undefined) return null;
  const then = (made: Change): void => {
    leave();
    change(made);
  };
  switch (asked.kind) {
    case 'whatIf':
      return <WhatIfDialog known={known} plan={plan} change={change} leave={leave} />;
    case 'generate':
      return <GenerateDialog known={known} plan={plan} make={then} leave={leave} />;
    case 'order':
      return <OrderDialog known={known} plan={plan} apply={then} leave={leave} />;
    case 'clear':
      return (
        <ClearDialog
          question="Clear the rounds of all events?"
          verb="Clear the rounds"
          word="clear"
          confirm={() => then({ kind: 'clear', events: 'all' })}
          leave={leave}
        >
          <p>
            {plan.events.reduce((sum, { rounds }) => sum + rounds.length, 0)} rounds go, with their heats and
            panels. The couples stay in their events. Nothing goes where a judge has marked, and nobody sees
            it before you publish.
          </p>
        </ClearDialog>
      );
    case 'delete':
      return (
        <Dialog
          open
          question={`Delete the ${asked.round.name} of ${asked.event.name}?`}
          verb="Delete the round"
          look="stop"
          onSubmit={() => then({ kind: 'deleteRound', event: asked.event.key, round: asked.round.number })}
          closeVerb="Keep it"
          onClose={leave}
        >
          <p>
            {whereTheyGo(asked.event, asked.round)} The rounds danced before it get other names and numbers.
          </p>
        </Dialog>
      );
    case 'panel':
      return (
        <RoundPanelDialog
          event={asked.event}
          round={asked.round}
          judges={known.judges}
          keep={(panel) =>
            then({ kind: 'setPanel', event: asked.event.key, round: asked.round.number, panel })
          }
          leave={leave}
        />
      );
    case 'panels':
      return (
        <Dialog
          open
          question="Spread the judges over the day?"
          verb="Spread the judges"
          look="ink"
          blocked={known.judges.length === 0 ? 'Nobody is named as judge' : undefined}
          onSubmit={() =>
            then({
              kind: 'assignPanels',
              wishes: { judges: known.judges.map(({ key }) => key), ...USUAL_PANELS },
            })
          }
          closeVerb="Leave the panels"
          onClose={leave}
        >
          <p>
            {known.judges.length} judges: {USUAL_PANELS.preliminary} in each round, {USUAL_PANELS.final} in
            each final, an odd number; everybody judges about as often, and sits out after{' '}
            {USUAL_PANELS.inARow} rounds in a row. Rounds that have begun keep their panels.
          </p>
        </Dialog>
      );
    case 'times':
      return <TimesDialog known={known} plan={plan} times={times} set={then} leave={leave} />;
  }
}
