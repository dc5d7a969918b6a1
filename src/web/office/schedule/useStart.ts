import { useMemo, type ReactNode } from 'react';
import { roundsOfTheDay, type ScheduledRound } from '../../../domain/round/day.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import { mayBecome } from '../../../domain/schedule/plan/states.ts';
import type { PlanItem } from '../../../domain/schedule/plan/plan.ts';
import type { Outcome } from '../../../store/delivery/outcome.ts';
import { useJournal } from '../../staff/journal/useJournal.ts';
import type { Step } from '../../staff/journal/useDecisions.ts';
import { useStarting } from '../../staff/start/useStarting.tsx';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { planProblems } from '../../kit/words/english/planProblems.ts';
import { schedule } from '../../kit/words/english/schedule.ts';
import { problems } from '../../kit/words/english/problems.ts';
import { wordsNow } from '../../kit/words/language.ts';
import type { PublishedPlan } from './usePlan.ts';
import { ifSaved } from '../../kit/words/ifSaved.ts';

function inWords(outcome: Outcome, done: string): string {
  switch (outcome.kind) {
    case 'done':
      return done;
    case 'kept':
      return ifSaved(wordsNow(schedule).startSavedHere);
    case 'refused':
      return wordsNow(problems).refusal(outcome.problem);
    default:
      return unreachable(outcome);
  }
}

export interface Start {
  /** Puts a round on the floor, for everybody at once and whatever else is drafted here; or asks first. */
  readonly start: (item: PlanItem | undefined) => void;
  /** Asks whether a round on the floor is to wait again. */
  readonly takeBack: (item: PlanItem | undefined) => void;
  readonly dialog: ReactNode;
}

/** How rounds go on the floor from the schedule. */
export function useStart({ plan, floor }: PublishedPlan): Start {
  const journal = useJournal('schedule');
  const toast = useToast();
  const perform = ({ changesBy, done, undo }: Step): void =>
    void journal.perform(changesBy).then((outcome) =>
      toast({
        words: inWords(outcome, done),
        undo: undo === undefined || outcome.kind === 'refused' ? undefined : () => perform(undo),
      }),
    );
  const day = useMemo(() => roundsOfTheDay(plan.events), [plan]);
  const starting = useStarting({ day, floor, perform });
  /** As everybody has it: a draft may have given the round another number. */
  const published = (item: PlanItem | undefined): ScheduledRound | undefined =>
    item?.kind === 'round'
      ? day.find(({ event, round }) => event.key === item.event.key && round.number === item.round.keptUnder)
      : undefined;
  return {
    start: (item) => {
      if (item?.kind !== 'round') return;
      const at = published(item);
      if (at === undefined) {
        toast({ words: wordsNow(schedule).publishFirst });
        return;
      }
      const may = mayBecome(at.event, at.round.number, 'running');
      if (may.ok) starting.start(at);
      else toast({ words: wordsNow(planProblems).problem(may.problem) });
    },
    takeBack: (item) => {
      const at = published(item);
      if (at !== undefined) starting.takeBack(at);
    },
    dialog: starting.dialog,
  };
}
