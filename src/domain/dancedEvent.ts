import type { RecallMarks } from './recall/judgesMarks.ts';
import type { JudgeKey, LeadNumber } from './ids.ts';
import type { DanceMarks } from './skating/working.ts';
import type { EventDance } from './event/dances.ts';
import type { EventLevel, EventStyle } from './event/terms.ts';

/** A preliminary round as danced. */
export interface DancedRecall {
  readonly kind: 'recall';
  /** 1 is the semi-final, 2 the round before it, and so on. */
  readonly number: number;
  readonly couples: readonly LeadNumber[];
  readonly panel: readonly JudgeKey[];
  /** The most frequent number of marks per sheet, probably the one asked for. */
  readonly recallSize: number;
  /** Couples that danced no earlier round. */
  readonly byes?: readonly LeadNumber[];
  /** One list of marks per judge and dance. */
  readonly marks: readonly RecallMarks[];
  readonly recalled: readonly LeadNumber[];
}

/** A final as danced, with valid marks. */
export interface DancedFinal {
  readonly kind: 'final';
  readonly number: 0;
  readonly couples: readonly LeadNumber[];
  readonly panel: readonly JudgeKey[];
  /** Couples that danced no earlier round. */
  readonly byes?: readonly LeadNumber[];
  readonly dances: readonly DanceMarks[];
}

export type DancedRound = DancedRecall | DancedFinal;

/** A published event with all marks; couples are identified by number, judges by letter. */
export interface DancedEvent {
  readonly name: string;
  readonly level: EventLevel;
  readonly style: EventStyle;
  readonly dances: readonly EventDance[];
  /** In order, starting with the final. */
  readonly rounds: readonly DancedRound[];
}
