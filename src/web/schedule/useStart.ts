import { useCallback } from 'react';
import { mayBecome } from '../../domain/schedule/states.ts';
import type { PlanItem } from '../../domain/schedule/plan.ts';
import { startRound } from '../../store/writes/rounds.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useToast } from '../parts/useToast.ts';
import type { PublishedPlan } from './usePlan.ts';

/** Puts a round on the floor, for everybody at once and whatever else is drafted here. */
export function useStart({ plan }: PublishedPlan): (item: PlanItem | undefined) => void {
  const { staff } = useStore();
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
      void staff
        .write(startRound(event, round))
        .then((written) =>
          toast({ words: written.ok ? `${event.name}, ${round.name}, is on the floor` : written.problem }),
        );
    },
    [plan, staff, toast],
  );
}
