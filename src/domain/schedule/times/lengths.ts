import type { PlanItem, TimedEvent } from '../plan/plan.ts';
import { calculateRoundSeconds, type Timing } from './timing.ts';

/** The length of a line, in milliseconds. */
export interface ItemLength {
  /** Music and walking on and off; 0 for a block. */
  readonly danced: number;
  /** A block's own minutes; 0 for a round. */
  readonly stopped: number;
  /** Before the next line can begin. */
  readonly pause: number;
}

const NO_TIME: ItemLength = { danced: 0, stopped: 0, pause: 0 };

/** True for a round that is skipped or empty, or whose event has no entries. */
export const hasNoLength = (item: PlanItem<TimedEvent>): boolean =>
  item.kind === 'round' &&
  (item.round.state === 'skipped' || item.round.state === 'empty' || item.event.entries.length === 0);

/** The planned length of a line. */
export function calculateItemLength(item: PlanItem<TimedEvent>, timing: Timing): ItemLength {
  if (hasNoLength(item)) return NO_TIME;
  return item.kind === 'block'
    ? { danced: 0, stopped: Math.max(0, item.block.minutes) * 60_000, pause: 0 }
    : {
        danced: calculateRoundSeconds(item.event, item.round.numHeats, timing) * 1000,
        stopped: 0,
        pause: timing.secondsBetweenRounds * 1000,
      };
}
