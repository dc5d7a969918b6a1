import { applyChange } from '../../../domain/schedule/plan/change.ts';
import type { Plan } from '../../../domain/schedule/plan/plan.ts';
import { autoAssignTimes } from '../../../domain/schedule/times/times.ts';
import type { PublishedPlan } from './usePlan.ts';

/** With `autoAssignTimes` on, a plan is published with its planned times. */
export function assignPlannedTimes(
  { settings, timing }: Pick<PublishedPlan, 'settings' | 'timing'>,
  plan: Plan,
  now: number,
): Plan {
  if (!settings.autoAssignTimes) return plan;
  const timed = applyChange(
    plan,
    { kind: 'setStartTimes', times: autoAssignTimes(plan, timing, now) },
    settings,
  );
  return timed.ok ? timed.value : plan;
}
