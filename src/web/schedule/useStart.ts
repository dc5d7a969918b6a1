import { useCallback } from 'react';
import { unreachable } from '../../domain/unreachable.ts';
import { mayBecome } from '../../domain/schedule/plan/states.ts';
import type { PlanItem } from '../../domain/schedule/plan/plan.ts';
import type { Outcome } from '../../store/delivery/outcome.ts';
import { roundStarted } from '../../store/floor/roundStarted.ts';
import { useJournal } from '../staff/journal/useJournal.ts';
import { useToast } from '../parts/toast/useToast.ts';
import type { PublishedPlan } from './usePlan.ts';

function inWords(outcome: Outcome, done: string): string {
  switch (outcome.kind) {
    case 'done':
      return done;
    case 'kept':
      return 'The line is down. The start is kept on this device and goes out when the line is back.';
    case 'refused':
      return outcome.problem;
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
      // As everybody has it: a draft may have given the round another number.
      const event = plan.events.find(({ key }) => key === item.event.key);
      const round = event?.rounds.find(({ number }) => number === item.round.keptUnder);
      if (event === undefined || round === undefined) {
        toast({ words: 'Publish the round first: nobody else has it yet' });
        return;
      }
      const may = mayBecome(event, round.number, 'running');
      if (!may.ok) {
        toast({ words: may.problem });
        return;
      }
      void journal
        .perform((by) => [roundStarted(by, event, round)])
        .then((outcome) =>
          toast({ words: inWords(outcome, `${event.name}, ${round.name}, is on the floor`) }),
        );
    },
    [plan, journal, toast],
  );
}
