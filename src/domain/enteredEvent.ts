import type { EventDance } from './event/dances.ts';
import type { EventLevel, EventStyle } from './event/terms.ts';
import type { LeadNumber } from './ids.ts';

/** A round that is still to be danced. */
export interface EnteredRound {
  /** Counted from the final outwards: 0 is the final. */
  readonly number: number;
  /** How many each judge will be asked to recall; a final has none. */
  readonly recallSize: number | undefined;
}

/** An event that is still to be danced: its couples, known by number, and its rounds. */
export interface EnteredEvent {
  readonly name: string;
  readonly level: EventLevel;
  readonly style: EventStyle;
  readonly dances: readonly EventDance[];
  readonly couples: readonly LeadNumber[];
  /** From the final outwards. */
  readonly rounds: readonly EnteredRound[];
}
