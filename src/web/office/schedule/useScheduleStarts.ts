import { useMemo, type ReactNode } from 'react';
import { listRoundsOfDay, type ScheduledRound } from '../../../domain/round/day.ts';
import { checkStateChange } from '../../../domain/schedule/plan/states.ts';
import type { PlanItem } from '../../../domain/schedule/plan/plan.ts';
import { useDecisions, type DecisionStep } from '../../staff/journal/useDecisions.ts';
import { useRoundStarts } from '../../staff/start/useRoundStarts.tsx';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { planProblemsWords } from '../../kit/words/english/planProblems.ts';
import { scheduleWords } from '../../kit/words/english/schedule.ts';
import { getWords } from '../../kit/words/language.ts';
import type { PublishedPlan } from './usePlan.ts';

export interface StartControls {
  /** Puts a round on the floor, regardless of other drafts; or asks first. */
  readonly start: (item: PlanItem | undefined) => void;
  /** Asks before a round is taken off the floor to wait again. */
  readonly askToStop: (item: PlanItem | undefined) => void;
  readonly dialog: ReactNode;
}

export function useScheduleStarts({ plan, floor }: PublishedPlan): StartControls {
  const { act } = useDecisions('schedule');
  const toast = useToast();
  const perform = (step: DecisionStep): void => void act(step, (words) => toast({ words }));
  const day = useMemo(() => listRoundsOfDay(plan.events), [plan]);
  const starting = useRoundStarts({ day, floor, perform });
  /** The round as published: a draft may have given it another number. */
  const published = (item: PlanItem | undefined): ScheduledRound | undefined =>
    item?.kind === 'round'
      ? day.find(({ event, round }) => event.key === item.event.key && round.number === item.round.keptUnder)
      : undefined;
  return {
    start: (item) => {
      if (item?.kind !== 'round') return;
      const at = published(item);
      if (at === undefined) {
        toast({ words: getWords(scheduleWords).publishFirst });
        return;
      }
      const may = checkStateChange(at.event, at.round.number, 'running');
      if (may.ok) starting.start(at);
      else toast({ words: getWords(planProblemsWords).problem(may.problem) });
    },
    askToStop: (item) => {
      const at = published(item);
      if (at !== undefined) starting.askToStop(at);
    },
    dialog: starting.dialog,
  };
}
