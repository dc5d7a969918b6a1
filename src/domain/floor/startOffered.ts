import type { Entry } from '../competition.ts';
import type { EntryId } from '../ids.ts';
import { daysBetween, type CalendarDay } from '../registration/calendar.ts';
import type { CompetitionDays } from '../registration/moment.ts';
import type { ScheduledRound } from '../round/day.ts';
import { lineUpOf } from './presence.ts';

/** A line-up that the deck has begun to call and not finished. */
export interface UnfinishedLineUp {
  readonly couples: number;
  /** Missing, or not called yet. */
  readonly notHere: readonly Entry[];
  /** Every couple was called: who is not here is missing, and no slip. */
  readonly isCalled: boolean;
}

/** What is asked before a round goes on the floor; nothing of it where nothing is in the way. */
export interface StartOffered {
  readonly lineUp: UnfinishedLineUp | undefined;
  /** What is on the floor already, the one that was started first at the head. */
  readonly beside: readonly ScheduledRound[];
  /** The competition has not begun: a start is a slip, or a rehearsal. */
  readonly tooEarly: DaysToCome | undefined;
}

/** The days of a competition that has not begun. */
export interface DaysToCome {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
}

/** Its days, while the first of them is still to come; undefined from then on, and while nobody has said them. */
export const daysToCome = (
  { first, last = first }: CompetitionDays,
  today: CalendarDay,
): DaysToCome | undefined =>
  first === undefined || last === undefined || daysBetween(today, first) <= 0 ? undefined : { first, last };

/** Whether a start asks first. */
export const isAsked = ({ lineUp, beside, tooEarly }: StartOffered): boolean =>
  lineUp !== undefined || beside.length > 0 || tooEarly !== undefined;

const isSame = (a: ScheduledRound, b: ScheduledRound): boolean =>
  a.event.key === b.event.key && a.round.number === b.round.number;

/**
 * What is asked when a round is to be started. Where the deck has called nobody at all it is not used: then everybody
 * dances, and nothing is asked.
 */
export function startOffered(
  day: readonly ScheduledRound[],
  starting: ScheduledRound,
  tooEarly?: DaysToCome,
): StartOffered {
  const { present, missing, notCalled } = lineUpOf(starting.event, starting.round);
  const couples = present.length + missing.length + notCalled.length;
  const isUsed = present.length + missing.length > 0;
  return {
    lineUp:
      isUsed && present.length < couples
        ? { couples, notHere: [...missing, ...notCalled], isCalled: notCalled.length === 0 }
        : undefined,
    beside: day
      .filter((one) => one.round.state === 'running' && !isSame(one, starting))
      .toSorted((a, b) => (a.round.startedAt ?? 0) - (b.round.startedAt ?? 0)),
    tooEarly,
  };
}

/** How a round is started: who stays away, which rounds on the floor go back to waiting, and on which floor it is danced. */
export interface StartChosen {
  readonly away: ReadonlySet<EntryId>;
  readonly back: readonly ScheduledRound[];
  readonly floor: Floor;
}

/** A hall has one floor, or two that dance at the same time. */
export const FLOORS = [1, 2] as const;
export type Floor = (typeof FLOORS)[number];

/** On which floor a round goes as a rule: the first one, and in a hall with two floors the one that is free. */
export const usualFloor = (hasTwo: boolean, taken: readonly number[]): Floor =>
  hasTwo && taken.includes(1) ? 2 : 1;

/** Everybody dances, and what is on the floor stays there. */
export const PLAIN_START: StartChosen = { away: new Set(), back: [], floor: 1 };
