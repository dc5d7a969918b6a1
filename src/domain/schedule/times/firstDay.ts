import type { JudgeKey } from '../../ids.ts';
import { parsed, type Parsed } from '../../parsed.ts';
import type { NewBlock } from '../plan/blocks.ts';
import { applyChange, type PlanChange } from '../plan/change.ts';
import { listEventsWithoutRounds } from '../plan/generate.ts';
import type { RenumberFlag } from '../plan/order.ts';
import { DEFAULT_PANELS } from '../plan/panels.ts';
import { listItems, toItemRef, type Plan } from '../plan/plan.ts';
import type { PlanProblem } from '../plan/problem.ts';
import { autoAssignTimes } from './times.ts';
import type { Timing } from './timing.ts';

export const DAY_ORDERS = ['style', 'level'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

export interface FirstDayOptions {
  /** The start of the first dance, in milliseconds. */
  readonly start: number;
  /** The lunch break, not before its `notBefore`; undefined if there is none. */
  readonly lunch: (NewBlock & { readonly notBefore: number }) | undefined;
  readonly order: DayOrder;
  readonly judges: readonly JudgeKey[];
}

/** A whole day made from the entries: the changes to draft, and the plan they lead to. */
export interface FirstDay {
  readonly changes: readonly PlanChange[];
  readonly plan: Plan;
}

/** Rounds, order, panels, lunch and times of a day without rounds, in one go. */
export function planFirstDay(
  empty: Plan,
  { start, lunch, order, judges }: FirstDayOptions,
  timing: Timing,
  flag: RenumberFlag,
): Parsed<FirstDay, PlanProblem> {
  // The start time that the organizer typed takes precedence over the hall's hours.
  const timed: Timing = { ...timing, hours: [] };
  const changes: PlanChange[] = [];
  let plan = empty;
  const apply = (change: PlanChange): PlanProblem | undefined => {
    const next = applyChange(plan, change, flag);
    if (!next.ok) return next.problem;
    plan = next.value;
    changes.push(change);
    return undefined;
  };
  const first: readonly PlanChange[] = [
    { kind: 'generate', events: listEventsWithoutRounds(empty).map(({ key }) => key), timing },
    ...(order === 'level' ? [{ kind: 'sort' } as const] : []),
    ...(judges.length === 0
      ? []
      : [{ kind: 'assignPanels', wishes: { judges, ...DEFAULT_PANELS } } as const]),
  ];
  for (const change of first) {
    const problem = apply(change);
    if (problem !== undefined) return { ok: false, problem };
  }
  const before = autoAssignTimes(plan, timed, undefined, start);
  const afterLunch = before.find(({ startTime }) => lunch !== undefined && startTime >= lunch.notBefore);
  const next = listItems(plan)
    .map(toItemRef)
    .find((ref) => ref.kind === 'round' && ref.event === afterLunch?.event && ref.round === afterLunch.round);
  if (lunch !== undefined && next !== undefined) {
    const problem = apply({ kind: 'addBlock', block: lunch, before: next });
    if (problem !== undefined) return { ok: false, problem };
  }
  // Lunch has a fixed time. If the first round had no time yet, the day would begin with lunch.
  const started = applyChange(plan, { kind: 'setStartTimes', times: before.slice(0, 1) }, flag);
  if (!started.ok) return started;
  const problem = apply({
    kind: 'setStartTimes',
    times: autoAssignTimes(started.value, timed, undefined, start),
  });
  return problem === undefined ? parsed({ changes, plan }) : { ok: false, problem };
}
