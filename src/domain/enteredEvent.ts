import type { EventDance } from './event/dances.ts';
import type { EventLevel, EventStyle } from './event/terms.ts';
import type { LeadNumber } from './ids.ts';

/** A round still to be danced. */
export interface EnteredRound {
  /** Rounds are numbered back from the final, which is 0. */
  readonly number: number;
  /** Couples each judge should recall; undefined for a final. */
  readonly recallSize: number | undefined;
}

/** An event still to be danced, with couples identified by number. */
export interface EnteredEvent {
  readonly name: string;
  readonly level: EventLevel;
  readonly style: EventStyle;
  readonly dances: readonly EventDance[];
  readonly couples: readonly LeadNumber[];
  /** In order, starting with the final. */
  readonly rounds: readonly EnteredRound[];
}
