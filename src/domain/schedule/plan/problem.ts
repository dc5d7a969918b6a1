import type { CompetitionEvent, Round } from '../../competition.ts';
import type { EventKey } from '../../ids.ts';
import type { StateSince } from '../../competition.ts';
import type { RoundState } from '../../round/rounds.ts';
import type { ForbiddenStep } from '../../round/transitions.ts';
import type { PlanItem } from './plan.ts';

/** The parts an event's name is built from. */
export type EventNamed = Pick<CompetitionEvent, 'name' | 'level' | 'style' | 'dances'>;

/** A round by its name on the plan at the time; its number may have changed. */
export interface RoundNamed {
  readonly event: EventNamed;
  readonly name: string;
}

export type ItemNamed =
  | { readonly kind: 'round'; readonly round: RoundNamed }
  | { readonly kind: 'block'; readonly title: string };

/** The reason a round must not be lost: it has started, or a judge has marked in it. */
export type HowBegun = StateSince | 'has marks';

/** A reason a round cannot change its state: its own state, or the rounds around it. */
export type StateProblem =
  | { readonly kind: 'not from this state'; readonly step: ForbiddenStep }
  | { readonly kind: 'no such round'; readonly event: EventNamed; readonly round: number }
  /** The previous round has no posted result yet. */
  | { readonly kind: 'comes first'; readonly round: RoundNamed }
  | { readonly kind: 'nobody in it'; readonly round: RoundNamed }
  /** The next round has already begun. */
  | { readonly kind: 'too late'; readonly next: RoundNamed; readonly begun: HowBegun }
  /** The next round is or was danced with the couples of this result. */
  | { readonly kind: 'danced on'; readonly next: RoundNamed; readonly begun: HowBegun }
  | { readonly kind: 'neither skipped nor deleted'; readonly round: RoundNamed; readonly begun: HowBegun }
  /** A final cannot be removed while its event has another round. */
  | { readonly kind: 'final stays'; readonly round: RoundNamed }
  /** The couples cannot go to the next round, which has begun. */
  | {
      readonly kind: 'nobody comes in';
      readonly next: RoundNamed;
      readonly begun: HowBegun;
      readonly from: string;
    }
  /** Skipped rounds are restored from the last one danced backwards. */
  | { readonly kind: 'skipped too'; readonly round: RoundNamed }
  | { readonly kind: 'cannot come back'; readonly next: RoundNamed; readonly begun: HowBegun }
  | { readonly kind: 'not empty'; readonly round: RoundNamed; readonly couples: number };

/** A reason an event's rounds cannot be regenerated or cleared. */
export type EventProblem =
  | { readonly kind: 'cannot be made anew'; readonly round: RoundNamed; readonly begun: HowBegun }
  /** Its couples are already in a later round. */
  | { readonly kind: 'was skipped'; readonly round: RoundNamed }
  | { readonly kind: 'cannot be cleared'; readonly round: RoundNamed; readonly begun: HowBegun };

/** A reason a change of the plan is refused. */
export type PlanProblem =
  | StateProblem
  | { readonly kind: 'no such event'; readonly event: EventKey }
  /** Judges are marking it under its number. */
  | { readonly kind: 'keeps its number'; readonly round: RoundNamed }
  | { readonly kind: 'no round follows'; readonly round: RoundNamed; readonly begun: HowBegun }
  | { readonly kind: 'no round before'; readonly round: RoundNamed; readonly begun: HowBegun }
  | { readonly kind: 'not skipped'; readonly round: RoundNamed }
  /** The first few problems, and the number of further events with problems. */
  | { readonly kind: 'events object'; readonly objections: readonly EventProblem[]; readonly more: number }
  | { readonly kind: 'row is gone' }
  | { readonly kind: 'stays where it is'; readonly round: RoundNamed; readonly begun: HowBegun }
  | { readonly kind: 'nothing before it'; readonly round: RoundNamed; readonly begun: HowBegun }
  | { readonly kind: 'at the edge'; readonly item: ItemNamed; readonly edge: 'first' | 'last' }
  /** A round has to be above those danced after it. */
  | { readonly kind: 'danced before'; readonly round: RoundNamed; readonly later: string }
  | { readonly kind: 'other rows' }
  | { readonly kind: 'break without a name' }
  | { readonly kind: 'no such length'; readonly title: string; readonly minutes: number }
  | { readonly kind: 'no such time'; readonly title: string }
  | { readonly kind: 'there already'; readonly title: string }
  | { readonly kind: 'break is gone' }
  | { readonly kind: 'cannot be changed'; readonly round: RoundNamed; readonly begun: HowBegun }
  | { readonly kind: 'panel stays'; readonly round: RoundNamed; readonly begun: HowBegun }
  | { readonly kind: 'judge stands in'; readonly round: RoundNamed }
  | { readonly kind: 'recalls nobody'; readonly round: RoundNamed }
  | { readonly kind: 'no number'; readonly of: 'couples' | 'heats'; readonly typed: number }
  | { readonly kind: 'too many'; readonly of: 'couples' | 'heats'; readonly typed: number }
  | { readonly kind: 'couple is gone'; readonly round: RoundNamed }
  | {
      readonly kind: 'no such heat';
      readonly round: RoundNamed;
      readonly heat: number;
      readonly heats: number;
    }
  | { readonly kind: 'no such dance'; readonly event: EventNamed; readonly dance: number }
  | { readonly kind: 'no such start'; readonly round: RoundNamed }
  | { readonly kind: 'no judges' }
  | { readonly kind: 'no panel' };

/** A reason a draft's change is left out on a newer plan. */
export type PlanDraftProblem =
  | PlanProblem
  /** `rounds` undefined: the event is not on the plan any more. */
  | { readonly kind: 'other rounds now'; readonly event: string; readonly rounds: number | undefined }
  | { readonly kind: 'stood on another change'; readonly event: string };

export const eventNamed = ({ name, level, style, dances }: EventNamed): EventNamed => ({
  name,
  level,
  style,
  dances,
});

export const roundNamed = (event: EventNamed, { name }: Pick<Round, 'name'>): RoundNamed => ({
  event: eventNamed(event),
  name,
});

export const itemNamed = (item: PlanItem): ItemNamed =>
  item.kind === 'round'
    ? { kind: 'round', round: roundNamed(item.event, item.round) }
    : { kind: 'block', title: item.block.title };

export const howBegun = (state: RoundState): HowBegun =>
  state === 'running' || state === 'marked' || state === 'posted' ? state : 'has marks';
