import type { CompetitionEvent, Round } from '../../competition.ts';
import type { EventKey } from '../../ids.ts';
import type { StartedState } from '../../competition.ts';
import type { RoundState } from '../../round/rounds.ts';
import type { ForbiddenStep } from '../../round/transitions.ts';
import type { PlanItem } from './plan.ts';

/** The parts an event's name is built from. */
export type EventNameParts = Pick<CompetitionEvent, 'name' | 'level' | 'style' | 'dances'>;

/** A round by its name on the plan at the time; its number may have changed. */
export interface RoundNameParts {
  readonly event: EventNameParts;
  readonly name: string;
}

export type ItemNameParts =
  | { readonly kind: 'round'; readonly round: RoundNameParts }
  | { readonly kind: 'block'; readonly title: string };

/** The reason a round must not be lost: it has started, or a judge has marked couples in it. */
export type BegunReason = StartedState | 'has marks';

/** A reason a round cannot change its state: its own state, or the rounds around it. */
export type StateProblem =
  | { readonly kind: 'not from this state'; readonly step: ForbiddenStep }
  | { readonly kind: 'no such round'; readonly event: EventNameParts; readonly round: number }
  /** The previous round has no posted result yet. */
  | { readonly kind: 'comes first'; readonly round: RoundNameParts }
  | { readonly kind: 'nobody in it'; readonly round: RoundNameParts }
  /** The next round has already begun. */
  | { readonly kind: 'too late'; readonly next: RoundNameParts; readonly begun: BegunReason }
  /** The next round is or was danced with the couples of this result. */
  | { readonly kind: 'danced on'; readonly next: RoundNameParts; readonly begun: BegunReason }
  | {
      readonly kind: 'neither skipped nor deleted';
      readonly round: RoundNameParts;
      readonly begun: BegunReason;
    }
  /** A final cannot be removed while its event has another round. */
  | { readonly kind: 'final stays'; readonly round: RoundNameParts }
  /** The couples cannot go to the next round, which has begun. */
  | {
      readonly kind: 'nobody comes in';
      readonly next: RoundNameParts;
      readonly begun: BegunReason;
      readonly from: string;
    }
  /** Skipped rounds are restored in reverse dance order, starting with the last. */
  | { readonly kind: 'skipped too'; readonly round: RoundNameParts }
  | { readonly kind: 'cannot come back'; readonly next: RoundNameParts; readonly begun: BegunReason }
  | { readonly kind: 'not empty'; readonly round: RoundNameParts; readonly couples: number };

/** A reason an event's rounds cannot be regenerated or cleared. */
export type EventProblem =
  | { readonly kind: 'cannot be regenerated'; readonly round: RoundNameParts; readonly begun: BegunReason }
  /** The skipped round's couples are already in a later round. */
  | { readonly kind: 'was skipped'; readonly round: RoundNameParts }
  | { readonly kind: 'cannot be cleared'; readonly round: RoundNameParts; readonly begun: BegunReason };

/** A reason a change of the plan is refused. */
export type PlanProblem =
  | StateProblem
  | { readonly kind: 'no such event'; readonly event: EventKey }
  /** Judges are marking it under its number. */
  | { readonly kind: 'keeps its number'; readonly round: RoundNameParts }
  | { readonly kind: 'no round follows'; readonly round: RoundNameParts; readonly begun: BegunReason }
  | { readonly kind: 'no round before'; readonly round: RoundNameParts; readonly begun: BegunReason }
  | { readonly kind: 'not skipped'; readonly round: RoundNameParts }
  /** The first few problems, and the number of further events with problems. */
  | { readonly kind: 'events object'; readonly objections: readonly EventProblem[]; readonly more: number }
  | { readonly kind: 'row is gone' }
  | { readonly kind: 'stays where it is'; readonly round: RoundNameParts; readonly begun: BegunReason }
  | { readonly kind: 'nothing before it'; readonly round: RoundNameParts; readonly begun: BegunReason }
  | { readonly kind: 'at the edge'; readonly item: ItemNameParts; readonly edge: 'first' | 'last' }
  /** A round has to come before the later rounds of its event. */
  | { readonly kind: 'danced before'; readonly round: RoundNameParts; readonly later: string }
  | { readonly kind: 'other rows' }
  | { readonly kind: 'break without a name' }
  | { readonly kind: 'no such length'; readonly title: string; readonly minutes: number }
  | { readonly kind: 'no such time'; readonly title: string }
  | { readonly kind: 'there already'; readonly title: string }
  | { readonly kind: 'break is gone' }
  | { readonly kind: 'cannot be changed'; readonly round: RoundNameParts; readonly begun: BegunReason }
  | { readonly kind: 'panel stays'; readonly round: RoundNameParts; readonly begun: BegunReason }
  | { readonly kind: 'judge stands in'; readonly round: RoundNameParts }
  | { readonly kind: 'recalls nobody'; readonly round: RoundNameParts }
  | { readonly kind: 'no number'; readonly of: 'couples' | 'heats'; readonly typed: number }
  | { readonly kind: 'too many'; readonly of: 'couples' | 'heats'; readonly typed: number }
  | { readonly kind: 'couple is gone'; readonly round: RoundNameParts }
  | {
      readonly kind: 'no such heat';
      readonly round: RoundNameParts;
      readonly heat: number;
      readonly heats: number;
    }
  | { readonly kind: 'no such dance'; readonly event: EventNameParts; readonly dance: number }
  | { readonly kind: 'no such start'; readonly round: RoundNameParts }
  | { readonly kind: 'no judges' }
  | { readonly kind: 'no panel' };

/** A reason a draft's change is left out on a newer plan. */
export type PlanDraftProblem =
  | PlanProblem
  /** `rounds` undefined: the event is not on the plan any more. */
  | { readonly kind: 'other rounds now'; readonly event: string; readonly rounds: number | undefined }
  | { readonly kind: 'depended on another change'; readonly event: string };

export const toEventNameParts = ({ name, level, style, dances }: EventNameParts): EventNameParts => ({
  name,
  level,
  style,
  dances,
});

export const toRoundNameParts = (event: EventNameParts, { name }: Pick<Round, 'name'>): RoundNameParts => ({
  event: toEventNameParts(event),
  name,
});

export const toItemNameParts = (item: PlanItem): ItemNameParts =>
  item.kind === 'round'
    ? { kind: 'round', round: toRoundNameParts(item.event, item.round) }
    : { kind: 'block', title: item.block.title };

export const getBegunReasonOfState = (state: RoundState): BegunReason =>
  state === 'running' || state === 'marked' || state === 'posted' ? state : 'has marks';
