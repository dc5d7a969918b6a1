import type { CalendarDay } from './calendar.ts';
import type { RegistrationDates } from './phase.ts';

/** Dates that are hardly meant as they are: each still means something, so none of them is refused. */
export type DateWarning =
  /** The regular price ends before the early one does: nobody pays it. */
  | 'no regular price'
  /** A price was to hold for longer than registration is open. */
  | 'closes before a price ends'
  /** Somebody could still register after the competition has begun. */
  | 'closes after the first day'
  /** There is no end to it. */
  | 'never closes';

export interface SaidDates {
  readonly dates: RegistrationDates;
  /** The first day it is danced on, and the day on which registration has ended, where both are known. */
  readonly first: CalendarDay | undefined;
  readonly lastOpenDay: CalendarDay | undefined;
}

export function dateWarnings({ dates, first, lastOpenDay }: SaidDates): readonly DateWarning[] {
  const { early, open, closed } = dates;
  const lastPrice = Math.max(early ?? 0, open ?? 0);
  const hasPrices = early !== undefined || open !== undefined;
  return [
    ...(early !== undefined && open !== undefined && open <= early ? (['no regular price'] as const) : []),
    ...(closed !== undefined && closed < lastPrice ? (['closes before a price ends'] as const) : []),
    ...(first !== undefined && lastOpenDay !== undefined && lastOpenDay > first
      ? (['closes after the first day'] as const)
      : []),
    ...(hasPrices && closed === undefined ? (['never closes'] as const) : []),
  ];
}
