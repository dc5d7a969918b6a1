import { useMemo } from 'react';
import { findPlannedEvent } from '../../../domain/schedule/plan/planLookup.ts';
import type { ItemRef, Plan } from '../../../domain/schedule/plan/plan.ts';
import { planWords } from '../../kit/words/english/plan.ts';
import { termsWords as termWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { PlanNames } from '../../kit/words/english/plan.ts';
import { createPlanNames } from '../../kit/words/planNames.ts';

export function usePlanNames({ events }: Plan): PlanNames {
  const terms = useWords(termWords);
  const plan = useWords(planWords);
  return useMemo(() => createPlanNames(events, terms, plan), [events, terms, plan]);
}

/** The name of a row: 'Gold Waltz semi-final', or the title of a break. Undefined: it is not on the plan. */
export function findRowName(plan: Plan, ref: ItemRef, names: PlanNames): string | undefined {
  if (ref.kind === 'block') return plan.blocks.find(({ id }) => id === ref.block)?.title;
  const round = findPlannedEvent(plan, ref.event)?.rounds[ref.round];
  return round === undefined ? undefined : names.round({ event: ref.event, round: round.name });
}
