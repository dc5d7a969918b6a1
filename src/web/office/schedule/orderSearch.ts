import type { OptimizerProgress, OrderProposal } from '../../../domain/schedule/optimizer/optimizer.ts';
import type { Plan } from '../../../domain/schedule/plan/plan.ts';
import type { Timing } from '../../../domain/schedule/times/timing.ts';

/** Messages between the page and its worker, which are always of the same build. */
export type SearchCommand =
  | {
      readonly kind: 'search';
      readonly plan: Plan;
      readonly timing: Timing;
      readonly seed: number;
      readonly now: number | undefined;
    }
  | { readonly kind: 'stop' };

export type SearchReply =
  | { readonly kind: 'progress'; readonly progress: OptimizerProgress }
  | { readonly kind: 'proposal'; readonly proposal: OrderProposal };
