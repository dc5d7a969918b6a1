import type { RecallMarks } from './recall/judgesMarks.ts';
import type { JudgeKey, LeadNumber } from './ids.ts';
import type { DanceMarks } from './skating/working.ts';
import type { EventDance } from './event/dances.ts';
import type { EventLevel, EventStyle } from './event/terms.ts';

/** A preliminary round as it was danced. */
export interface DancedRecall {
  readonly kind: 'recall';
  /** Counted from the final outwards: 1 is the semi-final. */
  readonly number: number;
  readonly couples: readonly LeadNumber[];
  readonly panel: readonly JudgeKey[];
  /** As many as most judges marked: what the chairman most likely asked for. */
  readonly recallSize: number;
  /** Couples that danced no round before this one. */
  readonly byes?: readonly LeadNumber[];
  /** One for each judge and dance. */
  readonly marks: readonly RecallMarks[];
  /** Who danced on. */
  readonly recalled: readonly LeadNumber[];
}

/** The final as it was danced, with valid marks. */
export interface DancedFinal {
  readonly kind: 'final';
  readonly number: 0;
  readonly couples: readonly LeadNumber[];
  readonly panel: readonly JudgeKey[];
  /** Couples that danced no round before it. */
  readonly byes?: readonly LeadNumber[];
  readonly dances: readonly DanceMarks[];
}

export type DancedRound = DancedRecall | DancedFinal;

/** A published event with every mark of every round; couples are known by number, judges by letter. */
export interface DancedEvent {
  readonly name: string;
  readonly level: EventLevel;
  readonly style: EventStyle;
  readonly dances: readonly EventDance[];
  /** From the final outwards. */
  readonly rounds: readonly DancedRound[];
}
