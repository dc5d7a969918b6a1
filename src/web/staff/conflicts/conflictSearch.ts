import type { Conflict } from '../../../domain/schedule/conflicts/conflicts.ts';
import type { Plan } from '../../../domain/schedule/plan/plan.ts';
import type { Timing } from '../../../domain/schedule/times/timing.ts';

/** Messages between the page and its worker, which are always of the same build. */
export interface ConflictQuestion {
  readonly number: number;
  readonly plan: Plan;
  readonly timing: Timing;
  readonly now: number;
}

export interface ConflictAnswer {
  readonly number: number;
  readonly conflicts: readonly Conflict[];
}
