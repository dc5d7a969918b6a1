import { useCallback } from 'react';
import { unreachable } from '../../domain/unreachable.ts';
import { mayBecome } from '../../domain/schedule/plan/states.ts';
import type { PlanItem } from '../../domain/schedule/plan/plan.ts';
import type { Outcome } from '../../store/delivery/outcome.ts';
import { roundStarted } from '../../store/floor/roundStarted.ts';
import { useJournal } from '../staff/journal/useJournal.ts';
import { useToast } from '../parts/toast/useToast.ts';
import { planProblems } from '../words/english/planProblems.ts';
import { schedule } from '../words/english/schedule.ts';
import { terms } from '../words/english/terms.ts';
import { problems } from '../words/english/problems.ts';
import { wordsNow } from '../words/language.ts';
import type { PublishedPlan } from './usePlan.ts';

function inWords(outcome: Outcome, done: string): string {
  switch (outcome.kind) {
    case 'done':
      return done;
    case 'kept':
      return wordsNow(schedule).startSavedHere;
    case 'refused':
      return wordsNow(problems).refusal(outcome.problem);
    default:
      return unreachable(outcome);
  }
}

/** Puts a round on the floor, for everybody at once and whatever else is drafted here. */
export function useStart({ plan }: PublishedPlan): (item: PlanItem | undefined) => void {
  const journal = useJournal('schedule');
  const toast = useToast();
  return useCallback(
    (item) => {
      if (item?.kind !== 'round') return;
      const [words, { eventName, roundInSentence }] = [wordsNow(schedule), wordsNow(terms)];
      // As everybody has it: a draft may have given the round another number.
      const event = plan.events.find(({ key }) => key === item.event.key);
      const round = event?.rounds.find(({ number }) => number === item.round.keptUnder);
      if (event === undefined || round === undefined) {
        toast({ words: words.publishFirst });
        return;
      }
      const may = mayBecome(event, round.number, 'running');
      if (!may.ok) {
        toast({ words: wordsNow(planProblems).problem(may.problem) });
        return;
      }
      void journal
        .perform((by) => [roundStarted(by, event, round)])
        .then((outcome) =>
          toast({ words: inWords(outcome, words.started(eventName(event), roundInSentence(round.name))) }),
        );
    },
    [plan, journal, toast],
  );
}
