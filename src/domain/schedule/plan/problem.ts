import type { CompetitionEvent, Round } from '../../competition.ts';
import type { EventKey } from '../../ids.ts';
import type { StateSince } from '../../competition.ts';
import type { RoundState } from '../../round/rounds.ts';
import type { ForbiddenStep } from '../../round/transitions.ts';
import type { PlanItem } from './plan.ts';

/** An event by what its name is made of. */
export type EventNamed = Pick<CompetitionEvent, 'name' | 'level' | 'style' | 'dances'>;

/** A round by its name, as it was called on the plan it was looked for on: its number may be another one by now. */
export interface RoundNamed {
  readonly event: EventNamed;
  readonly name: string;
}

/** A row of the plan by its name. */
export type ItemNamed =
  | { readonly kind: 'round'; readonly round: RoundNamed }
  | { readonly kind: 'block'; readonly title: string };

/** What has happened in a round that must not be lost: it is in a state since its start, or a judge has marked in it. */
export type HowBegun = StateSince | 'has marks';

/** Why a round cannot go to another state: its own is not one from which it may, or the rounds around it object. */
export type StateProblem =
  | { readonly kind: 'not from this state'; readonly step: ForbiddenStep }
  | { readonly kind: 'no such round'; readonly event: EventNamed; readonly round: number }
  /** The round danced before it has no posted result yet. */
  | { readonly kind: 'comes first'; readonly round: RoundNamed }
  | { readonly kind: 'nobody in it'; readonly round: RoundNamed }
  /** The round danced after it has begun already. */
  | { readonly kind: 'too late'; readonly next: RoundNamed; readonly begun: HowBegun }
  /** The next round dances, or has danced, with the couples of this result. */
  | { readonly kind: 'danced on'; readonly next: RoundNamed; readonly begun: HowBegun }
  | { readonly kind: 'neither skipped nor deleted'; readonly round: RoundNamed; readonly begun: HowBegun }
  /** A final cannot go while another round is danced before it. */
  | { readonly kind: 'final stays'; readonly round: RoundNamed }
  /** The couples of a round cannot come into the next one, which has begun. */
  | {
      readonly kind: 'nobody comes in';
      readonly next: RoundNamed;
      readonly begun: HowBegun;
      readonly from: string;
    }
  /** A skipped round comes back after the skipped one that is danced next. */
  | { readonly kind: 'skipped too'; readonly round: RoundNamed }
  | { readonly kind: 'cannot come back'; readonly next: RoundNamed; readonly begun: HowBegun }
  | { readonly kind: 'not empty'; readonly round: RoundNamed; readonly couples: number };

/** Why the rounds of an event cannot be made anew, or cleared away. */
export type EventProblem =
  | { readonly kind: 'cannot be made anew'; readonly round: RoundNamed; readonly begun: HowBegun }
  /** Its couples stand further on already. */
  | { readonly kind: 'was skipped'; readonly round: RoundNamed }
  | { readonly kind: 'cannot be cleared'; readonly round: RoundNamed; readonly begun: HowBegun };

/** Why a change of the plan cannot be made. */
export type PlanProblem =
  | StateProblem
  | { readonly kind: 'no such event'; readonly event: EventKey }
  /** Judges mark it under its number. */
  | { readonly kind: 'keeps its number'; readonly round: RoundNamed }
  | { readonly kind: 'no round follows'; readonly round: RoundNamed; readonly begun: HowBegun }
  | { readonly kind: 'no round before'; readonly round: RoundNamed; readonly begun: HowBegun }
  | { readonly kind: 'not skipped'; readonly round: RoundNamed }
  /** The first few of them, and how many more events object. */
  | { readonly kind: 'events object'; readonly objections: readonly EventProblem[]; readonly more: number }
  | { readonly kind: 'row is gone' }
  | { readonly kind: 'stays where it is'; readonly round: RoundNamed; readonly begun: HowBegun }
  | { readonly kind: 'nothing before it'; readonly round: RoundNamed; readonly begun: HowBegun }
  | { readonly kind: 'at the edge'; readonly item: ItemNamed; readonly edge: 'first' | 'last' }
  /** A round has to stand above one that is danced after it. */
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

/** Why a change of a draft is left out when the draft is made again on another plan. */
export type DraftProblem =
  | PlanProblem
  /** `rounds` undefined: it is not on the plan any more. */
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

/** How a round has begun that has. */
export const howBegun = (state: RoundState): HowBegun =>
  state === 'running' || state === 'marked' || state === 'posted' ? state : 'has marks';
