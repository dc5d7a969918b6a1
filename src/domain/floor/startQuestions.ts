import type { Entry } from '../competition.ts';
import type { EntryId } from '../ids.ts';
import { countDaysBetween, type CalendarDay } from '../registration/calendar.ts';
import type { CompetitionDays } from '../registration/moment.ts';
import type { ScheduledRound } from '../round/day.ts';
import { buildLineUp } from './presence.ts';

/** A line-up the deck has begun to call and not finished. */
export interface UnfinishedLineUp {
  readonly couples: number;
  readonly notHere: readonly Entry[];
  /** Every couple was called, so absences are not an oversight. */
  readonly isCalled: boolean;
}

/** Questions to ask before a round goes on the floor; all empty if there are none. */
export interface StartQuestions {
  readonly lineUp: UnfinishedLineUp | undefined;
  /** Rounds already on the floor, earliest start first. */
  readonly beside: readonly ScheduledRound[];
  /** The competition has not begun: the start is a mistake or a rehearsal. */
  readonly tooEarly: DaysAhead | undefined;
}

export interface DaysAhead {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
}

/** The competition's days before the first one; undefined from the first day on, and while no dates are set. */
export const findUpcomingDays = (
  { first, last = first }: CompetitionDays,
  today: CalendarDay,
): DaysAhead | undefined =>
  first === undefined || last === undefined || countDaysBetween(today, first) <= 0
    ? undefined
    : { first, last };

export const needsConfirmation = ({ lineUp, beside, tooEarly }: StartQuestions): boolean =>
  lineUp !== undefined || beside.length > 0 || tooEarly !== undefined;

const isSame = (a: ScheduledRound, b: ScheduledRound): boolean =>
  a.event.key === b.event.key && a.round.number === b.round.number;

/** Questions to ask before a start. If the deck called no couple, it is not in use, and the line-up is not questioned. */
export function findStartQuestions(
  day: readonly ScheduledRound[],
  starting: ScheduledRound,
  tooEarly?: DaysAhead,
): StartQuestions {
  const { present, missing, notCalled } = buildLineUp(starting.event, starting.round);
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

/** Choices for a start: absent couples, running rounds that go back to waiting, and the floor. */
export interface StartChoices {
  readonly away: ReadonlySet<EntryId>;
  readonly back: readonly ScheduledRound[];
  readonly floor: HallFloor;
}

/** A hall has one floor, or two in use at the same time. */
export const HALL_FLOORS = [1, 2] as const;
export type HallFloor = (typeof HALL_FLOORS)[number];

/** The default: the first floor, or the free one of two. */
export const pickDefaultFloor = (hasTwo: boolean, taken: readonly number[]): HallFloor =>
  hasTwo && taken.includes(1) ? 2 : 1;

/** Everybody dances, and running rounds stay on the floor. */
export const DEFAULT_START: StartChoices = { away: new Set(), back: [], floor: 1 };
