import { findNextDanced } from '../../../domain/round/day.ts';
import type { PlanChange } from '../../../domain/schedule/plan/change.ts';
import { listJudgesToSeat, DEFAULT_PANELS } from '../../../domain/schedule/plan/panels.ts';
import type { Plan, PlannedEvent, PlannedRound } from '../../../domain/schedule/plan/plan.ts';
import type { Judge } from '../../../domain/competition.ts';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { scheduleDialogsWords } from '../../kit/words/english/scheduleDialogs.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { TypeToConfirmDialog } from './TypeToConfirmDialog.tsx';
import { usePlanNames } from './usePlanNames.ts';

interface Question {
  readonly submit: (change: PlanChange) => void;
  readonly onClose: () => void;
}

export function ClearQuestion({ plan, submit, onClose }: Question & { readonly plan: Plan }) {
  const words = useWords(scheduleDialogsWords).clear;
  const rounds = plan.events.reduce((sum, event) => sum + event.rounds.length, 0);
  return (
    <TypeToConfirmDialog
      question={words.question}
      verb={words.verb}
      word={words.word}
      onSubmit={() => submit({ kind: 'clear', events: 'all' })}
      onClose={onClose}
    >
      <p>{words.effect(rounds)}</p>
    </TypeToConfirmDialog>
  );
}

interface DeleteQuestionProps extends Question {
  readonly plan: Plan;
  readonly event: PlannedEvent;
  readonly round: PlannedRound;
}

/** Asks before one round is removed, and for the round its couples dance in then. */
export function DeleteQuestion({ plan, event, round, submit, onClose }: DeleteQuestionProps) {
  const words = useWords(scheduleDialogsWords).delete;
  const { roundInSentence } = useWords(termsWords);
  const names = usePlanNames(plan);
  const next = round.entries.length === 0 ? undefined : findNextDanced(event, round.number);
  return (
    <Dialog
      open
      question={words.question(names.round({ event: event.key, round: round.name }))}
      verb={words.verb}
      look="stop"
      onSubmit={() => submit({ kind: 'deleteRound', event: event.key, round: round.number })}
      onClose={onClose}
    >
      <p>{words.effect(round.entries.length, next === undefined ? undefined : roundInSentence(next.name))}</p>
    </Dialog>
  );
}

export function PanelsQuestion({
  judges: officials,
  submit,
  onClose,
}: Question & { readonly judges: readonly Judge[] }) {
  const judges = listJudgesToSeat(officials);
  const words = useWords(scheduleDialogsWords).panels;
  const { preliminary, final, inARow } = DEFAULT_PANELS;
  return (
    <Dialog
      open
      question={words.question}
      verb={words.verb}
      look="ink"
      blocked={judges.length === 0 ? words.noJudges : undefined}
      onSubmit={() => submit({ kind: 'assignPanels', wishes: { judges, ...DEFAULT_PANELS } })}
      onClose={onClose}
    >
      <p>{words.effect(judges.length, preliminary, final, inARow)}</p>
    </Dialog>
  );
}
